import type { Floor, Opening, Project, Room } from './project.ts';

/** SVG units per foot. */
export const foot = 10;
/** Feet around a plan, for the ends of its section line. */
const margin = 5.5;
/** Feet below a plan, for scale bar and north arrow. */
const footer = 6.5;
/** Feet between two floors. */
const floorGap = 9;

/** Converts feet into units, as text. */
const units = (value: number) => String(Math.round(value * foot));
/** Returns the path of the outer wall. */
export const outlinePath = ({ outline }: Floor): string =>
  `M${outline.map(([x, y]) => `${units(x)} ${units(y)}`).join('L')}z`;

/** Returns the line of an opening in its wall. */
const linePath = ([x, y, along, length]: Opening) =>
  `M${units(x)} ${units(y)}${along}${units(length)}`;

const doorWidth = 3;
/** Path of doors and openings: drawn over the walls in the color of the paper. */
export const openingsPath = ({ doors, openings = [] }: Floor): string =>
  [...doors.map(([x, y, along]) => [x, y, along, doorWidth] as const), ...openings]
    .map(linePath)
    .join('');

/** Returns the path of windows: boxes as thick as the wall. */
export const windowsPath = ({ windows }: Floor): string =>
  windows
    .map(([x, y, along, length]) =>
      along === 'h'
        ? `${linePath([x, y - 0.5, along, length])}v10h${units(-length)}z`
        : `${linePath([x - 0.5, y, along, length])}h10v${units(-length)}z`,
    )
    .join('');

/** Returns the path of door leaves, each with the quarter of a circle of its swing. */
const doorsPath = ({ doors }: Floor): string =>
  doors
    .map(([x, y, along, opensTo]) => {
      const sign = opensTo === 's' || opensTo === 'e' ? 1 : -1;
      const [radius, end, back] = [doorWidth, sign * doorWidth, -sign * doorWidth].map(units);
      return along === 'h'
        ? `M${units(x)} ${units(y)}v${end}a${radius} ${radius} 0 0 ${sign > 0 ? 0 : 1} ${radius} ${back}`
        : `M${units(x)} ${units(y)}h${end}a${radius} ${radius} 0 0 ${sign > 0 ? 1 : 0} ${back} ${radius}`;
    })
    .join('');

/** Returns the path of a flight of stairs: its treads, and an arrow to its upper end. */
function stairPath({ rect: [x, y, width, depth], stairUpTo }: Room): string {
  const isVertical = stairUpTo === 'n' || stairUpTo === 's';
  const length = isVertical ? depth : width;
  const nextTread = isVertical
    ? `m${units(-width)} 10h${units(width)}`
    : `m10 ${units(-depth)}v${units(depth)}`;
  const firstTread = isVertical
    ? linePath([x, y + 1, 'h', width])
    : linePath([x + 1, y, 'v', depth]);
  const treads = firstTread + nextTread.repeat(Math.round(length) - 2);
  const [middleX, middleY] = [x + width / 2, y + depth / 2];
  const arrows = {
    n: `M${units(middleX)} ${units(y + depth - 0.6)}V${units(y + 0.6)}m-6 9l6-9l6 9`,
    s: `M${units(middleX)} ${units(y + 0.6)}V${units(y + depth - 0.6)}m-6-9l6 9l6-9`,
    w: `M${units(x + width - 0.6)} ${units(middleY)}H${units(x + 0.6)}m9-6l-9 6l9 6`,
    e: `M${units(x + 0.6)} ${units(middleY)}H${units(x + width - 0.6)}m-9-6l9 6l-9 6`,
  };
  return stairUpTo ? treads + arrows[stairUpTo] : '';
}

/** Returns the crossed lines over a hole in the floor. */
const voidsPath = ({ rooms }: Floor): string =>
  rooms
    .filter(({ openTo }) => openTo === 'floorBelow')
    .map(
      ({ rect: [x, y, width, depth] }) =>
        `M${units(x)} ${units(y)}l${units(width)} ${units(depth)}m${units(-width)} 0l${units(width)} ${units(-depth)}`,
    )
    .join('');

/** Returns the path of the thin lines: doors, stairs, holes. */
export const thinPath = (floor: Floor): string =>
  doorsPath(floor) + floor.rooms.map(stairPath).join('') + voidsPath(floor);

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

/** A floor with its offset in the drawing, in SVG units. */
export interface PlacedFloor {
  floor: Floor;
  offsetX: number;
  offsetY: number;
}

/** Layout of a drawing, in SVG units: floors deeper than wide beside one another, others below one another. */
export interface DrawingLayout {
  viewBox: string;
  /** Width of the viewBox: font sizes follow from it. */
  width: number;
  floors: readonly PlacedFloor[];
  /** Left end of the scale bar. */
  scaleBar: readonly [x: number, y: number];
  /** Middle of the north arrow. */
  northArrow: readonly [x: number, y: number];
  /** The section line, through all floors. */
  sectionLine: readonly [x1: number, y1: number, x2: number, y2: number];
}

/** Extent of the empty drawing of a project without floors. */
const emptyExtent: Extent = { left: 0, top: 0, width: 44, height: 30 };

/** Places the floors of a project, its section line, its scale bar and its north arrow. */
export function layoutDrawing({ floors, sectionLine: [along, position] }: Project): DrawingLayout {
  const extent = floors.length > 0 ? extentOf(floors) : emptyExtent;
  const areSideBySide = extent.height > extent.width;
  const [stepX, stepY] = areSideBySide
    ? [extent.width + floorGap, 0]
    : [0, extent.height + floorGap];
  const gaps = Math.max(0, floors.length - 1);
  const [width, height] = [extent.width + stepX * gaps, extent.height + stepY * gaps];
  const toUnits = (value: number) => Math.round(value * foot);
  const viewBox = {
    left: extent.left - margin,
    top: extent.top - margin,
    width: width + 2 * margin,
    height: height + 2 * margin + footer,
  };
  const bottom = extent.top + height + margin;
  const line =
    along === 'h'
      ? [extent.left - margin + 1, position, extent.left + width + margin - 1, position]
      : [position, extent.top - margin + 1, position, bottom - 1];
  return {
    viewBox: [viewBox.left, viewBox.top, viewBox.width, viewBox.height].map(toUnits).join(' '),
    width: toUnits(viewBox.width),
    floors: floors.map((floor, index) => ({
      floor,
      offsetX: toUnits(stepX * index),
      offsetY: toUnits(stepY * index),
    })),
    scaleBar: [toUnits(extent.left), toUnits(bottom + 2.4)],
    northArrow: [toUnits(extent.left + width - 2), toUnits(bottom + 2.6)],
    sectionLine: line.map(toUnits) as [number, number, number, number],
  };
}
