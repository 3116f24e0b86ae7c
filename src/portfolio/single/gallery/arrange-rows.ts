/**
 * Kind of a gallery row. bleed: one full-bleed picture. inset: one with room at its side. beside:
 * an upright one on half of the width. pair and three: two or three of equal height.
 */
export type GalleryRowKind = 'bleed' | 'inset' | 'beside' | 'pair' | 'three';

/** Row of a gallery: its kind, and the number of pictures. */
export interface GalleryRow {
  kind: GalleryRowKind;
  count: number;
}

/** Kinds of rows with room for text at the side. */
export const kindsWithText: ReadonlySet<GalleryRowKind> = new Set(['inset', 'beside']);

/** Returns how far a value is from its target, squared on a logarithmic scale. */
const deviation = (value: number, target: number) => Math.log(value / target) ** 2;
/** Penalty of a row that is ruled out. */
const impossible = Number.POSITIVE_INFINITY;

/** Penalties of a row for its aspect ratios (width over height), by kind; 0 is ideal. */
const penalties: Readonly<Record<GalleryRowKind, (aspectRatios: readonly number[]) => number>> = {
  bleed: ([aspectRatio = 1]) => (aspectRatio < 1.3 ? impossible : aspectRatio >= 1.7 ? 0 : 0.5),
  inset: ([aspectRatio = 1]) => (aspectRatio < 1.15 ? impossible : aspectRatio > 2 ? 1.5 : 0.25),
  beside: ([aspectRatio = 1]) => (aspectRatio > 1.1 ? impossible : 0),
  pair: (aspectRatios) => deviation(sumOf(aspectRatios), 2.3) * 3 + unevenPenalty(aspectRatios),
  three: (aspectRatios) =>
    deviation(sumOf(aspectRatios), 3) * 3 + unevenPenalty(aspectRatios) + 0.6,
};
const sumOf = (aspectRatios: readonly number[]) =>
  aspectRatios.reduce((sum, aspectRatio) => sum + aspectRatio, 0);
/** Returns the penalty for unequal widths: a panorama would make its neighbor tiny. */
const unevenPenalty = (aspectRatios: readonly number[]) =>
  Math.max(...aspectRatios) / Math.min(...aspectRatios) > 2 ? 3 : 0;

const pictureCountOf = (kind: GalleryRowKind) =>
  ({ bleed: 1, inset: 1, beside: 1, pair: 2, three: 3 })[kind];
const kinds = Object.keys(penalties) as GalleryRowKind[];

/**
 * Returns the penalty for lack of rhythm: for equal consecutive rows, and more for galleries of one
 * kind or without room for text.
 */
function rhythmPenalty(rows: readonly GalleryRow[]): number {
  const repeats = rows.filter(({ kind }, index) => kind === rows[index - 1]?.kind).length;
  const textRows = rows.filter(({ kind }) => kindsWithText.has(kind)).length;
  const bleeds = rows.filter(({ kind }) => kind === 'bleed').length;
  const surplusRows = Math.max(0, rows.length - 5);
  return (
    repeats * 1.5 +
    (textRows === 0 ? 2 : 0) +
    (bleeds === 0 ? 1 : 0) +
    surplusRows -
    new Set(rows.map(({ kind }) => kind)).size * 0.4
  );
}

function* arrangements(
  aspectRatios: readonly number[],
): Generator<{ rows: GalleryRow[]; cost: number }> {
  if (aspectRatios.length === 0) {
    yield { rows: [], cost: 0 };
    return;
  }
  for (const kind of kinds) {
    const count = pictureCountOf(kind);
    const cost =
      count > aspectRatios.length ? impossible : penalties[kind](aspectRatios.slice(0, count));
    if (cost === impossible) continue;
    for (const rest of arrangements(aspectRatios.slice(count)))
      yield { rows: [{ kind, count }, ...rest.rows], cost: cost + rest.cost };
  }
}

/**
 * Arranges pictures in rows, in order, so that none is cropped, each row suits its aspect ratios
 * and the rows alternate. Exhaustive search: a project has about eight pictures.
 */
export function arrangeRows(aspectRatios: readonly number[]): GalleryRow[] {
  let best: { rows: GalleryRow[]; cost: number } = { rows: [], cost: impossible };
  for (const arrangement of arrangements(aspectRatios)) {
    const cost = arrangement.cost + rhythmPenalty(arrangement.rows);
    if (cost < best.cost) best = { rows: arrangement.rows, cost };
  }
  return best.rows;
}

/** Distributes texts over the rows with room, in order, each once. Returns the texts of each row. */
export function placeTexts<Text>(rows: readonly GalleryRow[], texts: readonly Text[]): Text[][] {
  const textRows = rows.flatMap(({ kind }, index) => (kindsWithText.has(kind) ? [index] : []));
  // If no row has room, the text is below the last one.
  const rowIndexes = textRows.length > 0 ? textRows : [rows.length - 1];
  const endOf = (index: number) => Math.ceil((texts.length * index) / rowIndexes.length);
  return rows.map((_, row) => {
    const index = rowIndexes.indexOf(row);
    return index < 0 ? [] : texts.slice(endOf(index), endOf(index + 1));
  });
}
