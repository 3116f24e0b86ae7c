import { palette as p } from '../palette.ts';
import { board, box, flatStroke } from '../svg.ts';
import { personFromAbove } from './people.ts';
import { cup, far, near, pot, seat, sheet, slice } from './table-things.ts';

/** Size of the picture of the long table. */
export const tableSize = { width: 1600, height: 720 } as const;

const column = (i: number) => 290 + i * 170;

/** A pushed-back stool stands where somebody got up in a hurry. */
const side = (ids: readonly number[], y: number, away: number, turn: number) =>
  ids.map((id, i) => seat(id, column(i) + (id ? 0 : 26), y + (id ? 0 : away), turn)).join('');

const sheets = [
  [350, 300, -8],
  [540, 330, 5],
  [1180, 286, 9],
  [1262, 352, -4],
]
  .map(([x = 0, y = 0, turn = 0]) => sheet(x, y, turn))
  .join('');

/** One loaf for fourteen: cut thin. */
const loaf =
  box(668, 318, 330, 96, 12, p.ink, 'fill-opacity="0.18"') +
  box(660, 306, 330, 96, 12, '#8c6238') +
  Array.from({ length: 14 }, (_, i) => slice(684 + i * 20.5, 354, i > 9 ? 12 : 3)).join('');

/** The long table on Monday at nine: fourteen cups, a loaf, and those who stayed for the drawing. */
export const tableMarkup = () =>
  board(
    tableSize.width,
    tableSize.height,
    box(0, 0, 1600, 720, 0, '#e6eee4') +
      [60, 180, 300, 420, 540, 660].map((y) => flatStroke(`M0 ${y}H1600`, '#d0dacd', 4)).join('') +
      side(far, 186, -52, 180) +
      side(near, 534, 56, 0) +
      box(184, 250, 1260, 240, 26, p.ink, 'fill-opacity="0.22"') +
      box(170, 232, 1260, 240, 26, '#d8ae78') +
      [292, 352, 412].map((y) => flatStroke(`M170 ${y}H1430`, '#c2975f', 3)).join('') +
      far.map((id, i) => (id ? personFromAbove(column(i), 186, id, 180) : '')).join('') +
      near.map((id, i) => (id ? personFromAbove(column(i), 534, id, 0) : '')).join('') +
      sheets +
      loaf +
      pot(1084, 356) +
      far.map((_, i) => cup(column(i) + 52, 268, i)).join('') +
      near.map((_, i) => cup(column(i) - 50, 440, i + 3)).join(''),
  );
