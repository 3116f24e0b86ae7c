import { palette as p } from '../palette.ts';
import { board, box, flatStroke } from '../svg.ts';
import { personFromAbove } from './people.ts';
import { cup, far, near, pot, seat, sheet, slice } from './table-things.ts';

/** Size of the picture of the long table for an upright screen. */
export const uprightSize = { width: 720, height: 1200 } as const;

const row = (i: number) => 150 + i * 150;
const left = 186;
const right = 534;

/** A pushed-back stool stands where somebody got up in a hurry. */
const side = (ids: readonly number[], x: number, away: number, turn: number) =>
  ids.map((id, i) => seat(id, x + (id ? 0 : away), row(i) + (id ? 0 : 22), turn)).join('');
const people = (ids: readonly number[], x: number, turn: number) =>
  ids.map((id, i) => (id ? personFromAbove(x, row(i), id, turn) : '')).join('');

const loaf =
  box(320, 436, 96, 330, 12, p.ink, 'fill-opacity="0.18"') +
  box(312, 424, 96, 330, 12, '#8c6238') +
  Array.from({ length: 14 }, (_, i) => slice(360, 456 + i * 20.5, 90 + (i > 9 ? 12 : 3))).join('');

const sheets = [
  [300, 176, -8],
  [352, 300, 6],
  [322, 952, 9],
]
  .map(([x = 0, y = 0, turn = 0]) => sheet(x, y, turn))
  .join('');

/** The same table, cups and people, seen so that it runs down the screen. */
export const tableUprightMarkup = () =>
  board(
    uprightSize.width,
    uprightSize.height,
    box(0, 0, 720, 1200, 0, '#e6eee4') +
      [60, 180, 300, 420, 540, 660].map((x) => flatStroke(`M${x} 0V1200`, '#d0dacd', 4)).join('') +
      side(far, left, -52, 90) +
      side(near, right, 56, -90) +
      box(254, 66, 240, 1096, 26, p.ink, 'fill-opacity="0.22"') +
      box(240, 48, 240, 1096, 26, '#d8ae78') +
      [300, 360, 420].map((x) => flatStroke(`M${x} 48V1144`, '#c2975f', 3)).join('') +
      people(far, left, 90) +
      people(near, right, -90) +
      sheets +
      loaf +
      pot(368, 846) +
      far.map((_, i) => cup(278, row(i) + 50, i)).join('') +
      near.map((_, i) => cup(442, row(i) - 46, i + 3)).join(''),
  );
