import { noise } from '../woven/noise.ts';
import { exposed } from './paint.ts';
import { fade } from './sdf.ts';
import { across, type Front, layBamboo, layCord } from './seam-front.ts';

/** Half of the seam's width, inches; it runs a little downhill. */
const seam = 0.19;
const seamAt = (x: number): number => 1.3 - 0.05 * x;
/** Light that one layer lets through. */
const cloth = [0.98, 0.43, 0.012] as const;

/** One layer of ripstop against the light: plain weave, every twentieth thread double. */
function weave(x: number, y: number, slant: number): number {
  const [u, v] = [
    x * 102 + slant * y + 0.22 * noise(x * 9, y * 60, 41),
    y * 98 + 0.22 * noise(x * 60, y * 9, 42),
  ];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const [p, q] = [Math.abs(u - i - 0.5) * 2, Math.abs(v - j - 0.5) * 2];
  const gap = Math.max(0, p - 0.62) * Math.max(0, q - 0.62) * 6.2;
  const over = (i + j) % 2 === 0 ? 1 - p * p : 1 - q * q;
  const strong = i % 20 < 2 || j % 20 < 2 ? 0.72 : 1;
  return (0.8 + 0.17 * over + gap) * strong * (0.95 + 0.1 * noise(i * 1.3, j * 0.06, 43));
}

/** One row of stitches: thread on top with light along it, and needle holes through which light comes. */
function stitchAt(x: number, away: number, row: number) {
  const beat = x * 8 + row * 0.37;
  const number = Math.floor(beat);
  const place = beat - number - 0.06 * (noise(number * 1.7, row * 9, 47) - 0.5);
  // Each lies a little askew, drawn tight at both ends.
  const off = away - 0.016 * (place - 0.5) - 0.005 * (noise(number * 2.3, row * 7, 48) - 0.5);
  const along = (place - 0.5) / 0.47;
  const half = 0.0128 * Math.sqrt(Math.max(0, 1 - along ** 4));
  const side = half > 0 ? off / half : 9;
  const thread = half > 0 ? fade(0.86, 1.06, Math.abs(side)) : 0;
  const twist = 0.5 + 0.5 * Math.sin(x * 210 + off * 260);
  const tone = (0.34 - 0.26 * side) * (0.72 + 0.28 * twist) * (0.5 + 0.5 * (1 - along ** 6));
  const toHole = Math.hypot((place > 0.5 ? 1 - place : place) / 8, away * 1.2);
  return {
    thread,
    tone: Math.max(0.05, tone),
    hole: fade(0.0035, 0.0105, toHole),
    // Cloth is drawn in about each hole, and lies in the thread's shadow below it.
    dent: 0.34 * fade(0.008, 0.05, toHole) + 0.4 * fade(0.006, 0.02, Math.abs(off - 0.017)),
  };
}

/** Edge of a second layer, sewn on at the lower right. */
const layerAt = (y: number): number => 2.74 - 0.24 * Math.sin(y * 1.75 - 0.5);

