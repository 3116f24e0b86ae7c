import { noise } from '../woven/noise.ts';
import type { KitePlan, Sun } from './plan.ts';
import { reliefOf } from './relief.ts';
import { alongSegment, fade, type Point } from './sdf.ts';
import type { Seen, Side } from './seen.ts';
import { tailsOf } from './tails.ts';

const hem = 0.62;
const seamHalf = 0.24;
const stitches = 8;

/** A point on a stick that is bent aside: a parabola over its chord. */
function sparAway(x: number, y: number, from: Point, to: Point, bend: number) {
  const [away, share] = alongSegment(x, y, from, to);
  if (bend === 0) return { away, share };
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const side = ((x - from[0]) * dy - (y - from[1]) * dx) / long;
  return { away: Math.abs(side - bend * 4 * share * (1 - share)), share };
}

/** Light and shade of a kite that hangs before the camera, by place in inches; `fine` is the size of a pixel. */
export function kiteLook(plan: KitePlan, sun: Sun, side: Side, fine: number) {
  const relief = reliefOf(plan, sun);
  const tails = tailsOf(plan, side);
  const { outline, layers, seams, spars, patches, patchSize, cloth, weave, legs, tow, seed } = plan;
  const lit = side === 'upon';
  // From afar needle holes are too small to be seen.
  const near = Math.min(1, (0.13 / fine) ** 1.5);
  const sharp = Math.max(0, Math.min(1, (0.058 - fine) / 0.03));
  const legHalf = Math.max(0.05, fine * 0.55);
  return (x: number, y: number, seen: Seen): void => {
    seen.cover = 0;
    tails(x, y, seen);
    const isFar = Math.abs(x) > plan.reach[0] + 1 || Math.abs(y) > plan.reach[1] + 1;
    const edge = isFar ? 1 : outline(x, y);
    const vent = plan.vents ? plan.vents(x, y) : 1;
    if (edge < 0 && vent > 0) {
      // Layers of cloth, and holes of the needle along every edge.
      let thick = 1;
      let hole = 0;
      const stitch = (away: number, run: number) => {
        const line = Math.abs(away) / Math.max(0.05, fine * 0.6);
        if (line > 1) return;
        const beat = run * stitches - Math.floor(run * stitches);
        // A row of stitches smaller than two pixels is one even line.
        const shown = beat < 0.4 ? 1 : 0.12;
        hole = Math.max(hole, near * (1 - line) * (0.47 + (shown - 0.47) * sharp));
      };
      const run = x * 0.71 + y * 0.71;
      for (const layer of layers) {
        const deep = layer(x, y);
        if (deep < 0) thick += 1;
        // Turned under.
        if (deep < 0 && deep > -0.3) thick += 0.8;
        stitch(deep + 0.13, run + deep);
      }
      const inward = Math.min(-edge, vent * 2);
      if (inward < hem) thick += 1.2;
      stitch(inward - hem + 0.1, run);
      for (const [from, to] of seams) {
        const [away, share] = alongSegment(x, y, from, to);
        if (away < seamHalf) thick += 1.6;
        const along = share * Math.hypot(to[0] - from[0], to[1] - from[1]);
        stitch(away - seamHalf + 0.07, along);
      }
      for (const [px, py] of patches) {
        const away = Math.hypot(x - px, y - py) - patchSize;
        if (away < 0) thick += 2;
        stitch(away + 0.18, run);
      }

      // Weave.
      let grain = 1;
      if (weave === 'ripstop') {
        const pitch = 0.2;
        const soft = Math.min(1, 0.09 / fine);
        const gx = Math.abs(x / pitch - Math.floor(x / pitch) - 0.5);
        const gy = Math.abs(y / pitch - Math.floor(y / pitch) - 0.5);
        grain -= 0.16 * soft * Math.max(gx > 0.38 ? 1 : 0, gy > 0.38 ? 1 : 0);
      } else {
        const slub = noise(x * 1.1, y * 19, seed + 11) + noise(x * 19, y * 1.1, seed + 12) - 1;
        grain += 0.11 * slub;
      }
      grain += 0.05 * (noise(x / 6, y / 6, seed + 13) - 0.5);

      const lean = relief(x, y);
      const [sx, sy] = [(x - sun.at[0]) / sun.wide, (y - sun.at[1]) / sun.wide];
      const glare = Math.exp(-(sx * sx + sy * sy)) + 0.5 * Math.exp(-0.3 * (sx * sx + sy * sy));
      const light = lit
        ? (0.34 + 0.5 * sun.strength * lean) * grain
        : (0.58 + sun.strength * glare) * lean * grain;
      const power = lit ? 0.95 + 0.2 * (thick - 1) : 0.52 + 0.55 * thick;
      const pin = lit ? 1 - 0.3 * hole : 1;
      const shine = lit ? 0 : hole * 0.5 * (0.5 + glare);
      seen.red = (cloth[0] ** power * light + shine) * pin;
      seen.green = (cloth[1] ** power * light + shine * 0.92) * pin;
      seen.blue = (cloth[2] ** power * light + shine * 0.8) * pin;
      seen.cover = lit ? 1 : 1 - 0.17 * 0.5 ** (thick - 1);

      // Sticks behind the cloth.
      for (const { from, to, wide, bend = 0, off = 0 } of spars) {
        const { away, share } = sparAway(x, y, from, to, bend);
        const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
        const node = (share * long) / 11.3 + from[0];
        const knuckle = Math.max(0, 1 - Math.abs(node - Math.round(node)) * 22);
        const half = wide * (0.5 + 0.14 * knuckle);
        const blur = 0.1 + fine * 0.7 + off * 0.34;
        if (away > half + blur) continue;
        const dark = fade(half - blur * 0.7, half + blur, away);
        const tone = lit ? -0.12 * dark : -(0.74 - Math.min(0.3, off * 0.12)) * dark;
        seen.red *= 1 + tone;
        seen.green *= 1 + tone;
        seen.blue *= 1 + tone * 1.06;
        seen.cover = Math.max(seen.cover, lit ? 1 : 0.8 + 0.2 * dark);
      }
    }

    // Cord before the cloth.
    for (const leg of legs) {
      const [away] = alongSegment(x, y, leg, tow);
      if (away > legHalf * 1.6) continue;
      const cord = fade(legHalf * 0.6, legHalf * 1.6, away) * (fine > 0.09 ? 0.75 : 0.95);
      const tone = lit ? 0.75 : plan.paleLegs ? 0.5 : 0.045;
      const rest = seen.cover * (1 - cord);
      const total = rest + cord;
      seen.red = (seen.red * rest + tone * cord) / total;
      seen.green = (seen.green * rest + tone * cord) / total;
      seen.blue = (seen.blue * rest + tone * cord) / total;
      seen.cover = total;
    }
  };
}
