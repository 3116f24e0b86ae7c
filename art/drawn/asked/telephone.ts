import { palette as c } from '../palette.ts';
import { at, board, box, disc, shape, softShadow, stroke, text } from '../svg.ts';

/** Pencil strokes, every fifth across the four before it. */
function tally(x: number, y: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const left = x + Math.floor(index / 5) * 118 + (index % 5) * 20;
    const lean = ((index * 7) % 5) - 2;
    const d =
      index % 5 === 4 ? `M${left - 92} ${y + 52}L${left} ${y + 8}` : `M${left} ${y}l${lean} 60`;
    return stroke(d, c.ink, 6, 'opacity="0.82"');
  }).join('');
}

const rows = [
  ['Cost?', 14],
  ['When?', 11],
  ['Whose?', 9],
  ['After?', 13],
] as const;

const pad =
  softShadow(0, 0, 560, 690, 10) +
  box(0, 0, 560, 690, 10, c.surface) +
  box(0, 0, 560, 74, 10, c.vermilion) +
  box(0, 60, 560, 14, 0, c.vermilion) +
  [70, 210, 350, 490].map((x) => disc(x, 37, 11, c.surface)).join('') +
  rows
    .map(([word, count], index) => {
      const y = 136 + index * 138;
      return (
        text(36, y + 44, 40, word, { weight: 600 }) +
        tally(192, y, count) +
        stroke(`M36 ${y + 92}H524`, c.line, 3)
      );
    })
    .join('');

const coil = Array.from({ length: 17 }, (_, i) => `q-34 14 0 28t0 ${i === 16 ? 20 : 5}`).join('');

const phone =
  softShadow(0, 40, 460, 700, 70) +
  box(0, 40, 460, 700, 70, c.field) +
  box(24, 62, 412, 656, 54, 'none', `stroke="${c.fieldDeep}" stroke-width="4"`) +
  disc(230, 452, 172, c.fieldDeep) +
  disc(230, 452, 160, c.fieldPale) +
  Array.from({ length: 10 }, (_, i) => {
    const angle = -0.9 - i * 0.5;
    const [x, y] = [230 + 114 * Math.cos(angle), 452 + 114 * Math.sin(angle)];
    return disc(x, y, 27, c.fieldDeep) + disc(x, y + 2, 22, c.surface);
  }).join('') +
  disc(230, 452, 64, c.surface) +
  text(230, 466, 38, '0143', { anchor: 'middle', weight: 700, face: 'display' }) +
  box(72, 168, 316, 46, 20, c.fieldDeep) +
  shape(
    'M-44 66Q-44 -30 52 -30H408Q504 -30 504 66V122Q504 150 476 150H370Q342 150 342 122V96H118V122Q118 150 90 150H-16Q-44 150 -44 122z',
    c.fieldDeep,
  ) +
  stroke('M0 40Q10 6 56 4H240', c.field, 12) +
  stroke(`M40 152v40${coil}`, c.fieldDeep, 11);

/** The telephone in the office, and the pad on which questions are counted. */
export function telephone(): string {
  const planks = Array.from({ length: 8 }, (_, i) => box(i * 200, 0, 196, 1200, 0, c.sky)).join('');
  const pencil = at(
    1420,
    1000,
    box(-220, -13, 300, 26, 4, c.sun) +
      shape('M80-13l52 13-52 13z', c.paper) +
      shape('M114-5l18 5-18 5z', c.ink),
    1,
    -16,
  );
  return board(
    1600,
    1200,
    box(0, 0, 1600, 1200, 0, c.skyDeep) +
      planks +
      at(200, 200, phone) +
      at(860, 190, pad, 1, 2) +
      pencil,
  );
}
