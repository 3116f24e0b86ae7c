import { palette as p } from '../palette.ts';
import { at, box, flatStroke, stroke, text } from '../svg.ts';

/** A leaf of the book; everything here is drawn to it, so that sheet, section and cover are of one book. */
export const leaf = { wide: 120, high: 168 } as const;
const { wide: w, high: h } = leaf;
const pageEdge = '#cfc6b2';
const shadow = 'fill-opacity="0.18"';

/** One side of a sheet of sixteen pages, as it lies under the press: the upper row stands on its head. */
const imposed = [
  [5, 12, 9, 8],
  [4, 13, 16, 1],
] as const;

const linesOfText = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    box(16, from + i * 13, i === count - 1 ? 48 : 88 - ((i * 7) % 3) * 5, 5, 2, p.line),
  ).join('');

/** A page with its number at the outer edge: even ones at the left. */
const page = (number: number) =>
  (number === 1
    ? text(16, 46, 34, '1', { face: 'display', weight: 700, fill: p.vermilion })
    : linesOfText(20, 3)) +
  linesOfText(62, 5) +
  text(number % 2 ? w - 16 : 16, h - 16, 24, String(number), {
    face: 'display',
    weight: 700,
    anchor: number % 2 ? 'end' : 'start',
  });

/** The sheet off the press, on the pile of its fellows. */
export const printedSheet = () =>
  box(10, 14, 4 * w + 24, 2 * h + 24, 2, p.ink, shadow) +
  [9, 6, 3].map((i) => box(-12 + i, -12 + i, 4 * w + 24, 2 * h + 24, 1, pageEdge)).join('') +
  box(-12, -12, 4 * w + 24, 2 * h + 24, 1, p.surface) +
  imposed
    .map((row, y) =>
      row
        .map((number, x) =>
          y === 0 ? at((x + 1) * w, h, page(number), 1, 180) : at(x * w, h, page(number)),
        )
        .join(''),
    )
    .join('') +
  stroke(
    `M0 ${h}H${4 * w}M${w} 0V${2 * h}M${2 * w} 0V${2 * h}M${3 * w} 0V${2 * h}`,
    p.muted,
    2,
    'stroke-dasharray="7 8"',
  );

/** The sheet folded three times: a section of sixteen pages, its first page on top. */
export const section = () =>
  box(9, 12, w, h, 2, p.ink, shadow) +
  [9, 6, 3].map((i) => box(0, 0, w + i, h - i / 3, 1, i % 2 ? pageEdge : '#e9e2d2')).join('') +
  box(0, 0, w, h, 1, p.surface) +
  page(1);

/** Ten sections on one another, seen at their folds; a mark on each makes stairs when none is missing. */
export const gathered = (sections: number) =>
  box(10, 10, h, sections * 15, 2, p.ink, shadow) +
  Array.from({ length: sections }, (_, i) => {
    const y = (sections - 1 - i) * 15;
    return (
      box(
        0,
        y,
        h,
        14,
        5,
        i % 2 ? '#f4eee0' : p.surface,
        `stroke="${pageEdge}" stroke-width="1.5"`,
      ) + box(14 + i * 14, y + 1, 14, 12, 0, p.ink)
    );
  }).join('');

const title = (x: number, fill: string) =>
  text(x, 56, 23, 'Twenty', { face: 'display', weight: 700, fill }) +
  text(x, 82, 23, 'Mistakes', { face: 'display', weight: 700, fill });

/** The cover lying open, and on its back board the block with its threads. */
export const caseAndBlock = () =>
  box(10, 14, 2 * w + 34, h + 16, 3, p.ink, shadow) +
  box(0, 0, 2 * w + 34, h + 16, 3, p.vermilion) +
  flatStroke(`M${w + 5} 0V${h + 16}M${w + 29} 0V${h + 16}`, '#b53a14', 3) +
  at(w + 34, 0, title(14, p.surface)) +
  box(4, 8, w - 4, h, 1, p.surface) +
  box(w - 10, 8, 10, h, 0, '#e9e2d2') +
  [28, 60, 92, 124, 152]
    .map((y) => flatStroke(`M${w - 12} ${y}h14M${w - 12} ${y + 8}h14`, p.field, 4))
    .join('') +
  [40, 72, 104, 136].map((y) => stroke(`M${w - 5} ${y - 4}v18`, p.field, 2.5)).join('');

/** The bound book from the front, a ribbon of its pages at the right. */
export const bound = () =>
  box(11, 14, w + 12, h + 16, 3, p.ink, shadow) +
  box(4, 6, w + 8, h + 6, 1, p.surface) +
  flatStroke(`M${w + 7} 9v${h}M${w + 10} 9v${h}`, pageEdge, 1.5) +
  box(0, 0, w + 4, h + 16, 3, p.vermilion) +
  flatStroke(`M9 0V${h + 16}`, '#b53a14', 3) +
  title(22, p.surface) +
  stroke('M24 112h34M24 126h60M24 140h46', '#f3c3b0', 5);
