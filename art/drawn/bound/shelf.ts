import { palette as p } from '../palette.ts';
import { at, board, box, flatStroke, stroke, text } from '../svg.ts';

/** Room that is kept between two books for one more; the page puts the book there on its day. */
export const shelfSize = { width: 2400, height: 640 } as const;
export const shelfNarrowSize = { width: 780, height: 720 } as const;
export const place = { wide: 78, high: 300 } as const;

type Kind = 'plain' | 'bands' | 'label' | 'thin';
type Standing = readonly [wide: number, high: number, colour: string, kind: Kind];

const oak = '#c99a63';
const left: readonly Standing[] = [
  [58, 330, p.fieldDeep, 'bands'],
  [44, 296, p.skyDeep, 'label'],
  [72, 360, '#8a4b2d', 'bands'],
  [36, 268, p.sun, 'thin'],
  [52, 318, p.surface, 'label'],
  [40, 286, p.field, 'plain'],
  [64, 344, '#2a4668', 'bands'],
  [48, 300, '#b9c0bb', 'label'],
  [34, 262, '#8a4b2d', 'thin'],
  [56, 324, p.sky, 'label'],
  [46, 290, p.fieldDeep, 'plain'],
  [70, 352, p.surface, 'bands'],
  [42, 276, '#dfa231', 'label'],
  [54, 312, p.skyDeep, 'bands'],
];
const right: readonly Standing[] = [
  [60, 336, '#2a4668', 'label'],
  [38, 280, p.sun, 'thin'],
  [50, 308, p.field, 'bands'],
  [66, 348, '#b9c0bb', 'label'],
  [44, 290, '#8a4b2d', 'plain'],
  [56, 326, p.sky, 'bands'],
  [36, 270, p.fieldDeep, 'thin'],
  [62, 340, '#dfa231', 'label'],
  [48, 298, p.surface, 'bands'],
  [54, 318, p.skyDeep, 'plain'],
];

const pale = (colour: string) =>
  [p.surface, '#b9c0bb', p.sky, p.sun, '#dfa231', p.skyDeep].includes(colour);

/** A spine, standing on the line y = 0. */
function spine([w, h, colour, kind]: Standing): string {
  const ink = pale(colour) ? p.ink : p.surface;
  const top = -h;
  const marks = {
    plain: stroke(`M${w / 2} ${top + 60}v${h * 0.4}`, ink, 6, 'stroke-opacity="0.75"'),
    bands:
      [40, 58, h - 60].map((y) => box(0, top + y, w, 6, 0, ink, 'fill-opacity="0.7"')).join('') +
      stroke(`M${w / 2} ${top + 96}v${h * 0.34}`, ink, 7, 'stroke-opacity="0.75"'),
    label:
      box(6, top + 44, w - 12, 92, 2, pale(colour) ? p.vermilionPale : p.surface) +
      [60, 76, 92]
        .map((y) => box(w / 2 - 9, top + y, 18, 5, 2, p.ink, 'fill-opacity="0.6"'))
        .join(''),
    thin: stroke(`M${w / 2} ${top + 40}v${h * 0.6}`, ink, 5, 'stroke-opacity="0.75"'),
  } satisfies Record<Kind, string>;
  return (
    box(0, top, w, h, 4, colour) +
    box(w - 7, top + 3, 7, h - 3, 0, p.ink, 'fill-opacity="0.14"') +
    box(3, top + 4, 4, h - 8, 2, '#ffffff', 'fill-opacity="0.22"') +
    marks[kind]
  );
}

/** Books from `x` on to the right. */
const row = (books: readonly Standing[], x: number, y: number) => {
  let edge = x;
  return books
    .map((book) => {
      const one = at(edge, y, spine(book));
      edge += book[0] + 3;
      return one;
    })
    .join('');
};
const width = (books: readonly Standing[]) => books.reduce((sum, [w]) => sum + w + 3, 0);

/** The board that they stand on, and the tag that hangs from it below the gap. */
const shelf = (w: number, y: number) =>
  box(0, y, w, 46, 0, oak) +
  box(0, y, w, 7, 0, '#dcb27c') +
  box(0, y + 46, w, 26, 0, p.ink, 'fill-opacity="0.13"') +
  flatStroke(`M0 ${y + 26}H${w}`, '#b98a54', 3);
const tag = (x: number, y: number, day: string) =>
  stroke(`M${x} ${y - 10}v26`, p.muted, 3) +
  at(
    x,
    y + 14,
    box(-86 + 5, 7, 172, 62, 4, p.ink, 'fill-opacity="0.2"') +
      box(-86, 0, 172, 62, 4, p.surface) +
      text(0, 42, 32, day, { anchor: 'middle', face: 'display', weight: 700 }),
    1,
    -2,
  );
const gap = (x: number, y: number) =>
  box(
    x + 8,
    y - place.high,
    place.wide - 16,
    place.high - 3,
    4,
    'none',
    `stroke="${p.vermilion}" stroke-width="5" stroke-dasharray="15 11"`,
  );

const scene = (w: number, h: number, x: number, y: number) => {
  const before = [...right, ...left];
  const after = [...right, ...left.slice(0, 12)];
  return board(
    w,
    h,
    box(0, 0, w, h, 0, '#f0e3cd') +
      row(before, x - 3 - width(before), y) +
      gap(x, y) +
      row(after, x + place.wide + 3, y) +
      shelf(w, y) +
      tag(x + place.wide / 2, y + 46, 'April 13'),
  );
};

/** Left edge of the gap, and where the board begins. */
export const gapAt = { wide: [1180, 440], narrow: [390, 440] } as const;

export const shelfMarkup = () =>
  scene(shelfSize.width, shelfSize.height, gapAt.wide[0], gapAt.wide[1]);
export const shelfNarrowMarkup = () =>
  scene(shelfNarrowSize.width, shelfNarrowSize.height, gapAt.narrow[0], gapAt.narrow[1]);
