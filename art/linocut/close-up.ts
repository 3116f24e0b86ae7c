import { noise } from '../woven/noise.ts';
import { distancesTo } from './distance.ts';

/** A part of a block as it lies there: where ink sits on it, and what the second cutting took. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  /** Pixels of the masks to a unit. */
  readonly scale: number;
  readonly now: Uint8Array;
  readonly before: Uint8Array;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const smooth = (from: number, to: number, value: number) => {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
};

/** Height of the block in units: nought where it prints, down to some two units in a groove. */
function heightsOf({ now, width, height, scale }: Surface): Float32Array {
  const far = distancesTo(now, width, height);
  const heights = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const [u, v] = [x / scale, y / scale];
      const away = (far[at] ?? 0) / scale;
      if (away <= 0) {
        // Ink as the roller leaves it.
        heights[at] =
          0.05 * noise(u / 0.42, v / 0.42, 3) +
          0.07 * noise(u / 1.2, v / 1, 4) +
          0.2 * noise(u / 7, v / 6, 5);
        continue;
      }
      const deep = 2.9 * (1 - Math.exp(-away / 1.2));
      // Passes of a wide gouge, side by side.
      const across = v * 0.96 - u * 0.2 + 1.5 * noise(u / 24, v / 24, 7);
      const pass = Math.abs(Math.sin((across * Math.PI) / 3.1));
      const ridge = 0.62 * (1 - pass) ** 1.6 * smooth(0.7, 2.4, away);
      const chatter =
        0.07 * noise(u / 0.4, across * 1.6, 8) + 0.16 * noise(u / 2.2, across * 0.7, 9);
      heights[at] = -deep + ridge + chatter * smooth(0.1, 0.8, away);
    }
  // No edge is sharp: the roller and the hand have been over it.
  const worn = new Float32Array(heights.length);
  const reach = Math.max(1, Math.round(scale * 0.22));
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      let sum = 0;
      for (const [ox, oy] of [
        [0, 0],
        [reach, 0],
        [-reach, 0],
        [0, reach],
        [0, -reach],
      ] as const)
        sum += heights[(y + oy) * width + x + ox] ?? 0;
      worn[y * width + x] = sum / 5;
    }
  return worn;
}

/** Light from the upper left, low. */
const from = [-0.72, -0.42, 0.46] as const;
const half = (() => {
  const [x, y, z] = [from[0], from[1] + 0.62, from[2] + 0.78];
  const long = Math.hypot(x, y, z);
  return [x / long, y / long, z / long] as const;
})();

/** Share of the light that reaches a place past what stands higher on the way. */
function unshaded(
  heights: Float32Array,
  { width, height, scale }: Surface,
  x: number,
  y: number,
): number {
  const own = heights[y * width + x] ?? 0;
  const flat = Math.hypot(from[0], from[1]);
  const [dx, dy] = [(from[0] / flat) * scale * 0.3, (from[1] / flat) * scale * 0.3];
  const rise = (from[2] / flat) * 0.3;
  let open = 1;
  for (let step = 1; step < 13; step++) {
    const [px, py] = [Math.round(x + dx * step), Math.round(y + dy * step)];
    if (px < 0 || py < 0 || px >= width || py >= height) break;
    const over = (heights[py * width + px] ?? 0) - own - rise * step;
    if (over > 0) open = Math.min(open, 1 - smooth(0, 0.32, over));
  }
  return open;
}

/** Linoleum where it was cut long ago and took stain, and where it is fresh. */
const stained = [0.34, 0.238, 0.152] as const;
const fresh = [0.72, 0.53, 0.33] as const;

/** The surface lit: three values of linear light a pixel. */
export function lightOf(surface: Surface): Float32Array {
  const { width, height, scale, now, before } = surface;
  const heights = heightsOf(surface);
  const light = new Float32Array(width * height * 3);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const [u, v] = [x / scale, y / scale];
      const sx = (((heights[at + 1] ?? 0) - (heights[at - 1] ?? 0)) * scale) / 2;
      const sy = (((heights[at + width] ?? 0) - (heights[at - width] ?? 0)) * scale) / 2;
      const long = Math.hypot(sx, sy, 1);
      const [nx, ny, nz] = [-sx / long, -sy / long, 1 / long];
      const facing = Math.max(0, nx * from[0] + ny * from[1] + nz * from[2]);
      const open = unshaded(heights, surface, x, y);
      const inked = (now[at] ?? 0) / 255;
      const glance = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]);
      // A window behind the block that the wet ink mirrors, in one place.
      const [mirrorX, mirrorY] = [
        2 * (0.62 * ny + 0.78 * nz) * nx,
        2 * (0.62 * ny + 0.78 * nz) * ny - 0.62,
      ];
      const aside = mirrorX + (u - (0.62 * width) / scale) / 105;
      const pane =
        Math.exp(-((aside / 0.2) ** 2)) * smooth(-1, -0.72, mirrorY) * smooth(-0.2, -0.5, mirrorY);
      const sheen = 0.008 + 0.3 * pane + 0.16 * glance ** 30 + 1.5 * glance ** 170;
      const wasInk = (before[at] ?? 0) / 255;
      const smudge =
        (0.55 * smooth(0.35, 0.85, noise(u / 9, v / 2.4, 15)) +
          0.45 * smooth(0.4, 0.9, noise(u / 2.4, v / 0.9, 18))) *
        (1 - wasInk);
      const grain = 0.88 + 0.24 * noise(u / 0.35, v / 0.35, 16);
      const lit = 0.05 + 1.75 * facing * open;
      for (let channel = 0; channel < 3; channel++) {
        const lino =
          ((stained[channel] ?? 0) * (1 - wasInk) + (fresh[channel] ?? 0) * wasInk) *
          grain *
          (1 - 0.4 * smudge);
        const ink = 0.0035 + sheen * 0.62 * (0.25 + 0.75 * open);
        light[at * 3 + channel] = lino * lit * (1 - inked) + ink * inked;
      }
    }
  return light;
}

