import { of, row } from './row.ts';

/** The photographer's four essays: rendered here, then developed by art/develop.ts. */
export const photographs = [
  ...of('photo_rain', [
    row(
      'photo-main-street',
      'A wet main street at night, somebody under an umbrella against the lamps.',
      0.6,
      0.6,
    ),
    row(
      'photo-laundry',
      'A coin laundry lit at night, seen from across the street in the rain.',
      0.5,
      0.55,
    ),
    row('photo-shelter', 'An empty bus shelter at night with its tube of light on.', 0.5, 0.55),
    row(
      'photo-wires',
      'A pole with crossarms, insulators and a transformer against the dusk.',
      0.5,
      0.4,
    ),
    row(
      'photo-alley',
      'An alley with one lamp over one door, a fire escape and two bins.',
      0.5,
      0.6,
    ),
    row(
      'photo-kerb',
      'A laundry window at night from the ground, and once more upside down in the puddle before it.',
      0.4,
      0.6,
    ),
  ]),
  ...of('photo_fog', [
    row(
      'photo-pier',
      'A plank pier with a rail that goes out into fog, a gull on the rail.',
      0.5,
      0.55,
    ),
    row('photo-piles', 'Two rows of broken piles in still water, thinning out into fog.', 0.5, 0.6),
    row(
      'photo-boat',
      'A rowing boat from above, tied to a post, on water without a line.',
      0.5,
      0.5,
    ),
    row(
      'photo-farm',
      'A farmhouse in fog behind a wire fence, a bare tree, one window lit upstairs.',
      0.62,
      0.5,
    ),
    row(
      'photo-road',
      'A country road in fog, poles on the right, two headlights coming.',
      0.45,
      0.55,
    ),
  ]),
  ...of('photo_bench', [
    row(
      'photo-plane',
      'An iron jack plane among its shavings on a bench, light from a window.',
      0.5,
      0.5,
    ),
    row(
      'photo-chisels',
      'A rack of chisels with one missing, a mallet and cord below, in raking light.',
      0.5,
      0.45,
    ),
    row(
      'photo-apron',
      'A work apron on a hook and a broom, the bars of a window across them.',
      0.5,
      0.5,
    ),
    row(
      'photo-bench',
      'A bench at night under one hanging lamp, shavings on the floor, nobody there.',
      0.5,
      0.5,
    ),
  ]),
  ...of('photo_kitchen', [
    row(
      'photo-dawn',
      'A kitchen table at a window before sunrise: a cup, a jug, a newspaper.',
      0.5,
      0.5,
    ),
    row(
      'photo-pears',
      'Three pears and a glass of water on a sill, dark against the window.',
      0.5,
      0.6,
    ),
    row('photo-eggs', 'A dark bowl of brown eggs in light from the left.', 0.5, 0.55),
    row(
      'photo-breakfast',
      'From above, after breakfast: a plate with crumbs, a cup, a newspaper.',
      0.5,
      0.5,
    ),
    row('photo-coat', 'A chair in a square of early sun, the rest of the room dark.', 0.5, 0.55),
  ]),
];
