import { at, board, box, disc, shape, softShadow, stroke, text } from '../svg.ts';
import { inks } from './kit.ts';
import { hung } from './small.ts';

const greens = ['#215f47', '#1d5a42', '#24644b', '#1f5e45', '#1b563f'];

/** Planks, painted green once and again where the first coat had gone. */
function planks(w: number, h: number, wide: number): string {
  const count = Math.ceil(w / wide);
  return Array.from({ length: count }, (_, i) => {
    const x = i * wide;
    const grain = [0.22, 0.48, 0.77]
      .map((at, k) => {
        const gx = x + wide * at;
        const bend = ((i * 7 + k * 5) % 9) - 4;
        return stroke(`M${gx} 0q${bend * 3} ${h / 2} ${bend} ${h}`, '#123d2d', 2, 'opacity="0.28"');
      })
      .join('');
    const nails = [70, h - 90]
      .map((y) => disc(x + wide / 2, y + (i % 3) * 8, 5, '#0f3325'))
      .join('');
    return `${box(x, 0, wide, h, 0, greens[(i * 3) % 5] ?? '')}${grain}${box(x, 0, 4, h, 0, '#0f3325')}${nails}`;
  }).join('');
}

/** Position of the planner, and the height of one of its weeks. */
interface Place {
  x: number;
  y: number;
  w: number;
  high: number;
}

/** Weeks of the job. */
const weeks = 12;
/** Room for the numbers of the weeks, and for the names of the days. */
const [aside, head] = [120, 80];

/**
 * The planner: five days wide, one row a week; Friday is narrow, since it ends at one. Every paper hangs
 * on its day, smaller than a hand could write: of its words there are only those that carry the story.
 */
function planner({ x, y, w, high }: Place, letters: number): string {
  const day = (w - aside) / 4.62;
  const h = weeks * high + head;
  const columns = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
    .map((name, i) => {
      const left = x + aside + i * day;
      const shut = Array.from({ length: i === 2 || i === 3 ? weeks : 0 }, (_, r) =>
        box(left + 2, y + head + 2 + r * high, day - 4, high * 0.36, 0, '#e6e0d0'),
      ).join('');
      const words = text(left + 16, y + 54, letters, name, { face: 'display', weight: 700 });
      return stroke(`M${left} ${y}V${y + h}`, '#cfc9b9', 3) + words + shut;
    })
    .join('');
  const rows = Array.from({ length: weeks }, (_, r) => {
    const top = y + head + r * high;
    const dark = r === 9;
    return (
      (dark ? box(x, top, w, high, 0, inks.ink) : '') +
      stroke(`M${x} ${top}H${x + w}`, '#cfc9b9', 3) +
      text(x + 32, top + high * 0.66, 50, `${r + 1}`, {
        face: 'display',
        weight: 800,
        fill: dark ? inks.white : inks.ink,
      })
    );
  }).join('');
  const papers = hung
    .map(({ paper, week, day: on, turn }, i) => {
      const left = x + aside + (on - 1) * day;
      const [wide, tall] = paper.size;
      const scale = Math.min(1, (paper.days * day * (on === 5 ? 0.62 : 1) - 26) / wide);
      const top = y + head + (week - 1) * high + 22;
      return at(
        left + 13 + (wide * scale) / 2,
        top,
        at(
          (-wide * scale) / 2,
          -8,
          softShadow(0, 0, wide * scale, tall * scale, 2, 0.5) + at(0, 0, paper.draw(), scale),
        ) +
          disc(3, 2, 14, '#14211b', 'opacity="0.3"') +
          disc(0, -4, 13, i % 3 === 1 ? inks.yellow : inks.red) +
          disc(-4, -9, 4, '#ffffff', 'opacity="0.6"'),
        1,
        turn,
      );
    })
    .join('');
  return softShadow(x, y, w, h, 4) + box(x, y, w, h, 4, inks.white) + columns + rows + papers;
}

/** A length of pipe brush that leans in the corner: the client left it, for luck. */
const brush = (x: number, y: number) =>
  stroke(`M${x} ${y}L${x + 90} ${y - 900}`, '#b98a4a', 20) +
  Array.from({ length: 26 }, (_, i) => {
    const turn = (i / 26) * Math.PI * 2;
    return stroke(
      `M${x + 94} ${y - 940}L${(x + 94 + 120 * Math.cos(turn)).toFixed(1)} ${(y - 940 + 120 * Math.sin(turn)).toFixed(1)}`,
      '#20262a',
      7,
    );
  }).join('') +
  disc(x + 94, y - 940, 26, '#6f757a');

/** The whole wall, from edge to edge: each paper hangs on its day. 2880 by 1480. */
export const wide = (): string =>
  board(
    2880,
    1480,
    planks(2880, 1480, 192) +
      planner({ x: 1010, y: 110, w: 1500, high: 100 }, 38) +
      brush(2700, 1500) +
      shape('M0 1452H2880V1480H0Z', '#0f3325'),
  );
