import { palette as p } from '../palette.ts';
import { at, shape, stroke, text } from '../svg.ts';

/** A rosette of an engraver: petals turned round a point. */
const rosette = (radius: number) =>
  Array.from(
    { length: 18 },
    (_, i) =>
      `<ellipse rx="${radius}" ry="${radius * 0.36}" fill="none" stroke="${p.paper}" stroke-width="2" stroke-opacity="0.5" transform="rotate(${i * 10})"/>`,
  ).join('');

/** The mark of the firm, 64 units wide. */
const mark =
  shape('M18 6H46L42 14H24L13 42H21L18 50H2Z', p.paper) +
  shape('M46 14H62L46 58H18L22 50H40L51 22H43Z', p.sun);

/** Draws the print on the head of the note; its middle is 0, 0. */
export const face = (size: number) =>
  rosette(size * 0.42) +
  `<circle r="${size * 0.27}" fill="${p.fieldDeep}" stroke="${p.paper}" stroke-width="5"/>` +
  at(-size * 0.165, -size * 0.165, mark, size / 194);

/** Fine waves across the note, `wide` by `deep`. */
export const waves = (wide: number, deep: number, step = 13) =>
  Array.from({ length: Math.floor(deep / step) }, (_, i) =>
    stroke(
      `M0 ${(i + 0.5) * step}${'q22-7 44 0t44 0'.repeat(Math.ceil(wide / 88))}`,
      p.paper,
      1.6,
      'stroke-opacity="0.22"',
    ),
  ).join('');

/** The number, as large as the note allows. */
export const hundredOn = (x: number, y: number, size: number) =>
  text(x, y, size, '$100', { face: 'display', weight: 800, fill: p.paper, spacing: -size * 0.03 });
