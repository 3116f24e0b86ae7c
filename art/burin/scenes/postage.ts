/** The postage that stands beside our stamps on an envelope: a number in a rosette, gray. */
import { type Box, grown, inBox, rule, sheetOutline } from '../frames.ts';
import { words } from '../lettering.ts';
import type { Design } from '../stamp.ts';
import { smooth } from '../vector.ts';

const box: Box = [70, 70, 530, 560];

function rosette(x: number, y: number) {
  const [dx, dy] = [x - 300, y - 315];
  const away = Math.hypot(dx, dy);
  const angle = Math.atan2(dy, dx);
  const swing = 30 * Math.sin(angle * 12) * smooth(40, 200, away);
  return {
    tone: 0.3 + 0.3 * smooth(120, 320, away),
    lines: (away + swing) / 9,
    across: (away - swing) / 9,
  };
}

export const postage: Design = {
  width: 600,
  height: 720,
  outline: sheetOutline(600, 720),
  perforation: 68,
  every: 8,
  ink: '#4d5a66',
  paper: '#f6f4ee',
  inPicture: inBox(box),
  camera: { eye: [0, 0, 9], target: [0, 0, 0], zoom: 1, center: [0, 0] },
  light: { from: [-1, 1, 1], reach: 1 },
  forms: [],
  cut: () => ({ tone: 0, lines: 0, across: 0 }),
  ground: rosette,
  solid:
    rule(grown(box, 8), 4) +
    words(300, 362, 150, '55', { face: 'Burin Black' }) +
    words(300, 648, 58, 'POSTAGE', { face: 'Burin Text', spacing: 10 }),
  bare: '<circle cx="300" cy="315" r="122" fill="#fff"/>',
};
