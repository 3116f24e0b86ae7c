import { noise } from '../woven/noise.ts';
import { kiteLook } from './look.ts';
import { exposed } from './paint.ts';
import type { KitePlan } from './plan.ts';
import { airish } from './plans/airish.ts';
import { hoiToide } from './plans/hoi-toide.ts';
import { meehonkey } from './plans/meehonkey.ts';
import { mommuck } from './plans/mommuck.ts';
import { pizer } from './plans/pizer.ts';
import { rightSmart } from './plans/right-smart.ts';
import { slickCam } from './plans/slick-cam.ts';
import { alongSegment, fade, type Point } from './sdf.ts';
import type { Seen } from './seen.ts';
import { skyAt } from './sky.ts';

/** A kite on the line: its place in shares of width and height, inches that the whole width would show. */
type OnLine = readonly [plan: KitePlan, x: number, y: number, across: number, tilt: number];

/** From the hand upwards: what is near is large. */
const train: readonly OnLine[] = [
  [rightSmart, 0.425, 0.665, 158, -6],
  [pizer, 0.482, 0.522, 390, 5],
  [hoiToide, 0.55, 0.388, 640, -3],
  [slickCam, 0.634, 0.286, 800, 7],
  [mommuck, 0.69, 0.216, 540, -10],
  [airish, 0.752, 0.153, 800, 5],
  [meehonkey, 0.82, 0.082, 1240, 0],
];
/** Horizon, and where the line is made fast. */
const horizon = 0.83;
const post: Point = [0.36, 0.9];

const lineKnots: readonly Point[] = [post, ...train.map(([, x, y]): Point => [x, y])];

/** The foot of the picture: a strip of sea, then sand that runs away from the eye. */
function shoreAt(x: number, y: number, tall: number): readonly [number, number, number] {
  const down = (y - horizon) / (1 - horizon);
  const rise = 0.045 * (noise(x * 2.1, 3, 91) - 0.5);
  if (down < 0.16 + rise) {
    const wave = noise(x * 26, down * 300, 92) * 0.6 + noise(x * 90, down * 700, 93) * 0.4;
    const foam = down > 0.09 ? Math.max(0, noise(x * 14, down * 90, 94) - 0.56) * 3.4 : 0;
    const glint = 0.5 + 0.7 * wave;
    return [0.2 * glint + foam, 0.28 * glint + foam * 0.93, 0.33 * glint + foam * 0.84];
  }
  const depth = 1 / (down + 0.12);
  const [u, v] = [(x - 0.5) * depth * 3, depth * 6];
  const ripple = noise(u * 1.6 + v * 0.5, v * 5.5, 95);
  const drift = noise(u * 0.8, v * 1.5, 96);
  const grain = noise(x * 1100, y * 1100 * tall, 97) - 0.5;
  const light = 0.34 + 0.26 * ripple * drift + 0.16 * drift + 0.09 * grain;
  return [light * 1.12, light * 0.9, light * 0.64];
}

/** Blades of sea oats: foot, height, lean, and how wide at the foot, in shares of the width. */
const blades = Array.from({ length: 64 }, (_, index) => {
  const spot = noise(index * 7.3, 1, 101);
  const isLeft = index % 5 < 3;
  const x = isLeft ? -0.02 + 0.28 * spot : 0.78 + 0.26 * spot;
  const long = 0.07 + 0.22 * noise(index * 3.1, 2, 102) * (isLeft ? 1 : 0.72);
  return {
    x,
    long,
    lean: 0.05 + 0.16 * noise(index * 5.7, 3, 103),
    wide: 0.0024,
    head: index % 3 === 0,
  };
});

/** Darkness of the grass at a point: the blades lean with the wind, to the right. */
function grassAt(x: number, y: number, tall: number): number {
  let dark = 0;
  const up = (1.02 - y) * tall;
  for (const { x: foot, long, lean, wide, head } of blades) {
    const share = up / long;
    if (share < 0 || share > 1.06) continue;
    const middle = foot + lean * share * share;
    const away = Math.abs(x - middle);
    const half = wide * (1 - 0.82 * share);
    if (away < half * 2) dark = Math.max(dark, fade(half * 0.7, half * 1.3, away));
    if (head && share > 0.74) {
      const seed =
        Math.sin((share - 0.74) * 12) * 0.0085 * (0.6 + 0.7 * noise(x * 260, share * 60, 104));
      if (away < seed) dark = Math.max(dark, 0.86);
    }
  }
  return dark;
}

