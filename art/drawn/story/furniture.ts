import { palette as p } from '../palette.ts';
import { at, box, disc, flatStroke, stroke } from '../svg.ts';
import { type Frame, red, wood } from './frame.ts';
import { place, sitting, stool } from './people.ts';

/** Benches side by side, with whoever sits at them. */
export const row = (x: number, y: number, step: number, ids: readonly number[], line?: string) =>
  ids.map((id, i) => place(x + i * step, y, step, id, line)).join('');

/** The closet with the machines, at the right end of the first room. */
export const closet = ({ walls, floor }: Frame, line: string = p.fieldDeep) =>
  box(walls[0] - 44, floor - 150, 34, 140, 3, line) +
  [0, 1, 2, 3].map((i) => disc(walls[0] - 27, floor - 130 + i * 30, 5, p.sun)).join('');

const lamp = (x: number, y: number, drop: number) =>
  flatStroke(`M${x} ${y}v${drop}`, p.ink, 3) +
  at(x, y + drop, `<path d="M-20 16q4 -20 20 -22q16 2 20 22z" fill="${p.field}"/>`) +
  disc(x, y + drop + 18, 7, p.sun);

/** A lamp for each of our rooms. */
export const lamps = ({ walls, eaves }: Frame, count: 1 | 2) =>
  walls
    .slice(0, count)
    .map((x) => lamp(x - 38, eaves, 52))
    .join('');

/** The long table, seen from its side, with stools and whoever sits there. */
export const table = ({ walls, right, floor }: Frame, ids: readonly number[], line?: string) => {
  const x = walls[1] + 26;
  const w = right - walls[1] - 60;
  const gap = w / Math.max(ids.length, 1);
  return (
    ids
      .map((id, i) =>
        id
          ? sitting(x + gap * (i + 0.4), floor - 10, id, line)
          : stool(x + gap * (i + 0.5), floor - 10, line),
      )
      .join('') +
    flatStroke(
      `M${x + 14} ${floor - 10}v-50M${x + w - 14} ${floor - 10}v-50`,
      line ?? wood.beam,
      9,
    ) +
    box(x - 6, floor - 74, w + 12, 15, 4, line ?? wood.plank)
  );
};

/** The way through a wall, open. */
export const door = ({ floor, eaves }: Frame, x: number, line: string) =>
  flatStroke(`M${x} ${eaves}V${floor - 168}`, p.ink, 12) +
  stroke(`M${x - 9} ${floor - 10}V${floor - 168}H${x + 9}V${floor - 10}`, line, 6);

/** Under the ridge. */
export const middle = ({ left, right }: Frame) => (left + right) / 2;

/** Snow, anywhere but in the house. */
export const flakes = ({ width, eaves, ground, left, right }: Frame) =>
  Array.from({ length: 46 }, (_, i) => {
    const x = (i * 197) % width;
    const y = 24 + ((i * 131) % (ground - 60));
    const inside = x > left - 70 && x < right + 70 && y > eaves - 380;
    return inside ? '' : disc(x, y, 5 + (i % 3), '#ffffff');
  }).join('');

/** Nineteen parcels on the long table. */
export const parcels = ({ walls, right, floor }: Frame) => {
  const x = walls[1] + 34;
  const w = right - walls[1] - 76;
  const rows = [7, 6, 4, 2];
  const size = w / 7;
  return rows
    .flatMap((count, level) =>
      Array.from({ length: count }, (_, i) =>
        box(
          x + (i + (7 - count) / 2) * size,
          floor - 74 - (level + 1) * 34,
          size - 4,
          32,
          2,
          (i + level) % 3 ? red : '#f0a184',
        ),
      ),
    )
    .join('');
};

/** A window in the left or the right half of the roof. */
export const roofWindow = (f: Frame, side: -1 | 1) => {
  const slope = (f.right - f.left) / 2 / (f.eaves - f.ridge);
  const spot = (y: number) => `${middle(f) + side * (y - f.ridge) * slope} ${y}`;
  return (
    flatStroke(`M${spot(f.eaves - 210)}L${spot(f.eaves - 130)}`, red, 26) +
    flatStroke(`M${spot(f.eaves - 202)}L${spot(f.eaves - 138)}`, p.sky, 12)
  );
};
