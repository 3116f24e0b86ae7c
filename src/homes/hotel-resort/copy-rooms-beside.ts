import { formatDollars } from '../../content/format-dollars.ts';
import { firm } from './firm.ts';
import { type RoomName, rates, type Season } from './rates.ts';

const seasonOrder: readonly Season[] = ['low', 'slack', 'high'];

/** Copy of a room, and of the end of its column. */
const roomColumn = <Picture extends string, View extends string>(
  name: RoomName,
  count: string,
  img: Picture,
  view: View,
  requestLink: string,
  cells: readonly string[],
) => ({
  name,
  count,
  img,
  view,
  requestLink: { title: requestLink, link: `${firm.brand.link}?Room=${name}#request` },
  cells,
  prices: seasonOrder.map((season) => formatDollars(rates[name][season])),
});

/** The three kinds of room. */
export const roomsBesideCopy = {
  id: 'rooms',
  heading: 'Nine rooms, and three ways to the sea',
  text: 'Nine keys hang on three hooks: one for the garden, one for the water, one for the wind.',
  caption:
    'The three kinds of room compared: first light, view, sound, beds, and the price of a night',
  corner: 'What is compared',
  pictureHeader: 'The room',
  viewHeader: 'You see',
  rows: ['At first light', 'You see', 'You hear', 'Bed', 'Sleeps', 'Size'],
  requestHeader: 'Ask for it',
  seasons: [
    { title: 'Low water', dates: 'November to February, but not the holidays' },
    { title: 'Half tide', dates: 'spring, fall, and December 21 to January 1' },
    { title: 'High water', dates: 'June 16 to September 7' },
  ],
  rooms: [
    roomColumn(
      'Yard',
      'Four of them, on the ground',
      'lowwater-yard',
      'coast-yard',
      'Ask for a Yard room',
      [
        'Leaves move on the wall. The sea is a scent.',
        'Lemon trees, and the boat on its trailer',
        'The kitchen, from half past six',
        'Queen, firm',
        'Two',
        '230 square feet',
      ],
    ),
    roomColumn(
      'Bay',
      'Four, along the pool',
      'lowwater-bay',
      'coast-bay-room',
      'Ask for a Bay room',
      [
        'The pool sends its light over the ceiling.',
        'The pool, and over its edge the whole bay',
        'The swell, and early swimmers',
        'King',
        'Two, and a cot',
        '290 square feet',
      ],
    ),
    roomColumn(
      'Loft',
      'One, where the nets were dried',
      'lowwater-loft',
      'coast-loft',
      'Ask for the Loft',
      [
        'Twenty-two steps up, the sun is there first.',
        'Morro Rock, and weather on its way',
        'The wind, when it is from the south',
        'King, and two bunks',
        'Four',
        '520 square feet, and the terrace',
      ],
    ),
  ],
  note: 'Dollars for the room and the night, breakfast and tax in it. Dogs sleep in the Yard, as guests of the house. Cribs, boots and binoculars are lent.',
} as const;
