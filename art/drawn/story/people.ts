import { palette as p } from '../palette.ts';
import { at, box, disc, shape, stroke } from '../svg.ts';
import { wood } from './frame.ts';

/** Clothes and hair of the portraits, by number; nought is somebody who has left since. */
const looks: Readonly<Record<number, readonly [coat: string, hair: string, skin: string]>> = {
  0: ['#7d8790', '#4b3b30', '#e8bf9f'],
  1: [p.field, '#d2d3cf', '#f3d3c0'],
  2: ['#2a4668', '#1d1a19', '#7a4a2c'],
  3: ['#9fb3bb', '#e2c683', '#f3d3c0'],
  4: [p.vermilion, '#1d1a19', '#c98f62'],
  5: ['#dfa231', '#1d1a19', '#b87d52'],
  6: ['#68716b', '#b4552c', '#efc2a4'],
  7: [p.ink, '#1d1a19', '#f0cfb4'],
  8: ['#9c3b1e', '#3c2620', '#b87d52'],
  9: ['#3f7f68', '#6a3820', '#f0cbb4'],
  10: ['#5f7d8c', '#6a3820', '#e8bf9f'],
  11: ['#b9915a', '#1d1a19', '#c98f62'],
  12: ['#3f5f8a', '#e2c683', '#f3d3c0'],
  13: ['#8a4f6a', '#1d1a19', '#7a4a2c'],
  14: ['#55714f', '#d2d3cf', '#efc2a4'],
};

const lookOf = (id: number) => looks[id] ?? (['#7d8790', '#4b3b30', '#e8bf9f'] as const);

const head = (hair: string, skin: string, y: number) =>
  disc(2, y, 16, skin) +
  shape(`M-16 ${y + 6}q-4 -26 18 -24q14 1 14 12q-16 -4 -20 4q-2 8 -12 8z`, hair);

/** A stool, its feet on nought. */
export const stool = (x: number, y: number, seat: string = wood.dark, turn = 0) =>
  at(
    x,
    y,
    stroke('M-12 -40L-17 0M12 -40L17 0', p.ink, 4) + box(-20, -48, 40, 10, 5, seat),
    1,
    turn,
  );

/** Draws a person on a stool, looking to the right. */
export function sitting(x: number, y: number, id: number, seat?: string): string {
  const [coat, hair, skin] = lookOf(id);
  return (
    stool(x, y, seat) +
    at(
      x,
      y,
      stroke('M-2 -52H24L30 -4', '#3a4741', 13) +
        box(-19, -104, 36, 58, 16, coat) +
        stroke('M4 -90Q22 -74 40 -76', coat, 12) +
        disc(43, -76, 6, skin) +
        head(hair, skin, -122),
    )
  );
}

/** Draws a standing person; an arm reaches forward where there is something to hold. */
export function standing(x: number, y: number, id: number, flip = false, apron = ''): string {
  const [coat, hair, skin] = lookOf(id);
  return `<g transform="translate(${x} ${y})${flip ? ' scale(-1 1)' : ''}">${
    stroke('M-8 -60V-4M9 -60V-4', '#3a4741', 14) +
    box(-20, -124, 40, 72, 17, coat) +
    (apron ? box(-14, -108, 32, 70, 8, apron) : '') +
    stroke('M6 -108Q24 -94 44 -98', coat, 12) +
    disc(47, -98, 6, skin) +
    head(hair, skin, -142)
  }</g>`;
}

/** Draws a bench with a screen, its legs on 0; `line` is the color of new things. */
export const bench = (x: number, y: number, w: number, line: string = p.ink, more = '') =>
  at(
    x,
    y,
    stroke(`M6 -62V0M${w - 6} -62V0`, line, 5, more) +
      (more
        ? stroke(`M0 -66H${w}`, line, 7, more)
        : box(0, -72, w, 11, 3, line === p.ink ? wood.dark : line)) +
      (more ? '' : box(w - 30, -112, 8, 38, 3, p.ink) + box(w - 25, -80, 14, 8, 2, p.ink)),
  );

/** Draws a bench of this width, with the person who works at it. */
export const place = (x: number, y: number, step: number, id: number, line?: string) =>
  sitting(x + step * 0.27, y, id, line) + bench(x + step * 0.48, y, step * 0.48, line);

/** Draws a free place, stool and bench. */
export const bare = (x: number, y: number, step: number, line?: string) =>
  stool(x + step * 0.27, y, line) + bench(x + step * 0.48, y, step * 0.48, line);
