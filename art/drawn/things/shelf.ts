import { palette } from '../palette.ts';
import { at, board, box, shape } from '../svg.ts';
import { crate } from './door.ts';

export const size = [1200, 1320] as const;

/** A thing many times, side by side over the shelf. */
const row = (count: number, y: number, thing: string, scale = 1) =>
  Array.from({ length: count }, (_, i) =>
    at(70 + (1060 / count) * (i + 0.5), y, thing, scale),
  ).join('');

const bottle = box(-9, -64, 18, 70, 5, '#ffffff') + box(-6, -76, 12, 14, 3, palette.skyDeep);
/** Six half gallons look out of it. */
const milk =
  [-44, 0, 44].map((x) => at(x, -88, bottle, 1.3)).join('') +
  crate(palette.field, '#123a2b', '#3f8767');
const cream =
  [-56, -28, 0, 28, 56]
    .map((x) =>
      at(x, -88, box(-12, -44, 24, 50, 5, '#fff3d6') + box(-12, -44, 24, 12, 4, palette.sun)),
    )
    .join('') + crate(palette.sun, '#a87413', '#f7d48a');
const yogurt =
  [-44, 0, 44]
    .map((x) =>
      at(
        x,
        -96,
        shape('M-19 -34H19L15 8H-15Z', '#fffdf8') + box(-21, -40, 42, 10, 4, palette.vermilion),
      ),
    )
    .join('') + crate('#8fb4c0', '#4f7b89', '#c3dbe2');
/** Fourteen soft cheeses on a board: seven are seen. */
const cheeses =
  box(-50, -12, 100, 12, 4, '#a8763f') +
  [-32, 0, 32].map((x) => box(x - 15, -34, 30, 22, 8, '#fffdf8')).join('') +
  [-16, 16].map((x) => box(x - 15, -56, 30, 22, 8, '#f4ecdb')).join('') +
  box(-15, -78, 30, 22, 8, '#fffdf8');
const tubs =
  box(-70, -16, 140, 16, 5, '#7f9190') +
  [-48, -16, 16, 48]
    .map((x) =>
      at(
        x,
        -16,
        shape('M-15 -30H15L11 0H-11Z', '#dcE8dd') + box(-16, -36, 32, 9, 3, palette.field),
      ),
    )
    .join('') +
  [-32, 0, 32]
    .map((x) =>
      at(
        x,
        -52,
        shape('M-15 -30H15L11 0H-11Z', '#dcE8dd') + box(-16, -36, 32, 9, 3, palette.field),
      ),
    )
    .join('');

/** Five shelves with 20 crates of milk, 4 of cream, 10 of yogurt, 10 boards of cheese and 7 trays of tubs. */
export function shelf(): string {
  const boards = [372, 588, 800, 990, 1200];
  const posts = [40, 1130]
    .map((x) => box(x, 20, 30, 1300, 6, '#7f9190') + box(x, 20, 9, 1300, 4, '#b4c2c1'))
    .join('');
  const planks = boards
    .map((y) => box(20, y, 1160, 20, 6, '#9fb0af') + box(20, y + 14, 1160, 8, 4, '#6d807f'))
    .join('');
  const aged = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .map((i) =>
      at(
        120 + i * 96,
        1320,
        box(-44, -42, 88, 40, 10, '#d8a95a') + box(-44, -82, 88, 40, 10, '#c9974a'),
      ),
    )
    .join('');
  return board(
    ...size,
    posts +
      row(10, 246, milk, 0.64) +
      row(10, 372, milk, 0.64) +
      planks +
      row(4, 588, cream, 1.1) +
      row(10, 800, yogurt, 0.66) +
      row(10, 990, cheeses, 0.98) +
      row(7, 1200, tubs, 1) +
      aged,
  );
}
