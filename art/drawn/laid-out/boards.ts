import { palette } from '../palette.ts';
import { at, board, box, disc, flatStroke, text } from '../svg.ts';
import { drive, envelope, hours, nameTag, rows, seal, staging, stuff, tag } from './goods.ts';
import { flat, type ToolName, tools } from './tools.ts';

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

/** Acre, tipped out and put in order round its price. */
export const tippedSize = [2000, 1090] as const;
export const tipped = () =>
  board(
    ...tippedSize,
    rows(10, 5, [66, 50], [208, 128], nameTag) +
      rows(4, 2, [1130, 50], [150, 200], drive) +
      hours(1486, 50) +
      rows(50, 10, [60, 352], [46, 92], envelope) +
      price(690, 466) +
      staging(1500, 494) +
      seal(1860, 560) +
      at(60, 930, ruler(1350)) +
      at(1930, 930, flat('pencil', '#14211b'), 1, 90).replace('<g ', '<g opacity=".16" ') +
      at(1922, 920, tools.pencil(), 1, 90),
  );

/** The same for a phone held upright. */
export const narrowSize = [1100, 1240] as const;
export const tippedNarrow = () =>
  board(
    ...narrowSize,
    price(40, 40) +
      seal(850, 120) +
      at(800, 210, staging(0, 0)) +
      rows(10, 5, [50, 530], [206, 116], nameTag) +
      rows(50, 10, [44, 800], [46, 84], envelope) +
      rows(4, 4, [630, 800], [118, 0], (x, y) => at(x, y, drive(0, 0), 0.8)) +
      at(630, 966, hours(0, 0), 0.62),
  );

/** A folding rule along the foot of the bench. */
function ruler(long: number): string {
  let marks = '';
  for (let x = 30; x < long - 20; x += 15) marks += `M${x} 0v${(x - 30) % 75 ? 18 : 34}`;
  return (
    box(8, 12, long, 84, 6, palette.ink, 'opacity=".18"') +
    box(0, 0, long, 84, 6, '#fff4cf') +
    flatStroke(marks, palette.ink, 2.5) +
    Array.from({ length: Math.floor((long - 60) / 75) }, (_, i) =>
      text(30 + (i + 1) * 75, 66, 26, String(i + 1), { anchor: 'middle', weight: 700 }),
    ).join('') +
    [450, 900].map((x) => disc(x, 42, 20, stuff.steelDark) + disc(x, 42, 9, stuff.steel)).join('')
  );
}

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

/** How many outlines hang beside one another: four, or two for a tall board. */
type Columns = 2 | 4;
export const emptySize = (columns: Columns) =>
  [72 + columns * 357, 120 + (8 / columns) * 500] as const;

/** A peg board with eight painted outlines, a nail over each, and nothing on the nails. */
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
      `<path d="${holes}" fill="#8f6f42"/>` +
      missing
        .map((name, i) => {
          const [x, y] = [215 + (i % columns) * 357, 120 + Math.floor(i / columns) * 500];
          return (
            at(
              x,
              y,
              `<g stroke="#fffdf8" stroke-width="10" stroke-linejoin="round">${flat(name, '#fffdf8')}</g>`,
            ) +
            at(x, y, flat(name, palette.field)) +
            disc(x + 5, y - 19, 11, palette.ink, 'opacity=".3"') +
            disc(x, y - 24, 11, stuff.steel) +
            disc(x - 3, y - 27, 4, '#f4f6f6')
          );
        })
        .join(''),
  );
}
