/** Dollars an hour, for each of us. */
export const rate = 65;

/** A piece of a month: our work, and its hours. */
interface MonthPiece {
  title: string;
  hours: number;
  text: string;
}

/** Contents of a month. */
export const month: readonly MonthPiece[] = [
  {
    title: 'Stand and count',
    hours: 2,
    text: 'In your doorway, with a clicker. Who passes, who stops, who comes in.',
  },
  {
    title: 'Cut',
    hours: 3,
    text: 'All that you run lies on one table. Half of it goes on the floor.',
  },
  {
    title: 'Make one thing',
    hours: 7,
    text: 'A poster, a window, a letter. One, because people remember one.',
  },
  {
    title: 'Carry it round',
    hours: 3,
    text: 'On foot, to the 22 windows that let us. We bring the tape.',
  },
  {
    title: 'Ask',
    hours: 1.5,
    text: '“What brought you in?” At your till, all of a Saturday morning.',
  },
  {
    title: 'One sheet',
    hours: 1.5,
    text: 'Before, after, and what did not move. You keep it, we keep a copy.',
  },
];

/** Returns the hours of some pieces together. */
export const hoursOf = (pieces: readonly Pick<MonthPiece, 'hours'>[]): number =>
  pieces.reduce((sum, { hours }) => sum + hours, 0);

/** Returns the price of so many hours, in dollars. */
export const costOf = (hours: number): number => hours * rate;

/** Hours of the Lantern's poster, day by day. */
export const posterHours = [
  { title: 'reading and counting', hours: 3 },
  { title: 'five tries', hours: 11.5 },
  { title: 'carrying it round', hours: 3.5 },
] as const;