/** Up the line from the sand: seven kites, each smaller than the last. */
export function paintUpTheLine(width: number, height: number): Uint8Array {
  const tall = height / width;
  const kites = train.map(([plan, x, y, across, tilt]) => {
    const sun = { at: [30, -60] as Point, wide: 90, strength: 0.34 };
    const fine = across / width;
    const rad = (tilt * Math.PI) / 180;
    const reach = (Math.max(...plan.reach) * 2.6) / across;
    return {
      look: kiteLook(plan, sun, 'through', fine),
      x,
      y,
      across,
      cos: Math.cos(rad),
      sin: Math.sin(rad),
      reach,
    };
  });
  const pixels = new Uint8Array(width * height * 3);
  const seen: Seen = { red: 0, green: 0, blue: 0, cover: 0 };
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const [x, y] = [(px + 0.5) / width, (py + 0.5) / height];
      let [red, green, blue] = y < horizon ? skyAt(x, y / horizon) : shoreAt(x, y, tall);
      const lay = (r: number, g: number, b: number, cover: number) => {
        red = red * (1 - cover) + r * cover;
        green = green * (1 - cover) + g * cover;
        blue = blue * (1 - cover) + b * cover;
      };
      // The line passes behind its kites.
      for (let knot = 0; knot < lineKnots.length - 1; knot++) {
        const [a, b] = [lineKnots[knot] as Point, lineKnots[knot + 1] as Point];
        const sag = 0.006;
        const [away, share] = alongSegment(x, y * tall, [a[0], a[1] * tall], [b[0], b[1] * tall]);
        const side = Math.abs(
          away - sag * 4 * share * (1 - share) * (x > a[0] + (b[0] - a[0]) * share ? 1 : -1),
        );
        const half = 0.00095 * (1 - 0.07 * knot);
        if (side < half * 2)
          lay(0.05, 0.06, 0.08, fade(half * 0.5, half * 1.5, side) * (0.85 - 0.06 * knot));
      }
      for (const { look, x: kx, y: ky, across, cos, sin, reach } of kites) {
        const [dx, dy] = [x - kx, (y - ky) * tall];
        if (Math.abs(dx) > reach || Math.abs(dy) > reach) continue;
        let [r, g, b, cover] = [0, 0, 0, 0];
        for (const ox of [-0.25, 0.25])
          for (const oy of [-0.25, 0.25]) {
            const [u, v] = [(dx + ox / width) * across, (dy + oy / width) * across];
            look(u * cos + v * sin, v * cos - u * sin, seen);
            r += seen.red * seen.cover;
            g += seen.green * seen.cover;
            b += seen.blue * seen.cover;
            cover += seen.cover;
          }
        if (cover > 0) lay(r / cover, g / cover, b / cover, cover / 4);
      }
      // A post that the line is made fast to, with turns of it round the neck.
      const beside = (x - post[0]) * 1;
      const rise = (post[1] - y) * tall;
      const half = 0.0125 + 0.0009 * noise(0, y * 90, 105);
      if (Math.abs(beside) < half && rise < 0.085 && rise > -0.075) {
        const share = beside / half;
        const round = 0.09 + 0.3 * Math.max(0, 0.35 + 0.75 * share) * Math.sqrt(1 - share * share);
        const wood = round * (0.6 + 0.6 * noise(beside * 900, y * 22, 106));
        const turns = Math.abs(rise) < 0.022 ? 0.5 + 0.5 * Math.sin(rise * 1900 + share) : 0;
        lay(
          wood * 1.05 + turns * 0.5 * round,
          wood * 0.84 + turns * 0.42 * round,
          wood * 0.62 + turns * 0.33 * round,
          1,
        );
      } else if (rise < -0.06 && rise > -0.1) {
        const shadow = Math.exp(-(((beside + 0.03) / 0.05) ** 2) - ((rise + 0.078) / 0.012) ** 2);
        lay(0.08, 0.07, 0.07, shadow * 0.6);
      }
      let dark = 0;
      for (const ox of [-0.25, 0.25])
        for (const oy of [-0.25, 0.25]) dark += grassAt(x + ox / width, y + oy / height, tall) / 4;
      if (dark > 0) lay(0.075 + 0.1 * (1 - y), 0.07, 0.035, dark);
      const pixel = (py * width + px) * 3;
      pixels[pixel] = exposed(red);
      pixels[pixel + 1] = exposed(green);
      pixels[pixel + 2] = exposed(blue);
    }
  return pixels;
}
