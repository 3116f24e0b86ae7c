/** An object on the wall: its height, and the text on it. */
export interface WallItem {
  inches: number;
  title: string;
  text: string;
}

/** The wall that is drawn to scale. */
export const processWaterLineCopy = {
  id: 'wall',
  img: 'living-sofa-oat',
  caption: 'Middle of a picture at 57, as in a museum. Verna’s own sofa; its legs unscrew.',
  heading: 'What hangs where, and why',
  lead: 'A wall of ours from the ceiling to the boards. The figures are inches over the floor.',
  line: { inches: 31, title: 'The line', text: 'September 13, 2008. Eleven hours.' },
  above: [
    {
      inches: 104,
      title: 'Letters',
      text: 'In a tin on the picture rail. People come back for them first.',
    },
    { inches: 84, title: 'Pegs', text: 'Brass, one a foot, each tried with Teo hanging from it.' },
    {
      inches: 60,
      title: 'Silk, veneer, felt',
      text: 'Whatever is glued or dyed. Up here it may be as fine as you like.',
    },
    { inches: 44, title: 'Sockets', text: 'The cord hangs down. You stop seeing it in a week.' },
  ],
  below: [
    {
      inches: 24,
      title: 'Cypress boards',
      text: 'Screwed, not nailed: off in ten minutes, and the wall can breathe.',
    },
    { inches: 16, title: 'Seats', text: 'Beech and brass. Covers come off over the legs.' },
    { inches: 6, title: 'Lime', text: 'Drinks, dries, goes hard again. Gypsum turns to porridge.' },
  ],
} as const satisfies {
  above: readonly WallItem[];
  below: readonly WallItem[];
  line: WallItem;
  [key: string]: unknown;
};
