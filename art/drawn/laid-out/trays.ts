import { palette } from '../palette.ts';
import { board, box, flatStroke, stroke } from '../svg.ts';
import {
  drive,
  envelope,
  hours,
  machine,
  nameTag,
  night,
  receiver,
  rows,
  seal,
  staging,
  stuff,
} from './goods.ts';

type Size = readonly [width: number, height: number];

/** A wooden tray lined with a cutting mat, its squares as large in every tray; the board may be larger. */
function tray([w, h]: Size, content: string, whole: Size = [w, h]) {
  let grid = '';
  for (let x = 70; x < w - 40; x += 42) grid += `M${x} 34V${h - 34}`;
  for (let y = 70; y < h - 40; y += 42) grid += `M34 ${y}H${w - 34}`;
  return board(
    ...whole,
    box(2, 2, w - 4, h - 4, 24, stuff.oak) +
      box(2, 2, w - 4, h - 4, 24, 'none', `stroke="${stuff.oakDark}" stroke-width="4"`) +
      box(28, 28, w - 56, h - 56, 8, stuff.oakDark) +
      box(34, 34, w - 68, h - 68, 6, palette.field) +
      flatStroke(grid, '#2f7156', 2) +
      box(34, 34, w - 68, 14, 0, palette.ink, 'opacity=".18"') +
      box(34, 34, 14, h - 68, 0, palette.ink, 'opacity=".18"') +
      content,
  );
}

/** Five names, ten mailboxes, one drive, one seal, fourteen nights. */
export const seedSize = [1120, 570] as const;
export const seedTray = () =>
  tray(
    seedSize,
    rows(5, 5, [72, 76], [202, 0], nameTag) +
      rows(10, 5, [72, 208], [134, 96], envelope) +
      drive(772, 204) +
      seal(984, 294) +
      rows(14, 14, [104, 458], [70, 0], night),
  );

/** Ten names, fifty mailboxes, four drives, a copy, a seal, an hour of thirty days in each hole. */
export const acreSize = [1700, 810] as const;
export const acreTray = () =>
  tray(
    acreSize,
    rows(10, 5, [72, 76], [194, 116], nameTag) +
      rows(4, 4, [1058, 76], [146, 0], drive) +
      rows(50, 10, [72, 318], [46, 90], envelope) +
      staging(686, 366) +
      seal(1040, 514) +
      hours(1166, 338),
  );

/** Twenty names, ten drives, two machines, and a row of mailboxes that no tray is wide enough for. */
export const fieldSize = [2560, 1030] as const;
export const fieldTray = () =>
  tray(
    [2400, 1030],
    rows(20, 10, [72, 76], [196, 116], nameTag) +
      seal(2140, 178) +
      rows(10, 10, [72, 318], [146, 0], drive) +
      [18, 19, 17, 18]
        .map((count, row) => rows(count, count, [1590, 318 + row * 90], [46, 0], envelope))
        .join('') +
      hours(72, 556) +
      hours(572, 556) +
      staging(1096, 600) +
      stroke('M1760 800C1860 890 1890 740 1990 790', palette.ink, 10) +
      machine(1430, 736) +
      machine(1990, 736) +
      receiver(1706, 880),
    fieldSize,
  );

/*
 * The larger two for a phone: as wide as the smallest, so that all three lie there at one scale and
 * their letters can be read; what is more makes them longer.
 */
export const acreNarrowSize = [1120, 1236] as const;
export const acreTrayNarrow = () =>
  tray(
    acreNarrowSize,
    rows(10, 5, [72, 76], [202, 116], nameTag) +
      rows(50, 10, [72, 322], [46, 92], envelope) +
      rows(4, 2, [712, 322], [168, 208], drive) +
      staging(82, 822) +
      seal(452, 996) +
      hours(586, 806),
  );

export const fieldNarrowSize = [1120, 2300] as const;
export const fieldTrayNarrow = () =>
  tray(
    [1120, 2196],
    rows(20, 5, [72, 76], [202, 116], nameTag) +
      rows(10, 6, [72, 556], [168, 208], drive) +
      seal(906, 854) +
      hours(72, 986) +
      hours(588, 986) +
      staging(82, 1416) +
      stroke('M730 1470C850 1470 890 1500 890 1560', palette.ink, 10) +
      machine(404, 1418) +
      machine(718, 1560) +
      receiver(404, 1700) +
      [1850, 1938, 2026, 2114, 2202]
        .map((y, row) => rows([20, 20, 20, 18, 13][row] ?? 0, 20, [62, y], [46, 0], envelope))
        .join(''),
    fieldNarrowSize,
  );
