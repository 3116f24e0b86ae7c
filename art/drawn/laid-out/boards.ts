import { palette } from '../palette.ts';
import { at, board, box, disc, text } from '../svg.ts';
import { drive, envelope, hours, nameTag, rows, seal, staging, stuff, tag } from './goods.ts';
import { flat, outlined, type ToolName } from './tools.ts';

const price = (x: number, y: number) =>
  at(
    x,
    y,
    tag(0, 0, '', 4.4, palette.surface) +
      text(428, 232, 156, '$19.99', {
        anchor: 'middle',
        weight: 800,
        face: 'display',
        spacing: -5,
      }) +
      text(428, 312, 46, 'per month', { anchor: 'middle', weight: 600, fill: palette.muted }),
  );

/** Acre, tipped out and put in order round its price: what lies there is in the package, and nothing else. */
export const tippedSize = [2000, 1000] as const;
export const tipped = () =>
  board(
    ...tippedSize,
    rows(10, 5, [66, 60], [208, 138], nameTag) +
      rows(4, 2, [1130, 60], [154, 214], drive) +
      hours(1500, 60) +
      rows(50, 10, [60, 400], [46, 104], envelope) +
      price(690, 534) +
      staging(1510, 560) +
      seal(1866, 640),
  );

/** The same for a phone held upright, everything at one scale. */
export const narrowSize = [1100, 1700] as const;
export const tippedNarrow = () =>
  board(
    ...narrowSize,
    price(40, 40) +
      seal(930, 160) +
      rows(10, 5, [50, 520], [206, 122], nameTag) +
      rows(50, 10, [44, 800], [46, 98], envelope) +
      rows(4, 2, [690, 800], [164, 206], drive) +
      hours(44, 1300) +
      staging(640, 1320),
  );

const missing: readonly ToolName[] = [
  'hammer',
  'wrench',
  'saw',
  'pliers',
  'glass',
  'scissors',
  'square',
  'brush',
];

/** Number of outlines beside one another: four, or two for a tall board. */
type Columns = 2 | 4;
export const emptySize = (columns: Columns) =>
  [72 + columns * 357, 120 + (8 / columns) * 500] as const;

/**
 * A peg board with eight outlines in chalk, a nail over each, and nothing on the nails: inside of a line
 * are the board and its holes, only a shade paler, where the light has not reached them.
 */
export function emptyBoard(columns: Columns): string {
  const [w, h] = emptySize(columns);
  let holes = '';
  for (let x = 62; x < w - 50; x += 53)
    for (let y = 62; y < h - 50; y += 53) holes += `M${x} ${y}a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0`;
  return board(
    w,
    h,
    box(0, 0, w, h, 0, stuff.oakDark) +
      box(22, 22, w - 44, h - 44, 4, '#d9b988') +
      missing
        .map((name, i) => {
          const [x, y] = [215 + (i % columns) * 357, 120 + Math.floor(i / columns) * 500];
          return (
            at(x, y, outlined(name, 7, '#fffdf8')) +
            at(x, y, flat(name, '#e0c497')) +
            disc(x + 5, y - 19, 11, palette.ink, 'opacity=".3"') +
            disc(x, y - 24, 11, stuff.steel) +
            disc(x - 3, y - 27, 4, '#f4f6f6')
          );
        })
        .join('') +
      `<path d="${holes}" fill="#8f6f42"/>`,
  );
}
