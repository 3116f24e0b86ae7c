/** Tiny detail of a stamp that only a loupe shows. */
export interface Mark {
  /** Position in units of the stamp's drawing (`sizes`). */
  position: readonly [x: number, y: number];
  /**
   * Engraved text, and its rotation in degrees; `isWhite` for text
   * on a dark area.
   */
  inscription?: { text: string; rotation?: number; size?: number; isWhite?: boolean };
  /** Description of the mark. */
  title: string;
  text: string;
}

/** Size of each stamp's drawing, in units; pictures and loupe use the same. */
export const sizes = {
  apology: [1000, 1240],
  ride: [1600, 1120],
  sunday: [1100, 1340],
  minutes: [900, 1100],
  promise: [1200, 1000],
  rain: [1600, 1360],
  word: [800, 960],
  secret: [1400, 1400],
  letter: [720, 1420],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type StampId = keyof typeof sizes;

/** Marks of each stamp; `art/burin` draws their texts. */
export const marks: Readonly<Record<StampId, readonly Mark[]>> = {
  apology: [
    {
      position: [384, 556],
      inscription: { text: 'IT WAS NOT THE CAT', rotation: 102, size: 12 },
      title: 'Along the crack',
      text: '“It was not the cat.” The man who ordered this one asked us to put it where his wife would have to look for it.',
    },
    {
      position: [335, 642],
      title: 'The rivets',
      text: 'Five staples hold the pitcher. Each is two dots and a stroke, and each took a morning, since a dot can’t be taken back.',
    },
    {
      position: [846, 930],
      inscription: { text: 'G.T. 2011', size: 13 },
      title: 'In the shadow',
      text: 'Initials and a year. She had promised Ray not to sign the first one.',
    },
  ],
  ride: [
    {
      position: [330, 838],
      inscription: {
        text: 'SILVER CITY TO EL PASO AIRPORT 5:10 AM',
        isWhite: true,
        rotation: 0,
        size: 12,
      },
      title: 'Below the road',
      text: '“Silver City to El Paso airport, 5:10 am.” Ray has driven it nine times on this stamp alone.',
    },
    {
      position: [1200, 262],
      title: 'The moon',
      text: 'Nothing is cut here but its seas. What is white on a stamp is the paper, and the paper has to be left alone.',
    },
    {
      position: [1440, 120],
      inscription: { text: 'G.T. 2013', isWhite: true, size: 12 },
      title: 'A constellation',
      text: 'Her initials, in the last corner that was dark enough.',
    },
  ],
  sunday: [
    {
      position: [550, 610],
      inscription: { text: 'NOTHING IS DUE TODAY', size: 11 },
      title: 'On the water',
      text: '“Nothing is due today.” It takes the place of one line of the sun’s road.',
    },
    {
      position: [550, 180],
      title: 'The sun',
      text: 'A rosette, as on a banknote: one curve, turned a little forty times. It is the only part of the nine that a ruler could have drawn.',
    },
    {
      position: [748, 906],
      inscription: { text: 'LATER', size: 15, rotation: 0 },
      title: 'The name of the boat',
      text: '“Later.” There are no oars in it; people write to tell us.',
    },
  ],
  minutes: [
    {
      position: [648, 670],
      inscription: { text: 'KNOCK, THEN WAIT', isWhite: true, rotation: -4, size: 12 },
      title: 'In the shadow of the cup',
      text: '“Knock, then wait.” Mothers of small children have bought this one by the sheet since 2014.',
    },
    {
      position: [404, 210],
      title: 'The light on the egg',
      text: 'Lines stop and become dots, 638 of them. Under ten powers one sees where she got tired and where she had lunch.',
    },
    {
      position: [442, 716],
      inscription: { text: 'G.T.', size: 11 },
      title: 'Under the foot',
      text: 'Initials, where a potter would put them.',
    },
  ],
  promise: [
    {
      position: [610, 422],
      inscription: { text: 'TO BE KEPT', size: 12 },
      title: 'In the middle of the ring',
      text: '“To be kept.” The only letters on the nine that stand on bare paper, and the ones that nobody finds.',
    },
    {
      position: [380, 560],
      title: 'Over one, under one',
      text: 'A single rope goes round three times. We tied it first, in clothesline; it hangs at the window.',
    },
    {
      position: [872, 640],
      inscription: { text: 'G.T. 2016', isWhite: true, rotation: 20, size: 11 },
      title: 'A shadow',
      text: 'Signed in the shade between two strands.',
    },
  ],
  rain: [
    {
      position: [800, 1108],
      inscription: { text: 'GOOD ANY DRY DAY', size: 13 },
      title: 'In the puddle',
      text: '“Good any dry day.” The longest that one was kept is six years; it was a picnic.',
    },
    {
      position: [760, 640],
      title: 'The hem',
      text: 'Cut last, in a week in which nobody was to cross the floorboards. A slip at this place goes through everything.',
    },
    {
      position: [800, 330],
      inscription: { text: 'G.T.', size: 12 },
      title: 'The highest drop',
      text: 'Initials, falling.',
    },
  ],
  word: [
    {
      position: [400, 150],
      inscription: { text: 'FINE', isWhite: true, size: 11 },
      title: 'Between two lines',
      text: '“Fine.” Ray says that this is the last word, and that it was not his.',
    },
    {
      position: [318, 330],
      title: 'The light',
      text: 'A ball is the first thing that an apprentice is given and the last that comes out right. This is her thirty-first.',
    },
    {
      position: [560, 624],
      inscription: { text: 'G.T. 2021', isWhite: true, rotation: -3, size: 10 },
      title: 'In the black',
      text: 'Initials, white in the darkest cut that she knows how to make.',
    },
  ],
  secret: [
    {
      position: [556, 898],
      inscription: { text: 'I KEPT THE SPARE KEY', isWhite: true, rotation: -8, size: 12 },
      title: 'In the mouth of the shell',
      text: '“I kept the spare key.” It belonged to somebody in Bayard, who has been told in the meantime.',
    },
    {
      position: [690, 628],
      title: 'The first turn',
      text: 'Four turns and a third. At the tip there are nineteen lines in a millimeter, and her breath was the trouble.',
    },
    {
      position: [1096, 676],
      inscription: { text: 'G.T.', isWhite: true, size: 12 },
      title: 'On the horizon',
      text: 'Initials at the end of the world.',
    },
  ],
  letter: [
    {
      position: [452, 560],
      inscription: {
        text: 'DEAR RAY, SO MUCH HAS HAPPENED',
        isWhite: true,
        rotation: 80,
        size: 11,
      },
      title: 'Along the quill',
      text: '“Dear Ray, so much has happened.” She was in Chicago that year. It is all that she wrote him.',
    },
    {
      position: [330, 330],
      title: 'A split',
      text: 'A feather that one has drawn whole looks like a leaf. It became a feather when she broke it.',
    },
    {
      position: [536, 1130],
      inscription: { text: 'G.T. 2018', rotation: -90, size: 11 },
      title: 'Under the shadow',
      text: 'Initials, small even for her.',
    },
  ],
};
