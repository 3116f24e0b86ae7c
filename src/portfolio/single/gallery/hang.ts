/**
 * How a row of a gallery hangs. bleed: one picture from edge to edge. inset: one that leaves room at
 * its side. beside: an upright one that leaves half of the wall. pair and three: of one height.
 */
export type HangingKind = 'bleed' | 'inset' | 'beside' | 'pair' | 'three';

/** One row: how, and how many pictures of the sequence. */
export interface Hanging {
  kind: HangingKind;
  count: number;
}

/** Rows with room for words at their side. */
export const roomy: ReadonlySet<HangingKind> = new Set(['inset', 'beside']);

const far = (value: number, wanted: number) => Math.log(value / wanted) ** 2;
const never = Number.POSITIVE_INFINITY;

/** What is wrong with a row of these shapes (width over height); nothing is 0. */
const faults: Readonly<Record<HangingKind, (shapes: readonly number[]) => number>> = {
  bleed: ([shape = 1]) => (shape < 1.3 ? never : shape >= 1.7 ? 0 : 0.5),
  inset: ([shape = 1]) => (shape < 1.15 ? never : shape > 2 ? 1.5 : 0.25),
  beside: ([shape = 1]) => (shape > 1.1 ? never : 0),
  pair: (shapes) => far(sumOf(shapes), 2.3) * 3 + uneven(shapes),
  three: (shapes) => far(sumOf(shapes), 3) * 3 + uneven(shapes) + 0.6,
};
const sumOf = (shapes: readonly number[]) => shapes.reduce((sum, shape) => sum + shape, 0);
/** A panorama makes its neighbor a stamp. */
const uneven = (shapes: readonly number[]) =>
  Math.max(...shapes) / Math.min(...shapes) > 2 ? 3 : 0;

const sizeOf = (kind: HangingKind) => ({ bleed: 1, inset: 1, beside: 1, pair: 2, three: 3 })[kind];
const kinds = Object.keys(faults) as HangingKind[];

/** Rhythm: a row like the one before is dull; a wall without room for words or of one kind is worse. */
function rhythm(rows: readonly Hanging[]): number {
  const repeats = rows.filter(({ kind }, index) => kind === rows[index - 1]?.kind).length;
  const rooms = rows.filter(({ kind }) => roomy.has(kind)).length;
  const bleeds = rows.filter(({ kind }) => kind === 'bleed').length;
  const lonely = Math.max(0, rows.length - 5);
  return (
    repeats * 1.5 +
    (rooms === 0 ? 2 : 0) +
    (bleeds === 0 ? 1 : 0) +
    lonely -
    new Set(rows.map(({ kind }) => kind)).size * 0.4
  );
}

function* waysToHang(shapes: readonly number[]): Generator<{ rows: Hanging[]; cost: number }> {
  if (shapes.length === 0) {
    yield { rows: [], cost: 0 };
    return;
  }
  for (const kind of kinds) {
    const count = sizeOf(kind);
    const cost = count > shapes.length ? never : faults[kind](shapes.slice(0, count));
    if (cost === never) continue;
    for (const rest of waysToHang(shapes.slice(count)))
      yield { rows: [{ kind, count }, ...rest.rows], cost: cost + rest.cost };
  }
}

/**
 * Hangs pictures in rows, in their order, so that no picture is cut, each row suits the shapes in it
 * and the rows make a rhythm. Tries every way: a project has eight pictures, not eighty.
 */
export function hang(shapes: readonly number[]): Hanging[] {
  let best: { rows: Hanging[]; cost: number } = { rows: [], cost: never };
  for (const way of waysToHang(shapes)) {
    const cost = way.cost + rhythm(way.rows);
    if (cost < best.cost) best = { rows: way.rows, cost };
  }
  return best.rows;
}

/** For each row the texts at its side: spread over the rows with room, every text once, in order. */
export function placeTexts<Text>(rows: readonly Hanging[], texts: readonly Text[]): Text[][] {
  const room = rows.flatMap(({ kind }, index) => (roomy.has(kind) ? [index] : []));
  // Without any room the last row has words below it.
  const places = room.length > 0 ? room : [rows.length - 1];
  const until = (place: number) => Math.ceil((texts.length * place) / places.length);
  return rows.map((_, row) => {
    const place = places.indexOf(row);
    return place < 0 ? [] : texts.slice(until(place), until(place + 1));
  });
}
