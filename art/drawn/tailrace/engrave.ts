import { shape, stroke } from '../svg.ts';

/** Printer's ink; the ground stays white, and the page multiplies the two. */
export const ink = '#14211b';
export const white = '#ffffff';

/** Darkness at a place: 0 is paper, 1 is ink. */
export type Tone = (x: number, y: number) => number;
/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, w: number, h: number];

interface Cut {
  tone: Tone;
  /** Degrees by which the lines are turned out of the horizontal. */
  turn?: number;
  /** Distance from one line to the next. */
  gap?: number;
  /** Distance from one point of a line to the next: small where tones change fast. */
  step?: number;
  /** Width of the outline; 0 for none. */
  line?: number;
}

let clips = 0;

/** Two numbers with no more digits than a drawing needs. */
const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Lines across a box, thicker where it is darker: each a closed shape with two edges. */
function hatching([left, top, w, h]: Box, { tone, turn = 0, gap = 10, step = 9 }: Cut): string {
  const angle = (turn / 180) * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [cx, cy] = [left + w / 2, top + h / 2];
  const reach = Math.hypot(w, h) / 2 + gap;
  let d = '';
  for (let v = -reach; v <= reach; v += gap) {
    let [upper, lower] = [[] as string[], [] as string[]];
    const close = () => {
      if (upper.length > 1) d += `M${upper.join('L')}L${lower.reverse().join('L')}z`;
      [upper, lower] = [[], []];
    };
    for (let u = -reach; u <= reach; u += step) {
      // A graver is held by a hand: lines waver a little.
      const bent = v + Math.sin(u / 90 + v / 37) * gap * 0.12;
      const [x, y] = [cx + u * cos - bent * sin, cy + u * sin + bent * cos];
      const out = x < left - step || x > left + w + step || y < top - step || y > top + h + step;
      const thick = out ? 0 : Math.max(0, Math.min(1, tone(x, y))) * gap * 0.92;
      if (thick < 0.7) {
        close();
        continue;
      }
      upper.push(point(x + (thick / 2) * sin, y - (thick / 2) * cos));
      lower.push(point(x - (thick / 2) * sin, y + (thick / 2) * cos));
    }
    close();
  }
  return d;
}

/** One thing cut in lines: paper, so that it covers what is behind it, hatching, and its outline. */
export function cut(d: string, box: Box, how: Cut): string {
  clips += 1;
  const id = `graver${clips}`;
  const { line = 3.5 } = how;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${shape(d, white)}<g clip-path="url(#${id})">${shape(hatching(box, how), ink)}</g>${line ? stroke(d, ink, line) : ''}`;
}

/** Only the lines, on whatever is there: shadows, skies. */
export const shade = (box: Box, how: Cut): string => shape(hatching(box, how), ink);

/** A closed path through points. */
export const through = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;

/** A rounded rectangle as a path. */
export const rounded = ([x, y, w, h]: Box, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
