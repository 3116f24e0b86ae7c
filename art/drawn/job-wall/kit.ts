import { palette } from '../palette.ts';
import { at, box, type Lettering, stroke, text } from '../svg.ts';

/** Papers and pencils of one job. */
export const inks = {
  pencil: '#4a4f52',
  pen: '#1d3c8f',
  red: palette.vermilion,
  ink: palette.ink,
  rule: '#c3d3da',
  manila: '#f3e3b8',
  cream: '#fbf6e8',
  white: '#fffdf8',
  yellow: '#ffe27a',
  pink: '#f9cfc4',
} as const;

/** Written by hand: slanted, and never quite level. */
export const hand = (x: number, y: number, size: number, words: string, style: Lettering = {}) =>
  at(
    x,
    y,
    `<g transform="skewX(-10)">${text(0, 0, size, words, { face: 'familjen', fill: inks.pen, ...style })}</g>`,
    1,
    -0.8,
  );

/** Ruled lines from `top`, `gap` apart. */
export const rules = (
  w: number,
  top: number,
  gap: number,
  count: number,
  colour = inks.rule as string,
) =>
  Array.from({ length: count }, (_, i) => stroke(`M36 ${top + i * gap}H${w - 36}`, colour, 2)).join(
    '',
  );

/** A tick by hand, about 30 wide. */
export const tick = (x: number, y: number, colour: string = inks.pen, width = 5) =>
  stroke(`M${x} ${y}q6 6 10 15q8 -26 24 -38`, colour, width);

/** A line through something, by hand. */
export const strike = (x: number, y: number, w: number, colour: string = inks.red, width = 6) =>
  stroke(`M${x} ${y + 4}q${w * 0.3} -12 ${w * 0.55} -3t${w * 0.45} -7`, colour, width);

/** A sheet of paper from edge to edge, with a faint lower shade. */
export const sheet = (w: number, h: number, fill: string) =>
  box(0, 0, w, h, 0, fill) + box(0, h - 10, w, 10, 0, '#14211b', 'fill-opacity="0.05"');
