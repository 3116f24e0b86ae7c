import { cordFromLeft, toRightEdge } from '../../blocks/cord/cord-pen.ts';
import { cups, type Outline, type Person, people } from './people-outlines.ts';

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
  wide: { width: 1280, perRow: 9, margin: 12, names: 70 },
  narrow: { width: 390, perRow: 3, margin: 4, names: 84 },
} as const satisfies Record<string, Format>;

/** Height of the highest outline, with its stroke. */
const headroom = 204;
/** Height of a row of cups alone. */
const cupHeight = 62;
/** Most distance from one neck to the next. */
const maxStep = 160;

/** Returns as many outlines as asked for, taken in turn. */
const inTurn = <Kind extends Outline>(outlines: readonly Kind[], count: number): Kind[] =>
  Array.from({ length: count }, (_, index) => outlines[index % outlines.length] as Kind);

/** Splits people into as few rows as hold them, of the same length but the last. */
function rowsOf(items: readonly Person[], perRow: number): Person[][] {
  const count = Math.ceil(items.length / perRow);
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, row) => items.slice(row * length, (row + 1) * length));
}

/**
 * Draws people on the cord, a row a stretch: it leaves at the right and comes in again at the left.
 * All necks of a row are at equal distances. The cups stand on a stretch of their own,
 * along all of it.
 */
function draw(format: Format, count: number, cupCount: number): PeopleDrawing {
  const { width, perRow, margin, names } = format;
  let height = 0;
  const stretchPaths: string[] = [];
  const points: { x: number; y: number }[] = [];
  for (const row of rowsOf(inTurn(people, count), perRow)) {
    const level = height + headroom;
    const step = Math.min(maxStep, (width - 2 * margin) / Math.min(perRow, row.length));
    const pen = cordFromLeft(level);
    for (const [index, person] of row.entries()) {
      const x = margin + step * (index + 0.5);
      pen.to(x - person.neck, level).piece(person.path, person.width);
      points.push({ x, y: level + 14 });
    }
    stretchPaths.push(toRightEdge(pen, level));
    height = level + names;
  }
  if (cupCount > 0) {
    const level = height + cupHeight;
    const pen = cordFromLeft(level);
    for (const [index, cup] of inTurn(cups, cupCount).entries()) {
      const center = (width * (index + 0.5)) / cupCount;
      pen.to(center - cup.width / 2, level).piece(cup.path, cup.width);
    }
    stretchPaths.push(toRightEdge(pen, level));
    height = level + 10;
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
