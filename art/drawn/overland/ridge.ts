import { chance } from '../posters/forms.ts';
import { stroke } from '../svg.ts';

export type Point = readonly [x: number, y: number];

const f = (value: number) => value.toFixed(1);

/** Smooth numbers from −1 to 1 along a line, the same at every run. */
function noise(seed: number): (x: number) => number {
  const knots = Array.from({ length: 512 }, chance(seed));
  return (x) => {
    const i = Math.floor(x);
    const t = x - i;
    const [a = 0, b = 0] = [knots[i & 511], knots[(i + 1) & 511]];
    return (a + (b - a) * t * t * (3 - 2 * t)) * 2 - 1;
  };
}

export type Skyline = {
  readonly seed: number;
  readonly width: number;
  readonly y: number;
  readonly rise: number;
  /** Pixels from one top to the next. */
  readonly wave: number;
  /** 0 hills, 1 peaks. */
  readonly sharp?: number;
  readonly step?: number;
  /** Bends the whole line: 0 to 1 across the board to pixels downwards. */
  readonly bend?: (share: number) => number;
};

/** The upper edge of a row of mountains. */
export function skyline(line: Skyline): Point[] {
  const { seed, width, y, rise, wave, sharp = 0.5, step = 4, bend = () => 0 } = line;
  const octaves = [0, 1, 2, 3, 4, 5].map((i) => noise(seed * 13 + i * 7 + 1));
  return Array.from({ length: Math.ceil(width / step) + 1 }, (_, i) => {
    const x = i * step;
    let [sum, size, often] = [0, 1, 1 / wave];
    for (const octave of octaves) {
      const value = octave(x * often + seed);
      sum += size * (value * (1 - sharp) + (0.6 - 2 * Math.abs(value) * 0.8) * sharp);
      size *= 0.46;
      often *= 2.13;
    }
    return [x, y - rise * sum * 0.6 + bend(x / width)];
  });
}

/** Everything below a skyline. */
export const below = (points: readonly Point[], foot: number) =>
  `M${f(points[0]?.[0] ?? 0)} ${foot}${points.map(([x, y]) => `L${f(x)} ${f(y)}`).join('')}V${foot}Z`;

/** Gullies and lit ribs: short strokes down the slopes, light where they look towards the sun. */
export function ribs(
  points: readonly Point[],
  {
    sun,
    long,
    light,
    shade,
    seed,
  }: { sun: number; long: number; light: string; shade: string; seed: number },
): string {
  const roll = chance(seed);
  return points
    .map(([x, y], i) => {
      const after = points[i + 3];
      if (!after) return '';
      const slope = (after[1] - y) / (after[0] - x);
      const lit = (sun > x ? slope : -slope) > 0.04;
      const down = long * (0.1 + roll() ** 3 * 0.5);
      const lean = (slope > 0 ? 1 : -1) * (0.3 + roll() * 0.3);
      const bend = roll() * 12 - 6;
      const d = `M${f(x)} ${f(y + 1.5)}q${f(lean * down * 0.3 + bend)} ${f(down * 0.45)} ${f(lean * down)} ${f(down)}`;
      return stroke(
        d,
        lit ? light : shade,
        0.7 + roll() * 2.2,
        `opacity="${(0.1 + roll() * 0.26).toFixed(2)}"`,
      );
    })
    .join('');
}

