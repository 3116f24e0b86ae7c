import type { RuleName } from './poster.ts';

/** The seven rules of the wall, as they hang in the office. */
export const wallRules: readonly { name: RuleName; title: string; text: string }[] = [
  {
    name: 'quarter',
    title: 'Quarter',
    text: 'Tile the field with quarters of a disc. Turn each as you like, by quarters. One tile gets a dot, so that people look twice.',
  },
  {
    name: 'slip',
    title: 'Slip',
    text: 'Stripes, each wider than the one before it. Cut them across into bands of one height and slide or turn every second band.',
  },
  {
    name: 'half',
    title: 'Half',
    text: 'Rings round one point. Cut them through the middle and move one half along until other rings meet.',
  },
  {
    name: 'count',
    title: 'Count',
    text: 'As many discs as the word has letters, or as its number says, each larger than the one before. Never more than ninety-nine.',
  },
  {
    name: 'cross',
    title: 'Cross',
    text: 'Four to six large forms, wherever they fall. Where two of them lie over one another, they cancel.',
  },
  {
    name: 'turn',
    title: 'Turn',
    text: 'A square in a square, its corners on the other’s sides. Keep the angle. Stop when your knife is too thick.',
  },
  {
    name: 'word',
    title: 'Word',
    text: 'The word alone, turned by a quarter, as large as its lane. Every second lane the other way about.',
  },
];

/** Bus 6 of Green County: rules sent to Dell on a Monday, and returned. */
export const busRules: readonly { text: string; isKept?: boolean }[] = [
  { text: 'Use the county’s typeface.' },
  { text: 'The number of the bus is the largest thing.', isKept: true },
  { text: 'The number should feel calm.' },
  { text: 'Leave enough room round the number.' },
  { text: 'Two thirds of the sheet stay white.' },
  { text: 'Prefer short words.' },
  { text: 'Twelve words, at most. Count them aloud.', isKept: true },
  { text: 'No exclamation marks, unless needed.' },
  { text: 'Photographs only of buses.' },
  { text: 'Photographs only of people on buses.' },
  { text: 'No photographs.', isKept: true },
  { text: 'Diagonals suggest movement.' },
  { text: 'A diagonal for a detour, a level line for a delay.' },
  { text: 'One bar, as long as the delay: an inch a minute.', isKept: true },
  { text: 'Black on white in winter.' },
  { text: 'White on black for Sundays.' },
  { text: 'Red for danger.' },
  { text: 'Red for the county fair.' },
  { text: 'Red for whatever is new, until something newer hangs beside it.', isKept: true },
  { text: 'Align left where possible.' },
  { text: 'Keep the logo at a respectful distance from the edge.' },
  { text: 'The logo goes on the back.' },
  { text: 'Hang at eye level.' },
  { text: 'Whose eyes? (D. P.)' },
  { text: 'Hang it where one stands when one has missed the bus.', isKept: true },
  { text: 'Use the good tape.' },
  { text: 'Take down the old one, if it is old.' },
  { text: 'Be consistent.' },
  { text: 'Be flexible.' },
  { text: 'In case of doubt, call us.' },
  { text: 'Have fun with it.' },
];