/** Light through the cloth at a point, with its seam and the layer. */
function throughCloth(x: number, y: number): [red: number, green: number, blue: number] {
  const wrinkle = noise((x - 0.25 * y) * 5, y * 0.7, 46) - 0.5;
  const far = Math.hypot(x - 0.7, (y - 1.75) * 1.2);
  const glare = 0.3 + 1.2 * Math.exp(-far * far * 0.55);
  const away = y - seamAt(x);
  const deep = x - layerAt(y);
  const ripple =
    1 +
    0.3 * wrinkle * Math.exp(-Math.abs(away) * 1.4) +
    0.16 * (noise(x * 2.2, y * 3.4, 44) - 0.5) +
    0.12 * (noise(x * 7 + y * 4, y * 1.2, 45) - 0.5);
  const dim = Math.max(0, 1 - glare);
  let power = 0.95 + 0.34 * dim;
  let light = glare * ripple * weave(x, y, 0);
  const rows: [run: number, off: number, row: number][] = [];
  if (Math.abs(away) < seam) {
    const pucker = Math.cos((x * 8 + 0.5) * Math.PI * 2);
    power = 1.95 + 0.3 * dim + 0.08 * pucker;
    light = glare * (0.9 + 0.06 * pucker) * weave(x + 0.004, y * 0.98 + 0.05 * x, 6);
    const edge = seam - Math.abs(away);
    light *= 1 - 0.4 * fade(0, 0.02, edge) + 0.24 * fade(0.012, 0.05, Math.abs(edge - 0.03));
    rows.push([x, away + 0.13, 1], [x, away - 0.13, 2]);
  } else {
    light *= 1 - 0.28 * fade(0, 0.07, Math.abs(away) - seam);
    if (away > 0 && deep > 0) {
      // Twice the cloth, four times where its edge is turned under.
      power += deep < 0.15 ? 0.98 : 0.5;
      light *= 0.6 + 0.46 * weave(x * 0.998 + 0.02 * y, y + 0.013 * x, -3);
      light *= 1 - 0.3 * fade(0, 0.012, deep) - 0.2 * fade(0, 0.01, Math.abs(deep - 0.15));
      rows.push([y, deep - 0.1, 3]);
    } else if (away > 0) light *= 1 - 0.24 * fade(0, 0.05, -deep);
  }
  let [red, green, blue] = [
    cloth[0] ** power * light,
    cloth[1] ** power * light,
    cloth[2] ** power * light,
  ];
  for (const [run, off, row] of rows) {
    const { thread, tone, hole, dent } = stitchAt(run, off, row);
    const shine = hole * (0.2 + glare * 0.75);
    red = red * (1 - dent) + shine;
    green = green * (1 - dent) + shine * 0.8;
    blue = blue * (1 - dent) + shine * 0.4;
    red += (tone * 0.92 - red) * thread;
    green += (tone * 0.5 - green) * thread;
    blue += (tone * 0.14 - blue) * thread;
  }
  return [red, green, blue];
}

/** Share of light that is left at a pixel beside what stands before it, up and to the left. */
function besideFront(front: Front, px: number, py: number, width: number, scale: number): number {
  const own = front.kind[py * width + px] ?? 0;
  let shade = 1;
  for (let step = 1; step <= 18; step++) {
    const reach = 0.0062 * (step + noise(px * 0.9, py * 0.9, step) - 0.5) * scale;
    const [dx, dy] = [Math.round(reach * 0.7), Math.round(own === 1 ? reach * 0.25 : reach)];
    const other = front.kind[Math.max(0, py - dy) * width + Math.max(0, px - dx)] ?? 0;
    // Upon the stick only the cord throws a shadow, upon the cloth both do.
    if (other > own) shade -= (own === 1 ? 0.062 : 0.02) * (1.15 - step / 18);
  }
  return shade;
}

/** A seam from an inch away: felled cloth against the light, bamboo and a bridle's hitch before it. */
export function paintSeam(width: number, height: number): Uint8Array {
  const scale = width / across;
  const size = width * height;
  const front: Front = {
    height: new Float32Array(size).fill(-9),
    tone: new Float32Array(size),
    rim: new Float32Array(size),
    kind: new Uint8Array(size),
  };
  layBamboo(front, width, height);
  layCord(front, width, height);
  const pixels = new Uint8Array(size * 3);
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const [x, y] = [px / scale, py / scale];
      const pixel = py * width + px;
      const kind = front.kind[pixel] ?? 0;
      const shade = kind === 2 ? 1 : besideFront(front, px, py, width, scale);
      let [red, green, blue] = kind === 0 ? throughCloth(x, y) : [0, 0, 0];
      if (kind > 0) {
        const far = Math.hypot(x - 0.7, (y - 1.75) * 1.2);
        const tone = front.tone[pixel] ?? 0;
        const rim = (front.rim[pixel] ?? 0) * (0.3 + 1.2 * Math.exp(-far * far * 0.55));
        const skin = kind === 2 ? ([1.05, 1, 0.92] as const) : ([1.16, 0.75, 0.35] as const);
        red = tone * skin[0] + rim * 0.62;
        green = tone * skin[1] + rim * 0.3;
        blue = tone * skin[2] + rim * 0.02;
      }
      pixels[pixel * 3] = exposed(red * shade);
      pixels[pixel * 3 + 1] = exposed(green * shade);
      pixels[pixel * 3 + 2] = exposed(blue * shade);
    }
  return pixels;
}
