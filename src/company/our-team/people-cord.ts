import { cordFromLeft, toRightEdge } from '../../blocks/cord/cord-pen.ts';
import { cups, type Outline, people } from './people-outlines.ts';

/** Place of a name, below a person: its center and its upper edge, in percent of the drawing. */
export interface NamePlace {
  left: number;
  top: number;
}

/** Drawing of the cord with people, and the places of their names. */
export interface PeopleDrawing {
  height: number;
  path: string;
  places: readonly NamePlace[];
}

/** One way to set the people, in units of the drawing. */
interface Format {
  width: number;
  /** Most people in a row. */
  perRow: number;
  /** Left out at both ends of a row. */
  margin: number;
  /** Height of the names below a row, with the space to the next. */
  names: number;
}

const formats = {
  wide: { width: 1280, perRow: 9, margin: 12, names: 76 },
  narrow: { width: 390, perRow: 3, margin: 4, names: 84 },
} as const satisfies Record<string, Format>;

/** Height of the highest outline, with its stroke. */
const headroom = 204;
/** Height of a row of cups alone. */
const cupHeight = 76;
/** Most space between two outlines. */
const maxGap = 40;

interface Item extends Outline {
  isPerson: boolean;
}

const inTurn = (outlines: readonly Outline[], count: number, isPerson: boolean): Item[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(outlines[index % outlines.length] as Outline),
    isPerson,
  }));

/** Puts the cups between the people, at equal distances. */
const withCups = (row: readonly Item[], between: readonly Item[]): Item[] => {
  const left = [...between];
  const every = row.length / (left.length + 1);
  return row.flatMap((person, index) => {
    const due = Math.round(every * (between.length - left.length + 1));
    return left.length > 0 && index + 1 === due ? [person, left.shift() as Item] : [person];
  });
};

/** Splits people into as few rows as hold them, of the same length but the last. */
function rowsOf(items: readonly Item[], perRow: number): Item[][] {
  const count = Math.ceil(items.length / perRow);
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, row) => items.slice(row * length, (row + 1) * length));
}

/**
 * Draws people on the cord, a row a stretch: it leaves at the right and comes in again at the left.
 * The cups stand between the people where one row holds all of them, else on a stretch of their own.
 */
function draw({ width, perRow, margin, names }: Format, count: number, cupCount: number) {
  const rows = rowsOf(inTurn(people, count, true), perRow);
  const allCups = inTurn(cups, cupCount, false);
  const [first, ...more] = rows;
  const isOneRow = first !== undefined && more.length === 0;
  const stretches = isOneRow
    ? [withCups(first, allCups)]
    : [...rows, ...(cupCount > 0 ? [allCups] : [])];
  let height = 0;
  const stretchPaths: string[] = [];
  const points: { x: number; y: number }[] = [];
  for (const items of stretches) {
    const hasPeople = items.some(({ isPerson }) => isPerson);
    const level = height + (hasPeople ? headroom : cupHeight);
    const total = items.reduce((sum, item) => sum + item.width, 0);
    const gap = Math.min(maxGap, (width - 2 * margin - total) / (items.length + 1));
    const pen = cordFromLeft(level);
    let x = margin + gap;
    for (const item of items) {
      pen.to(x, level).piece(item.path, item.width);
      if (item.isPerson) points.push({ x: x + item.width / 2, y: level + 14 });
      x += item.width + gap;
    }
    stretchPaths.push(toRightEdge(pen, level));
    height = level + (hasPeople ? names : 10);
  }
  const percent = (value: number, whole: number) => Math.round((10_000 * value) / whole) / 100;
  return {
    height,
    path: stretchPaths.join(''),
    places: points.map(({ x, y }) => ({ left: percent(x, width), top: percent(y, height) })),
  };
}

/**
 * Draws a team on the cord: the outlines are taken in turn, whatever the number of people.
 * @param cupCount cups of those who are not drawn
 */
export const peopleCord = (
  count: number,
  cupCount: number,
): { wide: PeopleDrawing; narrow: PeopleDrawing } => ({
  wide: draw(formats.wide, count, cupCount),
  narrow: draw(formats.narrow, count, cupCount),
});
