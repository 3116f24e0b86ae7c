import type { StampId } from '../../src/homes/creative-portfolio/marks.ts';
import type { BurinPicture } from './burin-picture.ts';
import { coverPixels, covers } from './covers.ts';
import { back, pane, proof } from './sheets.ts';
import { stampPixels } from './stamp.ts';
import { stamps } from './stamps.ts';
import { steelPixels, uprightSteelPixels } from './steel.ts';
import { toolPixels } from './tool.ts';

const scene = 'burin';
const alts: Readonly<Record<StampId, string>> = {
  apology:
    'A carmine stamp: a broken pitcher that five staples hold together; its face value is one apology',
  ride: 'A blue stamp: a road over hills at night, a moon and one small car; its face value is one ride',
  sunday:
    'An orange stamp: a rising sun of engine-turned lines, calm water, an empty boat; its face value is one Sunday',
  minutes: 'A green stamp: an egg in its cup and a long shadow; its face value is ten minutes',
  promise: 'A brown stamp: one rope plaited into a ring; its face value is one promise',
  rain: 'A triangular sea-green stamp: an umbrella in a shower above a puddle; its face value is a rain check',
  word: 'A small black stamp: a ball in strong light with its shadow; its face value is the last word',
  secret:
    'A violet stamp on its point: the shell of a snail, turn upon turn; its face value is a secret',
  letter:
    'A tall magenta stamp: a feather with a split and its shadow; its face value is a long letter',
};

const single = (Object.keys(alts) as StampId[]).map((id, row): BurinPicture => {
  const { width, height } = stamps[id];
  const side = 2000 / Math.max(width, height);
  // Their widths differ less than their long sides: the loupe shows all of them as large.
  const wide = Math.max(width * side, Math.min(2000, width * 2));
  return {
    name: `burin-${id}`,
    scene,
    alt: alts[id],
    focus: [0.5, 0.5],
    alpha: true,
    strip: true,
    firstScreen: id === 'apology',
    // Lines cost what they cost; these two lie in the first screen, and keep every line at this quality, too.
    ...(id === 'apology' || id === 'ride' ? { quality: 50 } : {}),
    width: Math.round(wide),
    height: Math.round((wide * height) / width),
    paint: (size) => stampPixels(stamps[id], size, row + 1),
  };
});

const proofs = [
  [
    { sets: 0, letters: false },
    '1st, Jan. 11',
    'First proof of the black stamp: the outline of a ball and nothing else',
  ],
  [
    { sets: 1, letters: false },
    '2nd, Feb. 20',
    'Second proof: one set of lines runs round the ball and along the ground',
  ],
  [
    { sets: 2, letters: false },
    '3rd, Apr. 2',
    'Third proof: a second set crosses the first, and the ball has weight',
  ],
  [
    { sets: 2, letters: true },
    '4th, Apr. 30. Pull it.',
    'Fourth proof: the frame and the words, signed in pencil',
  ],
] as const;

/** Pictures of steel engraving, in the order in which the page shows them. */
export const burinPictures: readonly BurinPicture[] = [
  ...single,
  {
    name: 'burin-steel',
    scene,
    alt: 'Lines cut into steel, very near and mirrored: red ink still fills the left half, the right is wiped',
    focus: [0.42, 0.6],
    narrow: 'burin-steel-narrow',
    fullBleed: true,
    width: 2880,
    height: 1620,
    paint: steelPixels,
  },
  {
    name: 'burin-steel-narrow',
    scene,
    alt: 'A pitcher and the word Apology cut into steel and mirrored: red ink fills the left half, the right is wiped',
    focus: [0.5, 0.8],
    maxWidth: 1600,
    width: 1600,
    height: 2000,
    paint: uprightSteelPixels,
  },
  ...proofs.map(
    ([state, note, alt], index): BurinPicture => ({
      name: `burin-proof-${index + 1}`,
      scene,
      alt,
      focus: [0.5, 0.45],
      alpha: true,
      // At 360 px the lines melt into tones; at 480 they beat against the pixels.
      strip: true,
      maxWidth: 1200,
      width: 1200,
      height: 1488,
      paint: proof(state, note, 50 + index),
    }),
  ),
  {
    name: 'burin-cover-paid',
    scene,
    alt: 'A pale blue envelope to Ida Lucero with the carmine stamp, canceled in Deming and marked: accepted March 19',
    focus: [0.6, 0.4],
    alpha: true,
    width: 2000,
    height: 1180,
    paint: coverPixels(covers.paid),
  },
  {
    name: 'burin-cover-air',
    scene,
    alt: 'A striped envelope to whoever has the truck, with the stamps for a ride and a promise, marked: ridden, both ways',
    focus: [0.6, 0.4],
    alpha: true,
    width: 2000,
    height: 1180,
    paint: coverPixels(covers.air),
  },
  {
    name: 'burin-pane',
    scene,
    alt: 'A sheet of twenty green stamps with its margin and number; the last one has been torn off',
    focus: [0.5, 0.5],
    alpha: true,
    width: 1400,
    height: 2072,
    paint: pane,
  },
  {
    name: 'burin-back',
    scene,
    alt: 'The back of a stamp: gum, the pitcher showing through, and in pencil “All right. Ida”',
    focus: [0.5, 0.5],
    alpha: true,
    width: 1612,
    height: 1999,
    paint: back,
  },
  {
    name: 'burin-tool',
    scene,
    alt: 'An engraving of a graver and a steel plate with a rosette begun, on a round sandbag',
    focus: [0.5, 0.5],
    alpha: true,
    width: 2000,
    height: 1111,
    paint: toolPixels,
  },
];
