import { type Light, paintWith } from '../woven/canvas.ts';
import { facing, type Lamp } from '../woven/light.ts';
import { lookAt } from '../woven/look-at.ts';
import { noise } from '../woven/noise.ts';
import { threadsOf } from '../woven/threads.ts';
import { noSpot } from '../woven/yarn.ts';

/** Threads in each direction; the picture shows the middle of them, turned by an eighth. */
const threads = 620;

const raking: Lamp = {
  from: [-0.75, -0.8, 0.62],
  pool: [0.3, 0.2, 1.2],
  strength: 1.8,
  dark: 0.4,
  ambient: 0.2,
};

/** Height of the cloth and its slopes, in shares of the picture's height: two folds that run out, and small unrest. */
function heightAt(x: number, y: number): number {
  const fold = (cx: number, lean: number, wide: number, high: number) => {
    const away = (x - cx - lean * y) / wide;
    return high * Math.exp(-away * away) * (0.5 + 0.5 * Math.tanh((0.75 - y) * 3));
  };
  return (
    fold(0.35, 0.16, 0.13, 0.1) +
    fold(1.02, -0.1, 0.2, 0.13) +
    fold(1.72, 0.12, 0.11, 0.085) +
    0.012 * noise(x * 3, y * 3, 71) +
    0.004 * noise(x * 9, y * 8, 72)
  );
}

interface Pin {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

/** Pins along the chalk line; each goes into the cloth and comes out again. */
const pins: readonly Pin[] = [
  { from: [0.42, 0.83], to: [0.5, 0.55] },
  { from: [1.16, 0.84], to: [1.21, 0.56] },
  { from: [1.9, 0.82], to: [1.99, 0.55] },
];

/** Returns the position of a point along a pin, from 0 to 1, and its distance beside it. */
function besidePin(
  { from, to }: Pin,
  x: number,
  y: number,
): readonly [along: number, away: number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const along = ((x - from[0]) * ux + (y - from[1]) * uy) / length;
  return [along, (x - from[0]) * uy - (y - from[1]) * ux];
}

/** The line of chalk: where the cloth is leveled, in shares of the height. */
const chalkAt = 0.69;

/** Cloth on the bias from near, chalked and pinned at the height where it will be leveled. */
export function nearHem(width: number, height: number): Uint8Array {
  const weave = threadsOf(
    {
      over: (end, pick) => (end + pick) % 2 === 0 || (end * 7 + pick * 3) % 11 === 0,
      warp: (end) => ((end * 5) % 7 < 1 ? '#eadcc4' : '#f4e8d4'),
      weft: (pick) => ((pick * 3) % 5 < 1 ? '#e2d0b4' : '#eddcc2'),
    },
    threads,
    threads,
  );
  const spot = noSpot();
  const pitch = height / 92;
  const step = 0.002;
  const half = Math.SQRT1_2;
  return paintWith(width, height, (px: number, py: number, light: Light) => {
    const [x, y] = [px / height, py / height];
    const here = heightAt(x, y);
    const foldX = (heightAt(x + step, y) - here) / step;
    const foldY = (heightAt(x, y + step) - here) / step;
    // The cloth is longer where it rises; threads run from corner to corner.
    const cx = (px + here * foldX * height * 0.22) / pitch + 0.6 * noise(x * 5, y * 4, 81);
    const cy = py / pitch + 0.8 * noise(x * 4, y * 6, 82);
    const u = (cx + cy) * half + 60;
    const v = (cy - cx) * half + threads / 2;
    lookAt(weave, u, v, spot);
    const turned = facing(
      raking,
      foldX * 1.15 + spot.slopeX * 0.42,
      foldY * 1.15 + spot.slopeY * 0.42,
    );
    const far = Math.hypot(x - 0.75, (y - 0.3) * 1.2);
    let lit =
      raking.ambient + turned * (raking.dark + raking.strength * Math.exp(-far * far * 0.55));
    // Gloss of silk where it faces between lamp and eye.
    const shine = Math.max(
      0,
      1 - Math.hypot(foldX + spot.slopeX * 0.5 - 0.42, foldY + spot.slopeY * 0.5 - 0.4) * 1.25,
    );
    let gloss = 0.5 * shine ** 3;
    // Chalk catches on what stands up.
    const line = chalkAt + 0.006 * (noise(x * 6, 0, 91) - 0.5);
    const off = Math.abs(y - line) / 0.0085;
    const tone = spot.red + spot.green + spot.blue;
    const grip =
      noise((px / pitch) * 1.1, (py / pitch) * 1.1, 92) * 0.8 + Math.min(1, tone / 1.6) * 0.5;
    const chalk = off < 1.25 ? Math.max(0, Math.min(1, (grip - 0.38 - off * 0.28) * 2.6)) : 0;
    let ink = chalk * 0.86;
    for (const pin of pins) {
      const [along, away] = besidePin(pin, x, y);
      if (along < -0.06 || along > 1.02) continue;
      // The head: a bead of black glass.
      const head = Math.hypot(along * 0.29, away) / 0.0125;
      if (head < 1) {
        const spark = Math.exp(
          -(((along * 0.29 - 0.004) / 0.0035) ** 2 + ((away + 0.005) / 0.003) ** 2),
        );
        const value = 0.008 + 0.03 * (1 - head) + 0.9 * spark;
        light.red = value;
        light.green = value;
        light.blue = value * 1.03;
        return;
      }
      const under = along > 0.34 && along < 0.66;
      const bump =
        Math.exp(-((away / 0.012) ** 2)) * Math.sin(Math.max(0, Math.min(1, along)) * Math.PI);
      if (under) {
        lit *= 1 + 0.16 * bump * (away > 0 ? 1 : -1);
        continue;
      }
      // Its shadow falls to the lower right.
      const shade = Math.exp(-(((away - 0.011) / 0.006) ** 2));
      if (along > 0 && along < 1) lit *= 1 - 0.55 * shade;
      const wide = along > 0.985 ? 0 : 0.0042;
      if (Math.abs(away) < wide && along > 0) {
        const round = away / wide;
        const steel =
          0.1 +
          0.95 * Math.exp(-(((round + 0.35) / 0.3) ** 2)) +
          0.2 * Math.exp(-(((round - 0.6) / 0.25) ** 2));
        light.red = steel;
        light.green = steel * 0.99;
        light.blue = steel * 0.97;
        return;
      }
    }
    ink = Math.min(0.93, ink);
    gloss *= 1 - ink;
    light.red = spot.red * lit * (1 - ink) + gloss + 0.006 * ink;
    light.green = spot.green * lit * (1 - ink) + gloss * 0.97 + 0.006 * ink;
    light.blue = spot.blue * lit * (1 - ink) + gloss * 0.9 + 0.007 * ink;
  });
}
