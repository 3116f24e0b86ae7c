import { of, row } from './blender/rows/row.ts';

/** A contact sheet: small prints of the photographer's night, most of them bad on purpose (film.ts). */
export const contactSheet = of('photo_rain', [
  row(
    'photo-roll-01',
    'The first frame of a roll, half of it burnt white by the light that got in.',
    0.5,
    0.5,
    { maxWidth: 480, strip: true },
  ),
  row(
    'photo-roll-02',
    'Crossarms of a pole against the dusk, the camera too far to the left.',
    0.5,
    0.5,
    { maxWidth: 480, strip: true },
  ),
  row(
    'photo-roll-03',
    'Frame three, laid on its side: a pole, its wires, and one lit window.',
    0.5,
    0.5,
    { maxWidth: 480, strip: true },
  ),
  row(
    'photo-roll-04',
    'The same pole nearer, its transformer in the corner and out of focus.',
    0.5,
    0.5,
    { maxWidth: 480, strip: true },
  ),
  row(
    'photo-roll-05',
    'A coin laundry from too far away, small and dark in the middle.',
    0.5,
    0.5,
    { maxWidth: 480, strip: true },
  ),
  row('photo-roll-06', 'The laundry again, the window cut off at the right.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-07', 'The laundry a stop too bright, its machines washed out.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-08', 'Frame eight: the laundry, whole, with the street it shines on.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-09', 'Only the lit window of the laundry, without any street.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-10', 'An empty bus shelter, the camera not level.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-11', 'The shelter again, its tube of light at the very top edge.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-12', 'Frame twelve: the shelter with a bench, and nobody on it.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-13', 'The bench of the shelter alone, too near.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-14', 'Wet asphalt and a stripe of a crossing, taken by mistake.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-15', 'A wet street with somebody far away under an umbrella.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-16', 'The same street, the walker blurred, the shutter too slow.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row(
    'photo-roll-17',
    'Frame seventeen: somebody under an umbrella against headlights.',
    0.5,
    0.5,
    { maxWidth: 480, strip: true },
  ),
  row('photo-roll-18', 'The walker again, a parked pickup in the way.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-19', 'The walker again, cut off at the knees.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-20', 'A dark alley, laid on its side, nothing in it sharp.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row('photo-roll-21', 'The alley with two bins and too much wall.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row(
    'photo-roll-22',
    'Frame twenty-two, laid on its side: an alley with one lamp over a door.',
    0.5,
    0.5,
    { maxWidth: 480, strip: true },
  ),
  row('photo-roll-23', 'A gutter with the letters of the laundry upside down in it.', 0.5, 0.5, {
    maxWidth: 480,
    strip: true,
  }),
  row(
    'photo-roll-24',
    'Frame twenty-four: a lit window from the ground, doubled by a puddle.',
    0.5,
    0.5,
    {
      maxWidth: 480,
      strip: true,
    },
  ),
]);
