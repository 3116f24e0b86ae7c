import { letterStrokes } from './pen/letters.ts';
import type { PenStrokes } from './pen/pen-drawing.tsx';
import { createHand } from './pen/strokes.ts';

const hand = createHand(7, 2.6);

const house = (x: number, y: number, width: number, height: number, seed: number) => {
  const houseHand = createHand(seed, 2.6);
  return [
    houseHand.line([x, y], [x, y + height]),
    houseHand.line([x + width, y + height], [x + width, y]),
    houseHand.line([x - 14, y + 6], [x + width / 2, y - height * 0.5]),
    houseHand.line([x + width / 2 - 3, y - height * 0.5 - 2], [x + width + 16, y + 8]),
    ...houseHand.box(x + width * 0.16, y + height * 0.24, width * 0.26, height * 0.28),
    houseHand.line([x + width * 0.29, y + height * 0.24], [x + width * 0.29, y + height * 0.52]),
    houseHand.line([x + width * 0.6, y + height], [x + width * 0.6, y + height * 0.42]),
    houseHand.line([x + width * 0.6, y + height * 0.42], [x + width * 0.86, y + height * 0.42]),
    houseHand.line([x + width * 0.86, y + height * 0.42], [x + width * 0.86, y + height]),
  ];
};

const ladder = () => [
  hand.line([176, 336], [216, 118]),
  hand.line([204, 338], [246, 122]),
  ...Array.from({ length: 8 }, (_, rung) =>
    hand.line([181 + rung * 4.8, 312 - rung * 26], [206 + rung * 5, 313 - rung * 26]),
  ),
];

/** Sketch of two neighbors who share a ladder. */
export const heroSketch: readonly PenStrokes[] = [
  {
    pen: 'ink',
    strokes: [
      ...house(24, 214, 132, 120, 3),
      ...ladder(),
      hand.curve([8, 338], [90, 334], [190, 341], [268, 336]),
      ...hand.box(296, 88, 140, 216),
      hand.line([346, 104], [386, 104]),
      ...letterStrokes('NEED A', [320, 148], 20, 2),
      ...letterStrokes('LADDER?', [307, 180], 20, 3),
      ...hand.box(324, 212, 84, 44),
      ...letterStrokes('YES', [345, 244], 20, 4),
      ...hand.arrow([228, 104], [246, 62], [284, 48], [318, 78]),
      ...hand.arrow([444, 240], [460, 262], [474, 250], [490, 224]),
      ...letterStrokes('$4 A DAY', [452, 190], 25, 5),
      hand.line([452, 206], [592, 199]),
      hand.line([458, 214], [578, 208]),
      ...letterStrokes('CHAT', [462, 56], 21, 6),
      ...letterStrokes('POINTS', [462, 92], 21, 7),
      ...letterStrokes('A MAP', [462, 128], 21, 8),
      ...letterStrokes('BOB HAS ONE', [62, 372], 20, 9),
    ],
  },
  {
    pen: 'coral',
    strokes: [
      hand.line([452, 52], [532, 40]),
      hand.line([452, 88], [558, 74]),
      hand.line([454, 122], [540, 111]),
      hand.line([456, 114], [536, 125]),
      ...letterStrokes('LATER', [556, 36], 22, 10),
      hand.loop([366, 234], 64, 36),
      ...hand.arrow([470, 330], [440, 324], [418, 304], [406, 274]),
      ...letterStrokes('ONLY THIS', [476, 340], 22, 11),
    ],
  },
  {
    pen: 'teal',
    strokes: [hand.curve([590, 172], [598, 184], [602, 196], [618, 150], [636, 128])],
  },
];

/** Returns a line with six numbered loops and an arrowhead. */
function sixLoops(): string[] {
  const line = createHand(11, 2);
  const turns = Array.from({ length: 6 }, (_, week) => {
    const x = 70 + week * 82;
    return [
      [x, 74],
      [x + 46, 60],
      [x + 50, 22],
      [x + 26, 10],
      [x + 8, 32],
      [x + 22, 64],
    ] as const;
  });
  return [
    ...line.arrow([4, 66], [36, 72], ...turns.flat(), [600, 80], [640, 66]),
    ...turns.flatMap((_, week) =>
      letterStrokes(`${week + 1}`, [88 + week * 82, 112], 20, week + 20),
    ),
  ];
}

export const weeksSketch: readonly PenStrokes[] = [
  { pen: 'ink', strokes: sixLoops() },
  { pen: 'coral', strokes: [createHand(5, 2).loop([505, 103], 22, 19)] },
];

/** Circle around the link of the hero. */
export const circleSketch: readonly PenStrokes[] = [
  { pen: 'coral', strokes: [createHand(9, 4).loop([160, 50], 148, 38)] },
];
