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
import { fade, type Point } from './sdf.ts';
import type { Seen } from './seen.ts';

/** A kite that lies on the sand: its middle in inches from the middle of the picture, degrees turned. */
type Lying = readonly [plan: KitePlan, x: number, y: number, turned: number];

/** Seven kites on the sand, and the width of the beach in inches. */
export interface Beach {
  readonly across: number;
  readonly kites: readonly Lying[];
  /** Track of a truck: its height at the left edge, and its climb. */
  readonly track: readonly [at: number, climb: number];
}

export const wideBeach: Beach = {
  across: 492,
  kites: [
    [hoiToide, -182, 8, -101],
    [airish, -92, -38, 24],
    [mommuck, -96, 50, -52],
    [meehonkey, 0, -6, -14],
    [rightSmart, 78, -66, 31],
    [slickCam, 132, 32, -11],
    [pizer, 168, -52, 78],
  ],
  track: [104, -0.07],
};

export const tallBeach: Beach = {
  across: 220,
  kites: [
    [slickCam, 8, -118, 9],
    [rightSmart, -70, -76, -24],
    [meehonkey, 28, -26, 16],
    [airish, -58, 22, -19],
    [hoiToide, 50, 90, 84],
    [mommuck, -78, 80, 41],
    [pizer, -34, 122, 62],
  ],
  track: [-70, 0.24],
};

/** Towards the sun, which stands low at the upper left. */
const sunward: Point = [-0.83, -0.56];

/** Light of the sand at a place in inches: ripples of the wind, tracks, grains. */
function sandAt(x: number, y: number, fine: number, [at, climb]: Beach['track']): number {
  const bed = (px: number, py: number): number => {
    const run = px * 0.86 + py * 0.42 + 26 * noise(px / 90, py / 60, 111);
    const crest = Math.sin((run / 5.4) * Math.PI);
    const calm = noise(px / 70, py / 46, 112);
    let high =
      0.34 * crest * calm * calm +
      1.5 * noise(px / 26, py / 22, 113) +
      0.3 * noise(px / 3.4, py / 3, 114);
    for (const side of [-30, 30]) {
      const away = py - (at + climb * px + 6 * noise(px / 120, 2, 115)) - side;
      const inside = fade(3.6, 5, Math.abs(away));
      const tread = Math.sin((px * 0.92 + Math.abs(away) * 0.9) * 1.45) > 0.1 ? 0.5 : 0;
      high = high * (1 - inside) + (tread - 0.8) * inside;
      high += 0.9 * Math.exp(-(((Math.abs(away) - 6.4) / 1.5) ** 2));
    }
    return high;
  };
  const step = Math.max(0.35, fine);
  const here = bed(x, y);
  const lean = ((here - bed(x + sunward[0] * step, y + sunward[1] * step)) / step) * 0.62;
  const grain = noise(x * 9, y * 9, 116) + noise(x * 23, y * 23, 117) - 1;
  return Math.max(0.05, 0.52 + 0.42 * Math.max(-0.8, Math.min(0.9, lean)) + 0.085 * grain);
}

/** All seven from above, in a low sun. */
export function paintOnSand(beach: Beach, width: number, height: number): Uint8Array {
  const fine = beach.across / width;
  const kites = beach.kites.map(([plan, x, y, turned]) => {
    const rad = (turned * Math.PI) / 180;
    const [cos, sin] = [Math.cos(rad), Math.sin(rad)];
    const far: Point = [
      (sunward[0] * cos + sunward[1] * sin) * 400,
      (sunward[1] * cos - sunward[0] * sin) * 400,
    ];
    const look = kiteLook(
      { ...plan, legs: [] },
      { at: far, wide: 90, strength: 1.15 },
      'upon',
      fine,
    );
    const reach = Math.max(...plan.reach) + Math.max(0, ...plan.tails.map(({ long }) => long)) + 8;
    return { plan, look, x, y, cos, sin, reach };
  });
  const pixels = new Uint8Array(width * height * 3);
  const seen: Seen = { red: 0, green: 0, blue: 0, cover: 0 };
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const x = (px + 0.5 - width / 2) * fine;
      const y = (py + 0.5 - height / 2) * fine;
      const sand = sandAt(x, y, fine, beach.track);
      const fall = 1.08 - 0.0011 * (x - y * 0.4);
      let [red, green, blue] = [sand * 1.2 * fall, sand * 0.93 * fall, sand * 0.66 * fall];
      for (const { plan, look, x: kx, y: ky, cos, sin, reach } of kites) {
        const [dx, dy] = [x - kx, y - ky];
        if (Math.abs(dx) > reach || Math.abs(dy) > reach) continue;
        // A belly of air holds the cloth an inch or two off the sand.
        const [bx, by] = [dx + sunward[0] * 2.6, dy + sunward[1] * 2.6];
        const shade = fade(-2.6, 1.8, plan.outline(bx * cos + by * sin, by * cos - bx * sin));
        red *= 1 - 0.74 * shade;
        green *= 1 - 0.69 * shade;
        blue *= 1 - 0.56 * shade;
        let [r, g, b, cover] = [0, 0, 0, 0];
        for (const ox of [-0.25, 0.25])
          for (const oy of [-0.25, 0.25]) {
            const [u, v] = [dx + ox * fine, dy + oy * fine];
            look(u * cos + v * sin, v * cos - u * sin, seen);
            r += seen.red * seen.cover;
            g += seen.green * seen.cover;
            b += seen.blue * seen.cover;
            cover += seen.cover;
          }
        if (cover === 0) continue;
        const share = cover / 4;
        red = red * (1 - share) + (r / cover) * share * fall;
        green = green * (1 - share) + (g / cover) * share * fall;
        blue = blue * (1 - share) + (b / cover) * share * fall;
      }
      const pixel = (py * width + px) * 3;
      pixels[pixel] = exposed(red);
      pixels[pixel + 1] = exposed(green);
      pixels[pixel + 2] = exposed(blue);
    }
  return pixels;
}
