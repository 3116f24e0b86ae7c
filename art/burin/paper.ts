/** Stamp paper: an outline with perforated edges, its fibers, and the relief of ink upon it. */
import { hash, noise } from '../woven/noise.ts';
import { rough } from './noise.ts';
import { clamp, mix, smooth } from './vector.ts';

export type Corner = readonly [x: number, y: number];

interface Perforation {
  /** Corners of the stamp, clockwise, in units. */
  readonly outline: readonly Corner[];
  /** Space from hole to hole in units; 0 is a straight cut. */
  readonly every: number;
}

interface Edge {
  from: Corner;
  /** Unit vector along the edge; its left normal looks out. */
  way: Corner;
  length: number;
  holes: number;
}

const edgesOf = ({ outline, every }: Perforation): Edge[] =>
  outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] as Corner;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const holes = every === 0 ? 0 : Math.round(length / every);
    return { from, way: [(to[0] - from[0]) / length, (to[1] - from[1]) / length], length, holes };
  });

/** Distance to the torn edge of a stamp in units: positive inside. */
export function paperEdge(perforation: Perforation): (x: number, y: number) => number {
  const edges = edgesOf(perforation);
  return (x, y) => {
    let inside = Number.POSITIVE_INFINITY;
    for (const { from, way, length, holes } of edges) {
      const [dx, dy] = [x - from[0], y - from[1]];
      const out = dx * way[1] - dy * way[0];
      // Torn teeth end in fibers of slightly different lengths.
      const torn =
        every(perforation) *
        (0.05 * rough(x / 9, y / 9, 5, 3) + 0.08 * rough(x / 2.2, y / 2.2, 9, 2) - 0.06);
      inside = Math.min(inside, -out - torn);
      if (holes === 0) continue;
      const along = (dx * way[0] + dy * way[1]) / length;
      const hole = Math.round(along * holes) / holes;
      const [hx, hy] = [from[0] + way[0] * hole * length, from[1] + way[1] * hole * length];
      const radius = (length / holes) * 0.315;
      inside = Math.min(inside, Math.hypot(x - hx, y - hy) - radius + torn * 0.16);
    }
    return inside;
  };
}

const every = ({ every: space }: Perforation) => space || 12;

/** Light of bare paper, about 1: fibers, and the grain of a mould. `x` and `y` in units. */
export function paperLight(x: number, y: number, row: number): number {
  const cloud = rough(x / 70, y / 70, row, 4) - 0.5;
  const fiber = noise(x / 1.7 + 3 * noise(x / 30, y / 30, row + 8), y / 9, row + 3) - 0.5;
  const cross = noise(x / 10, y / 1.7 + 3 * noise(x / 28, y / 28, row + 9), row + 4) - 0.5;
  return 1 + cloud * 0.028 + (fiber + cross) * 0.018 + (hash(x | 0, y | 0, row) - 0.5) * 0.008;
}

type Color = readonly [red: number, green: number, blue: number];
export const colorOf = (hex: string): Color => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

interface Printed {
  readonly width: number;
  readonly height: number;
  /** Pixels a unit. */
  readonly scale: number;
  readonly ink: Float32Array;
  readonly color: Color;
  readonly paper: Color;
  readonly perforation: Perforation;
  /** A number that no other sheet has. */
  readonly row: number;
}

/** Prints a plate on its paper: four bytes a pixel. */
export function printed(sheet: Printed): Uint8Array {
  const { width, height, scale, ink, color, paper, perforation, row } = sheet;
  const edge = paperEdge(perforation);
  const pixels = new Uint8Array(width * height * 4);
  const inkAt = (x: number, y: number) =>
    ink[clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)] as number;
  const reach = Math.max(1, Math.round(scale * 0.8));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [ux, uy] = [(x + 0.5) / scale, (y + 0.5) / scale];
      const inside = edge(ux, uy);
      const alpha = clamp(inside * scale + 0.5);
      if (alpha === 0) continue;
      const share = inkAt(x, y);
      // Ink of a steel plate stands up: it has a lit side and a dark one.
      const relief = inkAt(x + reach, y + reach) - inkAt(x - reach, y - reach);
      const body = 1 + 0.1 * (rough(ux / 40, uy / 40, row + 31, 3) - 0.5);
      const rim = 1 - 0.1 * smooth(5, 0, inside);
      const light = paperLight(ux, uy, row) * rim + relief * 0.05;
      const index = (y * width + x) * 4;
      for (let k = 0; k < 3; k++) {
        const bare = (paper[k] as number) * light;
        const wet = (color[k] as number) * body + relief * 14;
        pixels[index + k] = clamp(mix(bare, wet, share * 0.97), 0, 255);
      }
      pixels[index + 3] = alpha * 255;
    }
  return pixels;
}