/** The sides of the tops that look away from the sun: from each top down a ragged edge, and up along the skyline. */
export function shades(
  points: readonly Point[],
  { sun, deep, near, seed }: { sun: number; deep: number; near: number; seed: number },
): string {
  const roll = chance(seed);
  const tops = points.flatMap(([, y], i) => {
    const around = points.slice(Math.max(0, i - near), i + near + 1);
    return around.every(([, other]) => other >= y) ? [i] : [];
  });
  return tops
    .map((top) => {
      const [x, y] = points[top] ?? [0, 0];
      const away = x < sun ? -1 : 1;
      let end = top;
      while (
        points[end + away] &&
        (points[end + away]?.[1] ?? 0) >= (points[end]?.[1] ?? 0) - 2.5 &&
        Math.abs(end - top) < near * 5
      )
        end += away;
      const side = away < 0 ? points.slice(end, top + 1).reverse() : points.slice(top, end + 1);
      const foot = (side.at(-1)?.[1] ?? y) + deep * 0.35;
      const tall = foot - y;
      const rag: Point[] = Array.from({ length: 9 }, (_, i) => {
        const share = 1 - (i + 0.5) / 9;
        return [
          x -
            away * (share * tall * 0.28 + (roll() - 0.4) * tall * 0.13) +
            away * share * share * tall * 0.35,
          y + tall * share,
        ];
      });
      return `M${[...side, [side.at(-1)?.[0] ?? x, foot] as Point, ...rag].map(([px, py]) => `${f(px)} ${f(py)}`).join('L')}Z`;
    })
    .join('');
}

/** Small firs along a skyline, for woods that are far away. */
export function fringe(points: readonly Point[], tall: number, seed: number, every = 1): string {
  const roll = chance(seed);
  return points
    .filter((_, i) => i % every === 0)
    .map(([x, y]) => {
      const high = tall * (0.35 + roll() * 0.75);
      const half = high * (0.15 + roll() * 0.09);
      const left = x + roll() * 5 - 2.5;
      return `M${f(left - half)} ${f(y + 5)}L${f(left - half * 0.35)} ${f(y - high * 0.5)}L${f(left)} ${f(y - high)}L${f(left + half * 0.35)} ${f(y - high * 0.45)}L${f(left + half)} ${f(y + 5)}Z`;
    })
    .join('');
}

/** A spruce near by: ragged branches on a trunk that leans a little. */
export function spruce(x: number, foot: number, tall: number, roll: () => number): string {
  const levels = Math.max(9, Math.round(tall / 15));
  const wide = tall * (0.15 + roll() * 0.07);
  const lean = (roll() - 0.5) * tall * 0.05;
  const side = (sign: number): Point[] =>
    Array.from({ length: levels }, (_, i) => i + 1).flatMap((i) => {
      const share = i / levels;
      const y = foot - tall * (1 - share * 0.94);
      const reach = wide * share ** 0.85 * (0.6 + roll() * 0.55);
      const at = x + lean * (1 - share);
      return [
        [at + sign * reach * 0.3, y - tall * 0.03],
        [at + sign * reach, y + tall * (0.012 + roll() * 0.02)],
        [at + sign * reach * 0.5, y + tall * 0.006],
      ] as Point[];
    });
  const points: Point[] = [
    [x + lean, foot - tall],
    ...side(1),
    [x + 3, foot - tall * 0.05],
    [x + 3, foot + 8],
    [x - 3, foot + 8],
    ...side(-1).reverse(),
  ];
  return `M${points.map(([px, py]) => `${f(px)} ${f(py)}`).join('L')}Z`;
}

/** Fine grain over a whole board, so that flat colour looks printed. */
export const grainFilter = (strength = 0.5) =>
  `<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 ${strength} 0"/></filter><filter id="tooth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".6" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .92  0 0 0 0 .8  1.6 0 0 0 -.62"/></filter>`;

export const grain = (w: number, h: number, opacity = 0.14) =>
  `<rect width="${w}" height="${h}" filter="url(#tooth)" opacity="${opacity}"/>`;

/** A gradient from top to bottom with any number of stops. */
export const fall = (
  id: string,
  stops: readonly (readonly [at: number, colour: string, opacity?: number])[],
  more = 'x2="0" y2="1"',
) =>
  `<linearGradient id="${id}" x1="0" y1="0" ${more}>${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;

export const glow = (
  id: string,
  stops: readonly (readonly [at: number, colour: string, opacity: number])[],
) =>
  `<radialGradient id="${id}">${stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`;
