import { palette as p } from '../palette.ts';
import { chance } from '../posters/forms.ts';
import { at, board, box, flatStroke, shape, stroke, text } from '../svg.ts';

/** Room that is kept between two books for one more; the page puts the book there on its day. */
export const shelfSize = { width: 2400, height: 640 } as const;
export const shelfNarrowSize = { width: 780, height: 720 } as const;
export const place = { wide: 78, high: 300 } as const;

type Kind = 'plain' | 'bands' | 'label' | 'thin';
type Standing = readonly [wide: number, high: number, colour: string, kind: Kind];

const oak = '#c99a63';
const colours = [
  p.fieldDeep,
  p.skyDeep,
  '#8a4b2d',
  p.sun,
  p.surface,
  p.field,
  '#2a4668',
  '#b9c0bb',
  p.sky,
  '#dfa231',
] as const;
const kinds = ['bands', 'label', 'plain', 'thin', 'label', 'bands'] as const;

/** Books by chance, none of them the color of its neighbor, until they fill `wide`; a set of four is one work. */
function books(wide: number, seed: number): Standing[] {
  const roll = chance(seed);
  const among = <T>(list: readonly [T, ...T[]] | readonly T[]) =>
    list[Math.floor(roll() * list.length)] as T;
  const all: Standing[] = [];
  let filled = 0;
  while (filled < wide) {
    const last = all.at(-1)?.[2];
    const colour = among(colours.filter((one) => one !== last));
    const kind = among(kinds);
    const thick = kind === 'thin' ? 26 + roll() * 14 : 38 + roll() * 38;
    const high = Math.round(236 + roll() * 134);
    const works = roll() < 0.09 ? 4 : 1;
    for (let work = 0; work < works; work += 1) {
      all.push([Math.round(thick), high, colour, kind]);
      filled += Math.round(thick) + 3;
    }
  }
  return all;
}

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

/** A book that leans to the right, its foot at the left. */
const leaning = at(-58, -12, at(0, 0, spine([44, 316, '#8a4b2d', 'bands'])), 1, 11);
/** Three that lie on one another, and a cup without a handle on top. */
const pile =
  [
    [0, 300, 52, p.fieldDeep],
    [22, 252, 40, p.sun],
    [8, 272, 34, '#2a4668'],
  ].reduce<{ top: number; drawn: string }>(
    ({ top, drawn }, [left, long, thick, colour]) => ({
      top: top + Number(thick) + 2,
      drawn:
        drawn +
        at(
          Number(left),
          -top,
          box(0, -Number(thick), Number(long), Number(thick), 4, String(colour)) +
            box(0, -9, Number(long), 9, 4, p.ink, 'fill-opacity="0.14"') +
            box(34, -Number(thick), 7, Number(thick), 0, p.surface, 'fill-opacity="0.7"') +
            box(
              Number(long) - 46,
              -Number(thick),
              7,
              Number(thick),
              0,
              p.surface,
              'fill-opacity="0.7"',
            ),
        ),
    }),
    { top: 0, drawn: '' },
  ).drawn +
  at(
    150,
    -132,
    shape('M-44 -78H44L34 0H-34Z', p.surface) +
      box(-41, -52, 82, 16, 0, p.vermilion) +
      stroke('M-20 -78L-34 -150M4 -78L8 -168M20 -78L40 -140', oak, 9),
  );

const scene = (w: number, h: number, x: number, y: number) => {
  // Books lie on their sides in one place, and one leans where another was taken out.
  const lying = w > 1000 ? [330, w - 420] : [];
  const before = books(x - 3 - (lying[0] ?? -200) - 250, 5);
  const far = books(lying[0] ? 420 : 0, 23);
  const after = books((lying[1] ?? w + 100) - x - place.wide, 17);
  const beyond = books(lying[1] ? 300 : 0, 41);
  return board(
    w,
    h,
    box(0, 0, w, h, 0, '#f0e3cd') +
      row(before, x - 3 - width(before), y) +
      (lying[0] === undefined
        ? ''
        : at(x - 3 - width(before) - 14, y, leaning) +
          row(far, x - 3 - width(before) - 120 - width(far), y)) +
      gap(x, y) +
      row(after, x + place.wide + 3, y) +
      (lying[1] === undefined
        ? ''
        : at(x + place.wide + 3 + width(after) + 16, y, pile) +
          row(beyond, x + place.wide + 3 + width(after) + 330, y)) +
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
