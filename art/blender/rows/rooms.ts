import type { PictureSource } from '../../picture-source.ts';
import { of, row } from './row.ts';

/** Rooms and houses. */
export const rooms: readonly PictureSource[] = [
  ...of('living', [
    row(
      'living-clay',
      'A plastered room in morning sun: a terracotta arched niche with an olive tree, a pale armchair and an arc lamp.',
      0.45,
      0.55,
    ),
    row(
      'living-bottle',
      'The same room in bottle green: dark niche, green armchair with a mustard cushion, walnut floor.',
      0.45,
      0.55,
    ),
    row(
      'living-oat',
      'The same room in oat and black: pale niche, black armchair, brass lamp, light oak floor.',
      0.45,
      0.55,
    ),
    row(
      'living-evening',
      'The bottle-green room in the evening, lit by its arc lamp, blue light at the window.',
      0.5,
      0.55,
    ),
    row(
      'living-sofa',
      'A pale sofa with three cushions below three framed prints, a low oak table and a leafy plant in a niche.',
      0.6,
      0.55,
    ),
    row(
      'living-sofa-oat',
      'A black sofa seen from the side, a low table with books in front of it, a niche with a plant behind.',
      0.5,
      0.5,
    ),
    row(
      'living-niche',
      'A terracotta niche with three shelves of vases, a lamp on a red stool and a round mirror beside it.',
      0.45,
      0.5,
    ),
    row('living-vases', 'Black and cream vases on the shelves of a pale arched niche.', 0.45, 0.5),
    row(
      'living-table',
      'A small plaster table with dried grasses in a mustard vase beside a green armchair.',
      0.6,
      0.55,
    ),
  ]),
  ...of('villa', [
    row(
      'villa-dusk',
      'A flat-roofed villa at dusk, its ground floor glowing, the pool in front reflecting it.',
      0.5,
      0.5,
      { fullBleed: true },
    ),
    row(
      'villa-day',
      'The villa in bright daylight: white upper box over a concrete ground floor, pool, loungers, trees.',
      0.5,
      0.5,
      { fullBleed: true },
    ),
    row(
      'villa-pool',
      'Over the pool to the lit villa in the evening: two people at the table, one by the sofa, a child at the window upstairs.',
    ),
    row(
      'villa-side',
      'The villa from the side by day, its wooden slats and the white box above.',
      0.5,
      0.45,
    ),
    row(
      'villa-upper',
      'The lit upper room of the villa from below, a glass rail along its edge.',
      0.5,
      0.45,
    ),
  ]),
  ...of('vesper', [
    row(
      'vesper-stair',
      'A stair of oak treads up a white wall in sun from a long roof light; coats on pegs, shoes on the floor, books.',
      0.55,
      0.5,
    ),
    row(
      'vesper-model',
      'A wooden model of a house with its front taken off, card people in its rooms, a red thread across it, on a table.',
      0.5,
      0.5,
    ),
  ]),
  ...of('hotel', [
    row(
      'hotel-room',
      'A whitewashed hotel room: a wide bed in an arched niche, terracotta cushions, sun from the left.',
      0.5,
      0.6,
    ),
    row(
      'hotel-room-evening',
      'The hotel room in the evening with both bedside lamps lit.',
      0.5,
      0.6,
    ),
    row(
      'hotel-terrace',
      'A stone terrace over the sea with two armchairs, a small table and an olive tree under a pergola.',
      0.5,
      0.55,
    ),
    row('hotel-terrace-sunset', 'The terrace at sunset, a pink sky over the sea.', 0.5, 0.55),
    row(
      'hotel-breakfast',
      'Breakfast by the sea: a croissant, coffee, juice, a terracotta jug and a bowl of lemons.',
      0.5,
      0.6,
    ),
    row(
      'hotel-pool',
      'A long pool that runs out to the horizon, two loungers under a parasol, a palm in a pot.',
      0.5,
      0.6,
      { fullBleed: true },
    ),
    row('hotel-pool-sunset', 'The pool at sunset under a rose and violet sky.', 0.5, 0.6),
  ]),
  ...of('lowwater', [
    row(
      'lowwater-yard',
      'A small white boarded room in the morning: a bed with a yellow quilt, a split door open to lemon trees, boots beside it.',
      0.5,
      0.55,
    ),
    row(
      'lowwater-bay',
      'A pale room at noon: a wide bed before an open front, curtains blown inward, a balcony, the pool and the sea.',
      0.45,
      0.6,
    ),
    row(
      'lowwater-loft',
      'A bed and two bunks under dark rafters in the evening: lamps, a net with glass floats, dusk over Morro Rock in the window.',
      0.5,
      0.55,
    ),
  ]),
  ...of('atrium', [
    row(
      'atrium',
      'A bright atrium with three galleries, brass rails, trees in navy planters and hanging lamps.',
      0.5,
      0.45,
      { fullBleed: true },
    ),
    row(
      'atrium-stair',
      'A wooden stair with a brass rail up to a landing, a bench and a leafy plant below.',
    ),
    row(
      'atrium-boardroom',
      'A boardroom: a long dark table with ten pale chairs, brass lamps, a navy wall.',
      0.5,
      0.55,
    ),
  ]),
  ...of('raised', [
    row(
      'raised-hung',
      'A flooded room, calm: two chairs, a hat, a lit storm lamp and a rolled rug hang on pegs above a brass line, mirrored in the water.',
      0.62,
      0.5,
      { fullBleed: true, firstScreen: true },
    ),
    row(
      'raised-before',
      'A bare room with a brown water line on its walls, boxes, a stepladder and a bulb on a wire.',
      0.45,
      0.55,
    ),
    row(
      'raised-night',
      'A linen curtain gathered up on a peg over black panels with a brass edge, in the light of a storm lamp.',
      0.55,
      0.45,
    ),
  ]),
  ...of('kiln', [
    row(
      'kiln-wall',
      'A high plaster wall with the bricked mouth of a kiln in it, pots on three boards inside, a bench and a dog’s bowl.',
      0.8,
      0.72,
      { fullBleed: true, firstScreen: true },
    ),
    row(
      'kiln-room',
      'A shop furnished as a room: pots in a brick arch, a sofa with a blanket, a low table, a chair, two lamps lit.',
      0.5,
      0.6,
      { fullBleed: true },
    ),
    row(
      'kiln-dusk',
      'A long board of pots at dusk, one clay lamp lit among them, the wall behind it blue.',
      0.45,
      0.55,
      { fullBleed: true },
    ),
    row(
      'kiln-glaze',
      'Green glaze that ran down a clay pot in drips and stopped short of its foot.',
    ),
  ]),
];
