import { letterStrokes } from './pen/letters.ts';
import type { PenStrokes } from './pen/pen-drawing.tsx';
import { createHand, type Point } from './pen/strokes.ts';

const hand = createHand(23, 2.4);

const tower = (x: number, top: number) => [
  ...hand.box(x, top, 44, 230 - top),
  hand.line([x - 6, top], [x - 6, top - 16]),
  hand.line([x - 6, top - 16], [x + 50, top - 16]),
  hand.line([x + 50, top - 16], [x + 50, top]),
  hand.line([x + 22, top - 16], [x + 22, top - 52]),
  hand.curve([x + 22, top - 52], [x + 36, top - 50], [x + 46, top - 44], [x + 24, top - 36]),
];

/** A castle is crossed out, a shed is kept. */
const buildDrawing: readonly PenStrokes[] = [
  {
    pen: 'ink',
    strokes: [
      ...tower(20, 110),
      ...tower(96, 78),
      ...tower(172, 120),
      hand.line([60, 150], [98, 150]),
      hand.line([138, 152], [174, 150]),
      hand.curve([106, 230], [106, 196], [118, 184], [130, 196], [130, 230]),
      ...hand.box(318, 156, 112, 76),
      hand.line([306, 160], [374, 116]),
      hand.line([372, 114], [444, 162]),
      ...hand.box(358, 182, 30, 50),
      hand.line([380, 206], [383, 207]),
      hand.curve([290, 234], [350, 231], [460, 236]),
    ],
  },
  {
    pen: 'coral',
    strokes: [hand.line([6, 40], [232, 250]), hand.line([238, 34], [2, 244])],
  },
  { pen: 'teal', strokes: [hand.curve([352, 82], [364, 98], [372, 108], [396, 62], [420, 36])] },
];

const figure = (x: number, y: number) => {
  const figureHand = createHand(x + y, 1.6);
  return [
    figureHand.loop([x, y - 44], 8, 9),
    figureHand.line([x, y - 35], [x, y - 16]),
    figureHand.line([x - 9, y - 26], [x + 10, y - 29]),
    figureHand.line([x, y - 16], [x - 8, y]),
    figureHand.line([x, y - 16], [x + 8, y]),
  ];
};

/** Bar chart with a marked bar. */
const measureDrawing: readonly PenStrokes[] = [
  {
    pen: 'ink',
    strokes: [
      hand.line([10, 238], [124, 238]),
      hand.line([124, 238], [124, 200]),
      hand.line([124, 200], [222, 200]),
      hand.line([222, 200], [222, 160]),
      hand.line([222, 160], [330, 160]),
      hand.line([330, 160], [330, 118]),
      hand.line([330, 118], [450, 118]),
      ...[24, 50, 76, 102].flatMap((x) => figure(x, 236)),
      ...[150, 186].flatMap((x) => figure(x, 198)),
      ...[244, 264, 286, 308].flatMap((x) => figure(x, 158)),
      ...figure(394, 116),
      ...letterStrokes('PAID', [364, 50], 24, 3),
    ],
  },
  {
    pen: 'coral',
    strokes: [
      hand.loop([276, 134], 58, 52),
      ...letterStrokes('WHY?', [188, 60], 26, 5),
      ...hand.arrow([234, 68], [246, 76], [254, 84]),
    ],
  },
];

const roomStrokes = (x: number, y: number, width: number, height: number): string[] => [
  ...hand.box(x, y, width, height),
  hand.line([x - 8, y + 2], [x + width * 0.5, y - height * 0.42]),
  hand.line([x + width * 0.5, y - height * 0.44], [x + width + 9, y + 4]),
];

/** One house to which rooms are added. */
const growDrawing: readonly PenStrokes[] = [
  {
    pen: 'ink',
    strokes: [
      ...roomStrokes(24, 168, 70, 66),
      ...roomStrokes(94, 148, 86, 86),
      ...roomStrokes(180, 124, 104, 110),
      ...hand.box(46, 198, 22, 36),
      ...hand.box(118, 172, 30, 26),
      ...hand.box(206, 152, 38, 30),
      hand.curve([4, 236], [150, 233], [300, 237], [452, 234]),
      ...letterStrokes('1', [52, 130], 20, 4),
      ...letterStrokes('100', [112, 98], 20, 5),
    ],
  },
  {
    pen: 'teal',
    strokes: [
      hand.line([286, 96], [286, 232]),
      hand.line([286, 96], [420, 94]),
      hand.line([420, 94], [420, 234]),
      hand.line([278, 100], [352, 36]),
      hand.line([350, 34], [432, 98]),
      ...letterStrokes('+', [340, 180], 40, 6),
    ],
  },
];

/** Width and height of each drawing. */
export const featureSize: Point = [460, 260];

/** Drawings of the three features, in the order of `features.ts`. */
export const featureDrawings: readonly (readonly PenStrokes[])[] = [
  buildDrawing,
  measureDrawing,
  growDrawing,
];
