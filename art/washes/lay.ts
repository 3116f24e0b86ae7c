import sharp from 'sharp';
import { blurred, type Plane } from './blur.ts';
import { type Field, fractalField, valueAt } from './fields.ts';
import type { Sheet, Wash } from './wash.ts';

interface Paper {
  readonly width: number;
  readonly height: number;
  /** Pixels to a unit. */
  readonly scale: number;
  readonly tooth: Field;
  readonly edge: Field;
  readonly pool: Field;
  /** Absorption of red, green and blue, as optical density. */
  readonly density: readonly [Float32Array, Float32Array, Float32Array];
}

const densityOf = (color: string) =>
  [1, 3, 5].map((at) => {
    const part = Math.max(Number.parseInt(color.slice(at, at + 2), 16) / 255, 0.004);
    return -Math.log(part);
  });

const step = (low: number, high: number, value: number) => {
  const t = Math.min(Math.max((value - low) / (high - low), 0), 1);
  return t * t * (3 - 2 * t);
};

/** A part of the paper in pixels, and the coverage of each pixel. */
interface Patch extends Plane {
  readonly left: number;
  readonly top: number;
}

/** Returns the patch that holds a shape and a margin round it; undefined if the shape is empty. */
function trimmed(whole: Plane, margin: number): Patch | undefined {
  const { width, height, values } = whole;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (values[y * width + x]) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = y;
      }
  if (right < 0) return undefined;
  left = Math.max(left - margin, 0);
  top = Math.max(top - margin, 0);
  const across = Math.min(right + margin, width - 1) - left + 1;
  const down = Math.min(bottom + margin, height - 1) - top + 1;
  const out = new Float32Array(across * down);
  for (let y = 0; y < down; y++) {
    const from = (top + y) * width + left;
    out.set(values.subarray(from, from + across), y * across);
  }
  return { left, top, width: across, height: down, values: out };
}

async function shapeOf({ d, pencil }: Wash, paper: Paper, tall: number): Promise<Plane> {
  const { width, height } = paper;
  const shape = d.startsWith('<')
    ? d
    : pencil
      ? `<path d="${d}" fill="none" stroke="#fff" stroke-width="${pencil}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${d}" fill-rule="evenodd"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 ${tall}"><rect width="1000" height="${tall}" fill="#000"/><g fill="#fff">${shape}</g></svg>`;
  const bytes = await sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
  return { width, height, values: Float32Array.from(bytes, (value) => value / 255) };
}

/** Lets the edge of a shape stray as a brush does on rough paper. */
function strayed(patch: Patch, paper: Paper, rough: number, seed: number): Patch {
  const { left, top, width, height, values } = patch;
  const { scale, edge, pool } = paper;
  const reach = rough * scale;
  const [across, down] = [seed * 131, seed * 197];
  const out = new Float32Array(values.length);
  for (let v = 0; v < height; v++)
    for (let u = 0; u < width; u++) {
      const [x, y] = [left + u, top + v];
      const wide = valueAt(pool, x + down, y + across) * 0.8;
      const dx = (valueAt(edge, x + across, y + down) + wide) * reach;
      const dy = (valueAt(edge, x + down + 501, y + across + 77) - wide) * reach;
      const column = Math.min(Math.max(Math.round(u + dx), 0), width - 1);
      const line = Math.min(Math.max(Math.round(v + dy), 0), height - 1);
      out[v * width + u] = values[line * width + column] ?? 0;
    }
  return { ...patch, values: out };
}

async function lay(wash: Wash, index: number, paper: Paper, tall: number): Promise<void> {
  const { scale, tooth, pool, density } = paper;
  const { depth = 1, rough = 2.2, soft = 0.5, rimWidth = 5, dry = 0, flow, pencil } = wash;
  const { rim = 0.4, grain = 0.22, mottle = 0.28 } = wash;
  const margin = Math.ceil((rough * 2 + soft * 3 + 2) * scale);
  const raw = trimmed(await shapeOf(wash, paper, tall), margin);
  if (!raw) return;
  const edged = rough > 0 ? strayed(raw, paper, pencil ? 0.7 : rough, index + 1) : raw;
  const shape = blurred(edged, soft * scale);
  const inner = rim > 0 && !pencil ? blurred(shape, rimWidth * scale) : shape;
  const taken = densityOf(wash.color);
  const [across, down] = [index * 311, index * 173];
  for (let v = 0; v < raw.height; v++)
    for (let u = 0; u < raw.width; u++) {
      const here = v * raw.width + u;
      const [x, y] = [raw.left + u, raw.top + v];
      const at = y * paper.width + x;
      let amount = shape.values[here] ?? 0;
      if (amount < 0.004) continue;
      const high = valueAt(tooth, x, y);
      if (pencil) amount *= step(-0.5, 0.5, high + 0.15) * 0.75;
      else {
        const pooled = valueAt(pool, x + across, y + down);
        if (dry > 0) amount *= step(dry * 1.3 - 0.55, dry * 1.3 - 0.2, high + pooled * 0.35 + 0.25);
        const settled = Math.max(1 - (inner.values[here] ?? 0) - 0.1, 0);
        if (!wash.gouache) {
          const bloom = Math.abs(pooled) < 0.09 ? (0.09 - Math.abs(pooled)) * 1.6 : 0;
          amount *= 1 + rim * settled * 1.9 + mottle * (pooled * 0.75 + bloom) - grain * high * 0.7;
        }
      }
      if (flow) amount *= Math.max(flow(x / scale, y / scale), 0);
      amount = Math.max(amount, 0);
      for (let channel = 0; channel < 3; channel++) {
        const plane = density[channel as 0 | 1 | 2];
        const before = plane[at] ?? 0;
        if (wash.lift) plane[at] = before * (1 - Math.min(amount * depth, 1));
        else if (wash.gouache) {
          const covers = Math.min(amount * depth, 1);
          plane[at] = before * (1 - covers) + (taken[channel] ?? 0) * covers;
        } else plane[at] = before + (taken[channel] ?? 0) * amount * depth;
      }
    }
}

/** Paints a sheet, wash by wash, on paper that is white: three bytes a pixel. */
export async function paintSheet(sheet: Sheet, width: number, height: number): Promise<Uint8Array> {
  const { fine = 1 } = sheet;
  const size = width * height;
  const paper: Paper = {
    width,
    height,
    scale: width / 1000,
    tooth: fractalField(width, 190 * fine, 3, 11),
    edge: fractalField(width, 44 * fine, 4, 23),
    pool: fractalField(width, 7 * fine, 5, 37),
    density: [new Float32Array(size), new Float32Array(size), new Float32Array(size)],
  };
  for (const [index, wash] of sheet.washes.entries()) await lay(wash, index, paper, sheet.height);
  const pixels = new Uint8Array(size * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      // Light from the upper left over the grain of the sheet.
      const slope = valueAt(paper.tooth, x + 1, y + 1) - valueAt(paper.tooth, x - 1, y - 1);
      const lit = 1 - Math.min(Math.max(slope * 0.02, -0.02), 0.03);
      for (let channel = 0; channel < 3; channel++) {
        const through = Math.exp(-(paper.density[channel as 0 | 1 | 2][at] ?? 0));
        pixels[at * 3 + channel] = Math.round(Math.min(through * lit, 1) * 255);
      }
    }
  return pixels;
}
