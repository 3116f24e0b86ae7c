import type { Drawing } from '../drawing.ts';
import { answering, asking, dark, halfway } from './answer-screens.ts';
import { kneaded } from './clay.ts';
import { glass } from './glass.ts';
import { hem } from './hem.ts';
import { porch } from './porch.ts';
import { tall, wide } from './screen.ts';
import { line, sky } from './side-screens.ts';
import { town } from './town.ts';

const scene = 'drawn/drying';

const alts = {
  answer: [
    'The app asks “What is wet?”: tea towels, shirts, a sheet, socks, bath towels and jeans, counted',
    'The app says that everything is dry by 3:51, cloth by cloth, under a line with dark wet wash',
    'The app says “Four may come in”; bath towels and jeans still hold water',
    'The app at night: the line is empty, we said 3:51, it was 3:44, battery all day 0.4%',
  ],
  sky: [
    'The sky screen at eight: fog, 54 degrees, 93% damp',
    'The sky screen at nine: lifting, 56 degrees, 86% damp',
    'The sky screen after lunch: drying, 65 degrees, wind 13 miles an hour',
    'The sky screen at five: rain over the bar',
  ],
  line: [
    'The line screen before the wash is out: three bare lines and a few pegs',
    'The line screen at nine: sixteen wet pieces, all of them dark',
    'The line screen after lunch: bath towels and jeans are left, half dry',
    'The line screen in the evening: bare pegs',
  ],
} as const;

const answers = [asking, answering, halfway, dark];
const draw = {
  answer: (step: number) => answers[step]?.() ?? '',
  sky,
  line,
} as const;

/** Three screens at four hours of one day. */
const screens = (['answer', 'sky', 'line'] as const).flatMap((kind) =>
  alts[kind].map(
    (alt, step): Drawing => ({
      name: `drying-${kind}-${step + 1}`,
      scene,
      alt,
      focus: [0.5, 0.5],
      width: wide,
      height: tall,
      markup: () => draw[kind](step),
    }),
  ),
);

const clays = {
  towel: 'A tea towel of clay on two clay pegs, cream with red coils',
  shirt: 'A blue work shirt of clay, with a collar and three buttons',
  sheet: 'A white double sheet of clay with a coral seam',
  sock: 'A yellow wool sock of clay with a red toe',
  bath: 'A coral bath towel of clay with two stripes',
  jeans: 'Blue jeans of clay with a coral patch on one knee',
} as const;

/** The wash as clay. */
const wash = (Object.keys(clays) as (keyof typeof clays)[]).map(
  (id): Drawing => ({
    name: `drying-clay-${id}`,
    scene,
    alt: clays[id],
    focus: [0.5, 0.5],
    alpha: true,
    maxWidth: 600,
    width: 600,
    height: 600,
    markup: () => kneaded(id),
  }),
);

/** The pictures of an app that knows when the wash is dry. */
export const drying: readonly Drawing[] = [
  {
    name: 'drying-town',
    scene,
    alt: 'Uniontown in Astoria from a back yard: wooden houses up a hill, the river, its long bridge, ships at anchor',
    focus: [0.7, 0.6],
    alpha: true,
    fullBleed: true,
    firstScreen: true,
    narrow: 'drying-town-narrow',
    width: 2400,
    height: 1040,
    markup: () => town({ width: 2400, height: 1040, horizon: 470, from: 1180 }),
  },
  {
    name: 'drying-town-narrow',
    scene,
    alt: 'The river and the first houses of Uniontown from a back yard, a ship at anchor',
    focus: [0.5, 0.6],
    alpha: true,
    firstScreen: true,
    maxWidth: 1028,
    width: 900,
    height: 1000,
    markup: () => town({ width: 900, height: 1000, horizon: 440, from: 420 }),
  },
  ...screens,
  ...wash,
  {
    name: 'drying-glass',
    scene,
    alt: 'A phone screen through a loupe: every pixel three lamps, the figure 0.4% in coral, drops of rain on it',
    focus: [0.5, 0.45],
    fullBleed: true,
    width: 1900,
    height: 1150,
    markup: glass,
  },
  {
    name: 'drying-hem',
    scene,
    alt: 'Close up: the hem of a linen sheet against the light, coral stitches, one wooden peg',
    focus: [0.6, 0.6],
    width: 2000,
    height: 1400,
    markup: hem,
  },
  {
    name: 'drying-porch',
    scene,
    alt: 'A back porch after five: a basket of folded wash, one sock on the line, rain coming up the river',
    focus: [0.45, 0.7],
    width: 1200,
    height: 1600,
    markup: porch,
  },
];
