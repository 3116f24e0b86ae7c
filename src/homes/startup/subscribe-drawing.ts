import type { PenStrokes } from './pen/pen-drawing.tsx';
import { createHand, type Point } from './pen/strokes.ts';

const hand = createHand(31, 3);

/** Kite string with six loops. */
const string = Array.from({ length: 6 }, (_, week): Point[] => {
  const [x, y] = [40 + week * 62, 300 - week * 22];
  return [
    [x, y],
    [x + 36, y - 22],
    [x + 34, y - 56],
    [x + 10, y - 58],
    [x + 6, y - 28],
    [x + 24, y - 12],
  ];
}).flat();

/** A kite on a string with six loops, for the postcard. */
export const kiteDrawing: readonly PenStrokes[] = [
  {
    pen: 'ink',
    strokes: [
      hand.curve([0, 318], ...string, [430, 168], [468, 148]),
      hand.line([520, 12], [586, 86]),
      hand.line([588, 84], [470, 150]),
      hand.line([470, 150], [440, 66]),
      hand.line([440, 66], [522, 12]),
      hand.line([521, 13], [470, 149]),
      hand.line([441, 67], [587, 85]),
    ],
  },
  {
    pen: 'coral',
    strokes: [
      hand.scribble(452, 40, 50, 24, 7),
      hand.scribble(500, 90, 62, 20, 8),
      hand.curve([470, 152], [500, 176], [490, 206], [524, 222], [516, 250]),
      hand.line([496, 192], [518, 176]),
      hand.line([512, 232], [540, 218]),
    ],
  },
];