interface View {
  readonly width: number;
  readonly height: number;
  /** Reduction of the far edge against the near one. */
  readonly fall: number;
  /** Height of the sharp part of the picture, from its top, and the falloff of sharpness. */
  readonly focus: number;
}

/** Mean of three channels over squares, by rows and columns. */
function softened(light: Float32Array, width: number, height: number, reach: number): Float32Array {
  if (reach < 1) return light;
  const pass = (
    source: Float32Array,
    count: number,
    lines: number,
    step: number,
    across: number,
  ) => {
    const done = new Float32Array(source.length);
    const whole = 2 * reach + 1;
    for (let line = 0; line < lines; line++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        const of = (place: number) =>
          source[line * across + Math.min(count - 1, Math.max(0, place)) * step + channel] ?? 0;
        for (let place = -reach; place <= reach; place++) sum += of(place);
        for (let place = 0; place < count; place++) {
          done[line * across + place * step + channel] = sum / whole;
          sum += of(place + reach + 1) - of(place - reach);
        }
      }
    return done;
  };
  const rows = (source: Float32Array) => pass(source, width, height, 3, width * 3);
  const columns = (source: Float32Array) => pass(source, height, width, width * 3, 3);
  return columns(rows(columns(rows(light))));
}

/** A look at the lit surface from low over its near edge: three bytes a pixel. */
export function photographOf(surface: Surface, view: View): Uint8Array {
  const { width, height, fall, focus } = view;
  const light = lightOf(surface);
  const seen = new Float32Array(width * height * 3);
  for (let py = 0; py < height; py++) {
    const down = (py + 0.5) / height;
    // Rows lie closer together far off.
    const wide = fall + (1 - fall) * down;
    const y = Math.min(1, down / wide) * (surface.height - 3) + 1;
    for (let px = 0; px < width; px++) {
      const across = ((px + 0.5) / width - 0.5) / wide;
      const x = (0.5 + across * fall) * (surface.width - 3) + 1;
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [a, b] = [x - left, y - top];
      for (let channel = 0; channel < 3; channel++) {
        const of = (ox: number, oy: number) =>
          light[((top + oy) * surface.width + left + ox) * 3 + channel] ?? 0;
        seen[(py * width + px) * 3 + channel] =
          (of(0, 0) * (1 - a) + of(1, 0) * a) * (1 - b) + (of(0, 1) * (1 - a) + of(1, 1) * a) * b;
      }
    }
  }
  const reaches = [0, width / 900, width / 320, width / 150].map(Math.round);
  const layers = reaches.map((reach) => softened(seen, width, height, reach));
  const pixels = new Uint8Array(width * height * 3);
  for (let py = 0; py < height; py++) {
    const down = py / height;
    const out = Math.min(
      2.999,
      Math.max(0, Math.abs(down - focus) * (down < focus ? 6.4 : 5) - 0.55),
    );
    const [under, share] = [Math.floor(out), out - Math.floor(out)];
    for (let px = 0; px < width; px++) {
      const dim = 1.15 - 0.75 * ((px / width - 0.4) ** 2 * 1.6 + (down - 0.5) ** 2 * 1.1);
      const grain = 1 + 0.05 * (noise(px * 0.71, py * 0.71, 21) - 0.5);
      for (let channel = 0; channel < 3; channel++) {
        const at = (py * width + px) * 3 + channel;
        const value =
          ((layers[under]?.[at] ?? 0) * (1 - share) + (layers[under + 1]?.[at] ?? 0) * share) *
          dim *
          grain;
        const toned = 1 - Math.exp(-1.55 * value);
        pixels[at] = Math.round(255 * clamp(toned) ** (1 / 2.2));
      }
    }
  }
  return pixels;
}
