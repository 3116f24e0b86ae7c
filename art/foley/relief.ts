import { clamp } from './shapes.ts';

/** A point of a table top seen from above: its height and what it is made of. Widths of the picture are 1. */
export interface Spot {
  height: number;
  red: number;
  green: number;
  blue: number;
  /** Share of light that is reflected as by a mirror, and how sharp: 1 is blurred. */
  gloss: number;
  rough: number;
}

/** Says what lies at a point; `spot` holds a bare matt ground at height 0 before. */
export type Surface = (x: number, y: number, spot: Spot) => void;

/** One bare bulb over a table, and the rest of the room. */
export interface Bulb {
  readonly at: readonly [x: number, y: number, z: number];
  readonly light: readonly [red: number, green: number, blue: number];
  readonly room: readonly [red: number, green: number, blue: number];
  /** Softness of the edges of shadows: 0.004 is a clear bulb. */
  readonly size: number;
  /** Share of the light that falls off over the table; 0 is none. */
  readonly falloff: number;
}

/** Light of every pixel, three numbers each. */
export interface Exposure {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

interface Planes {
  width: number;
  height: number;
  high: Float32Array;
  colour: Float32Array;
  gloss: Float32Array;
  rough: Float32Array;
  top: number;
}

function planesOf(width: number, height: number, surface: Surface): Planes {
  const count = width * height;
  const planes: Planes = {
    width,
    height,
    high: new Float32Array(count),
    colour: new Float32Array(count * 3),
    gloss: new Float32Array(count),
    rough: new Float32Array(count),
    top: 0,
  };
  const spot: Spot = { height: 0, red: 0, green: 0, blue: 0, gloss: 0, rough: 1 };
  for (let py = 0, at = 0; py < height; py++)
    for (let px = 0; px < width; px++, at++) {
      spot.height = 0;
      spot.gloss = 0;
      spot.rough = 1;
      surface((px + 0.5) / width, (py + 0.5) / width, spot);
      planes.high[at] = spot.height;
      planes.colour[at * 3] = spot.red;
      planes.colour[at * 3 + 1] = spot.green;
      planes.colour[at * 3 + 2] = spot.blue;
      planes.gloss[at] = spot.gloss;
      planes.rough[at] = spot.rough;
      if (spot.height > planes.top) planes.top = spot.height;
    }
  return planes;
}

/** Height at a point between pixels; what is outside of the picture goes on as its edge. */
function heightAt({ width, height, high }: Planes, x: number, y: number): number {
  const px = clamp(x * width - 0.5, 0, width - 1.001);
  const py = clamp(y * width - 0.5, 0, height - 1.001);
  const left = px | 0;
  const up = py | 0;
  const u = px - left;
  const v = py - up;
  const at = up * width + left;
  const one = (high[at] ?? 0) * (1 - u) + (high[at + 1] ?? 0) * u;
  const two = (high[at + width] ?? 0) * (1 - u) + (high[at + width + 1] ?? 0) * u;
  return one * (1 - v) + two * v;
}

/** Share of the bulb that is seen from a point. */
function seen(planes: Planes, x: number, y: number, z: number, bulb: Bulb): number {
  const [dx, dy, dz] = [bulb.at[0] - x, bulb.at[1] - y, bulb.at[2] - z];
  const flat = Math.hypot(dx, dy);
  if (flat < 1e-6) return 1;
  const [ux, uy, rise] = [dx / flat, dy / flat, dz / flat];
  const pixel = 1 / planes.width;
  const reach = Math.min((planes.top - z) / rise + pixel, flat);
  let open = 1;
  for (let way = pixel * 1.2; way < reach; ) {
    const gap = z + rise * way - heightAt(planes, x + ux * way, y + uy * way);
    const soft = bulb.size * (way + pixel * 2);
    if (gap < -soft) return 0;
    open = Math.min(open, 0.5 + (0.5 * gap) / soft);
    way += Math.max(pixel, Math.min(gap * 0.6, 0.005) + way * 0.012);
  }
  return clamp(open);
}

const turns = 10;
const rings = [0.004, 0.011, 0.025, 0.055, 0.11] as const;

/** Share of the room that is seen from a point: what stands higher round about hides it. */
function open(planes: Planes, x: number, y: number, z: number, jitter: number): number {
  let hidden = 0;
  for (let turn = 0; turn < turns; turn++) {
    const angle = ((turn + jitter) / turns) * Math.PI * 2;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    let steepest = 0;
    for (const ring of rings) {
      const rise = (heightAt(planes, x + ux * ring, y + uy * ring) - z) / ring;
      if (rise > steepest) steepest = rise;
    }
    hidden += steepest / Math.sqrt(1 + steepest * steepest);
  }
  return 1 - hidden / turns;
}

/** Mean of each point's surroundings, by two passes of a sliding box, twice. */
function blurred(source: Float32Array, width: number, height: number, reach: number): Float32Array {
  let from = source;
  for (let pass = 0; pass < 2; pass++) {
    const across = new Float32Array(from.length);
    const down = new Float32Array(from.length);
    slide(from, across, width, height, 1, width, reach);
    slide(across, down, height, width, width, 1, reach);
    from = down;
  }
  return from;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  stride: number,
  next: number,
  reach: number,
): void {
  for (let line = 0; line < lines; line++) {
    const start = line * next;
    const value = (place: number) => from[start + clamp(place, 0, length - 1) * stride] ?? 0;
    let sum = 0;
    for (let place = -reach; place <= reach; place++) sum += value(place);
    for (let place = 0; place < length; place++) {
      to[start + place * stride] = sum / (2 * reach + 1);
      sum += value(place + reach + 1) - value(place - reach);
    }
  }
}

/** Takes a table top from straight above. */
export function overhead(width: number, height: number, surface: Surface, bulb: Bulb): Exposure {
  const planes = planesOf(width, height, surface);
  const { high, colour, gloss, rough } = planes;
  const light = new Float32Array(width * height * 3);
  const glint = new Float32Array(width * height);
  const sky = new Float32Array(width * height);
  const pixel = 1 / width;
  const middle = [0.5, (0.5 * height) / width] as const;
  const reference = (bulb.at[0] - middle[0]) ** 2 + (bulb.at[1] - middle[1]) ** 2 + bulb.at[2] ** 2;
  for (let py = 0, at = 0; py < height; py++)
    for (let px = 0; px < width; px++, at++) {
      const x = (px + 0.5) * pixel;
      const y = (py + 0.5) * pixel;
      const z = high[at] ?? 0;
      const slopeX =
        (heightAt(planes, x + pixel, y) - heightAt(planes, x - pixel, y)) / (2 * pixel);
      const slopeY =
        (heightAt(planes, x, y + pixel) - heightAt(planes, x, y - pixel)) / (2 * pixel);
      const steep = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const [dx, dy, dz] = [bulb.at[0] - x, bulb.at[1] - y, bulb.at[2] - z];
      const away = Math.sqrt(dx * dx + dy * dy + dz * dz);
      const facing = (dz - slopeX * dx - slopeY * dy) / (away * steep);
      const lit = facing > 0 ? facing * seen(planes, x, y, z + pixel * 0.4, bulb) : 0;
      const near = 1 - bulb.falloff + (bulb.falloff * reference) / (away * away);
      const air = open(planes, x, y, z, ((px * 5 + py * 3) % 8) / 8);
      sky[at] = air;
      for (let part = 0; part < 3; part++) {
        const share = colour[at * 3 + part] ?? 0;
        light[at * 3 + part] =
          share * (lit * near * (bulb.light[part] ?? 0) + air * (bulb.room[part] ?? 0));
      }
      const shine = gloss[at] ?? 0;
      if (shine > 0) {
        // Halfway between the bulb and the camera, which is straight above.
        const half = Math.sqrt(dx * dx + dy * dy + (dz + away) * (dz + away));
        const towards = (dz + away - slopeX * dx - slopeY * dy) / (half * steep);
        const width2 = Math.max(0.004, (rough[at] ?? 1) ** 2 * 0.5);
        const off = Math.max(0, 1 - towards);
        const open2 = lit > 0 ? lit / Math.max(facing, 0.2) : 0;
        glint[at] = shine * near * open2 * Math.exp(-off / (width2 * 0.5)) * (0.35 / width2) * 0.1;
        // Reflection of the dark room: a window's worth on the side that faces away from the bulb.
        glint[at] =
          (glint[at] ?? 0) + shine * 0.05 * air * clamp(0.5 + (0.8 * (slopeX - slopeY)) / steep);
      }
    }
  // Light reflected from the surfaces beside it, with their color.
  const reach = Math.round(width * 0.02);
  for (let part = 0; part < 3; part++) {
    const one = new Float32Array(width * height);
    for (let at = 0; at < one.length; at++) one[at] = light[at * 3 + part] ?? 0;
    const round = blurred(one, width, height, reach);
    for (let at = 0; at < one.length; at++) {
      const back = (0.16 + 0.5 * (1 - (sky[at] ?? 1))) * (round[at] ?? 0);
      light[at * 3 + part] =
        (one[at] ?? 0) +
        back * (colour[at * 3 + part] ?? 0) +
        (glint[at] ?? 0) * (bulb.light[part] ?? 0);
    }
  }
  return { width, height, light };
}
