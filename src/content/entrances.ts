/** One way in which something of this site comes in or changes. */
export interface Entrance {
  /** Its drawing in entrances.css. */
  id: string;
  name: string;
  where: string;
  /** Seconds; null: as long as the scroll takes. */
  duration: number | null;
  delay: number;
  /** What starts it. */
  starts: string;
  /** What stands there where less motion is asked for. */
  still: string;
  /** What moves: a card, three of them, a ring, bars, a line, words, a figure. */
  shape: 'card' | 'cards' | 'ring' | 'bars' | 'line' | 'words' | 'figure' | 'layers';
}

export const entranceWords = {
  replay: 'Play again',
  replayOf: 'Play again: {name}',
  all: 'Play all in view',
  still: 'Show what less motion leaves',
  asked: 'Your device asks for less motion, so everything below stands where it would end.',
  duration: 'Duration',
  delay: 'Delay',
  starts: 'Starts',
  less: 'Less motion',
  scroll: 'with the scroll',
} as const;

export const entrances: readonly Entrance[] = [
  {
    id: 'rise',
    name: 'Rise',
    where: 'Sections, cards',
    duration: null,
    delay: 0,
    starts: 'As it comes into the window; it ends before it is half in.',
    still: 'The section, in its place.',
    shape: 'card',
  },
  {
    id: 'settle',
    name: 'Settle',
    where: 'Large pictures',
    duration: null,
    delay: 0,
    starts: 'As it comes into the window.',
    still: 'The picture, at its size.',
    shape: 'card',
  },
  {
    id: 'follow',
    name: 'Follow',
    where: 'Rows of cards',
    duration: 0.6,
    delay: 0.4,
    starts: 'When first seen, each after the one before.',
    still: 'All of them at once.',
    shape: 'cards',
  },
  {
    id: 'count',
    name: 'Count',
    where: 'Counters',
    duration: 1,
    delay: 0,
    starts: 'When first seen, once.',
    still: 'The true number, which screen readers get at all times.',
    shape: 'figure',
  },
  {
    id: 'sweep',
    name: 'Sweep',
    where: 'Pie charts',
    duration: 1,
    delay: 0,
    starts: 'When first seen, once.',
    still: 'The finished ring.',
    shape: 'ring',
  },
  {
    id: 'fill',
    name: 'Fill',
    where: 'Progress bars',
    duration: 0.9,
    delay: 0,
    starts: 'When first seen, once.',
    still: 'The bar, at its share.',
    shape: 'bars',
  },
  {
    id: 'draw',
    name: 'Draw',
    where: 'The line of a project',
    duration: null,
    delay: 0,
    starts: 'With the page; it goes back when the page does.',
    still: 'The whole line.',
    shape: 'line',
  },
  {
    id: 'mark',
    name: 'Mark',
    where: 'Highlights, struck words',
    duration: null,
    delay: 0,
    starts: 'As the line comes to the middle of the window.',
    still: 'The words, marked.',
    shape: 'words',
  },
  {
    id: 'turn',
    name: 'Turn',
    where: 'Profile tiles, boxes with a back',
    duration: 0.6,
    delay: 0,
    starts: 'By pointer or by focus.',
    still: 'The back is there at once.',
    shape: 'card',
  },
  {
    id: 'slide',
    name: 'Slide in',
    where: 'Modals, drawers, the search',
    duration: 0.28,
    delay: 0,
    starts: 'By a press. It comes from where it will stand.',
    still: 'The modal, open.',
    shape: 'card',
  },
  {
    id: 'unfold',
    name: 'Unfold',
    where: 'Menus',
    duration: 0.18,
    delay: 0,
    starts: 'By a press, or when the pointer rests on its name.',
    still: 'The menu, open.',
    shape: 'cards',
  },
  {
    id: 'drift',
    name: 'Drift',
    where: 'Backgrounds of page titles',
    duration: 5,
    delay: 0,
    starts: 'By itself, with a button that pauses it.',
    still: 'One still picture, and no button.',
    shape: 'layers',
  },
];
