import type { Floor, Opening, Project, Room } from './project.ts';

/** Units of a drawing to a foot. */
export const foot = 10;
/** Round a plan, for the ends of its section line; and below it, for scale and north. */
const margin = 5.5;
const foundation = 6.5;
/** Between two floors. */
const apart = 9;

const n = (value: number) => String(Math.round(value * foot));
/** Returns the outer wall. */
export const outlinePath = ({ outline }: Floor): string =>
  `M${outline.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

const run = ([x, y, along, length]: Opening) => `M${n(x)} ${n(y)}${along}${n(length)}`;

const doorWidth = 3;
/** Path of doors and gaps: drawn over the walls in the color of the paper. */
export const openingsPath = ({ doors, gaps = [] }: Floor): string =>
  [...doors.map(([x, y, along]) => [x, y, along, doorWidth] as const), ...gaps].map(run).join('');

/** Panes in their frames: a box in the wall, as deep as it. */
export const glassPath = ({ glass }: Floor): string =>
  glass
    .map(([x, y, along, length]) =>
      along === 'h'
        ? `${run([x, y - 0.5, along, length])}v10h${n(-length)}z`
        : `${run([x - 0.5, y, along, length])}h10v${n(-length)}z`,
    )
    .join('');

/** Leaves of doors, each with the quarter of a circle that it sweeps. */
const doorsPath = ({ doors }: Floor): string =>
  doors
    .map(([x, y, along, side]) => {
      const [reach, end, back] = [doorWidth, side * doorWidth, -side * doorWidth].map(n);
      return along === 'h'
        ? `M${n(x)} ${n(y)}v${end}a${reach} ${reach} 0 0 ${side > 0 ? 0 : 1} ${reach} ${back}`
        : `M${n(x)} ${n(y)}h${end}a${reach} ${reach} 0 0 ${side > 0 ? 1 : 0} ${back} ${reach}`;
    })
    .join('');

/** Treads across a flight, and a line with an arrow to its upper end. */
function flight({ at: [x, y, width, depth], stair }: Room): string {
  const upright = stair === 'n' || stair === 's';
  const long = upright ? depth : width;
  const next = upright ? `m${n(-width)} 10h${n(width)}` : `m10 ${n(-depth)}v${n(depth)}`;
  const first = upright ? run([x, y + 1, 'h', width]) : run([x + 1, y, 'v', depth]);
  const treads = first + next.repeat(Math.round(long) - 2);
  const [middleX, middleY] = [x + width / 2, y + depth / 2];
  const arrows = {
    n: `M${n(middleX)} ${n(y + depth - 0.6)}V${n(y + 0.6)}m-6 9l6-9l6 9`,
    s: `M${n(middleX)} ${n(y + 0.6)}V${n(y + depth - 0.6)}m-6-9l6 9l6-9`,
    w: `M${n(x + width - 0.6)} ${n(middleY)}H${n(x + 0.6)}m9-6l-9 6l9 6`,
    e: `M${n(x + 0.6)} ${n(middleY)}H${n(x + width - 0.6)}m-9-6l9 6l-9 6`,
  };
  return stair ? treads + arrows[stair] : '';
}

/** Returns the crossed lines over a hole in the floor. */
const voidsPath = ({ rooms }: Floor): string =>
  rooms
    .filter(({ open }) => open === 'void')
    .map(
      ({ at: [x, y, width, depth] }) =>
        `M${n(x)} ${n(y)}l${n(width)} ${n(depth)}m${n(-width)} 0l${n(width)} ${n(-depth)}`,
    )
    .join('');

/** Returns the path of the thin lines: doors, stairs, holes. */
export const thinPath = (floor: Floor): string =>
  doorsPath(floor) + floor.rooms.map(flight).join('') + voidsPath(floor);

interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

function extentOf(floors: readonly Floor[]): Extent {
  const corners = floors.flatMap(({ outline }) => outline);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A floor with its position on its sheet. */
export interface Placed {
  floor: Floor;
  right: number;
  down: number;
}

/** A sheet with the floors of a project: deep ones beside one another, wide ones below. */
export interface Sheet {
  viewBox: string;
  /** Units across: sizes of letters follow from it. */
  width: number;
  floors: readonly Placed[];
  /** Left end of the scale bar, and the middle of the north arrow. */
  scale: readonly [x: number, y: number];
  north: readonly [x: number, y: number];
  /** The section line, through all floors. */
  cut: readonly [x1: number, y1: number, x2: number, y2: number];
}

/** A project without drawings still has a sheet, of the size of a house. */
const empty: Extent = { left: 0, top: 0, width: 44, height: 30 };

/** Places the floors of a project, its section line, its scale bar and its north arrow. */
export function sheetOf({ floors, cut: [along, at] }: Project): Sheet {
  const one = floors.length > 0 ? extentOf(floors) : empty;
  const beside = one.height > one.width;
  const [right, down] = beside ? [one.width + apart, 0] : [0, one.height + apart];
  const more = Math.max(0, floors.length - 1);
  const [width, height] = [one.width + right * more, one.height + down * more];
  const units = (value: number) => Math.round(value * foot);
  const frame = {
    left: one.left - margin,
    top: one.top - margin,
    width: width + 2 * margin,
    height: height + 2 * margin + foundation,
  };
  const bottom = one.top + height + margin;
  const cut =
    along === 'h'
      ? [one.left - margin + 1, at, one.left + width + margin - 1, at]
      : [at, one.top - margin + 1, at, bottom - 1];
  return {
    viewBox: [frame.left, frame.top, frame.width, frame.height].map(units).join(' '),
    width: units(frame.width),
    floors: floors.map((floor, index) => ({
      floor,
      right: units(right * index),
      down: units(down * index),
    })),
    scale: [units(one.left), units(bottom + 2.4)],
    north: [units(one.left + width - 2), units(bottom + 2.6)],
    cut: cut.map(units) as [number, number, number, number],
  };
}
