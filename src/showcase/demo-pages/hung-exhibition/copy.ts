import type { PictureName } from '../../../media/pictures.ts';

/** Picture of the exhibition, with its label. */
export interface Work {
  name: PictureName;
  title: string;
  /** Lines of its program in `art/shaders/`. */
  lines: number;
  text: string;
  /** Width, in percent of the wall. */
  width: number;
}

const first: Work = {
  name: 'abstract-flute',
  title: 'Someone Left the Sun Behind the Shower Door',
  lines: 19,
  text: 'The glass is seventeen ribs to the unit. There is no sun either: five colors fade into each other, and the ribs bend what little there is.',
  width: 100,
};

/** Works after the first, in order. */
const works: readonly Work[] = [
  {
    name: 'abstract-contours',
    title: 'Map of a Place to Which We Have Not Been',
    lines: 9,
    text: 'The shortest work in the room. Every fifth line is stronger, as on the maps that hikers fold the wrong way.',
    width: 52,
  },
  {
    name: 'abstract-ink',
    title: 'Spilled, Then Kept',
    lines: 10,
    text: 'A cloud is asked where to put the next cloud, and that one where to put a third. It ends as marble, or as a bill for the carpet.',
    width: 74,
  },
  {
    name: 'abstract-silk',
    title: 'The Curtain Before the Curtain',
    lines: 26,
    text: 'Five waves push one another about, and a lamp looks on from the upper left. No worm was consulted.',
    width: 40,
  },
  {
    name: 'abstract-metal',
    title: 'Self-Portrait of a Faucet',
    lines: 25,
    text: 'It shares fourteen of its lines with the curtain next door. One of the two is embarrassed about this.',
    width: 62,
  },
  {
    name: 'abstract-aurora',
    title: 'North, Without the Coat',
    lines: 18,
    text: 'Four veils and a star for roughly every seven hundred places where one could be. It is warm in here; the bench is for staying.',
    width: 100,
  },
];

/** Copy of the demo page with an exhibition along a center line. */
export const hungExhibition = {
  heading: 'Nobody painted these',
  lead: 'Six pictures that were written instead: arithmetic, hung on one line, at the height of your eyes.',
  facts: ['The long room, upstairs', 'Until the fuse goes', 'Free; wipe your feet'],
  first,
  works,
  medium: 'lines of arithmetic on a dark screen',
  wallLabel: 'The hanging',
  closing: {
    heading: 'How to look at them',
    text: 'Stand on the brass strip. It runs down the middle of the floor, under the middle of every picture, and ends at a chair. We measured it three times, because an exhibition that hangs half an inch to the left is about nothing else.',
  },
} as const;
