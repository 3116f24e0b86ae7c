import { creased, layered, noise } from './noise.ts';
import { smoothLeast, step } from './shapes.ts';
import { toBlock, toEgg, toRod } from './solids.ts';

/** A boot: its place, how far it is turned and its heel lifted, and where its leg goes. */
export interface Boot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Turn to the side, and how far the heel is lifted. */
  readonly turn: number;
  readonly pitch: number;
  readonly knee: readonly [number, number, number];
}

/** The one that stands, and the one that leaves. */
export const boots: readonly Boot[] = [
  { x: 0.08, y: 0, z: 0.34, turn: 0.95, pitch: 0.03, knee: [0.03, 1.1, -0.1] },
  { x: -0.21, y: 0.02, z: 0.03, turn: 0.95, pitch: 0.62, knee: [-0.03, 1.05, 0.42] },
];

/** Distance to one boot with its leg; the toe points away from the camera. */
export function toBoot(px: number, py: number, pz: number, boot: Boot, base: number): number {
  const [dx, dy, dz] = [px - boot.x, py - base - boot.y, pz - boot.z];
  const reach = Math.hypot(dx, Math.max(0, Math.abs(dy - 0.5) - 0.5), dz) - 0.5;
  if (reach > 0.12) return reach;
  const [ct, st] = [Math.cos(boot.turn), Math.sin(boot.turn)];
  const x = dx * ct - dz * st;
  const z0 = dx * st + dz * ct;
  // It pivots on the ball of the foot.
  const pivot = 0.075;
  const [cp, sp] = [Math.cos(boot.pitch), Math.sin(boot.pitch)];
  const y = dy * cp + (z0 - pivot) * sp;
  const z = -dy * sp + (z0 - pivot) * cp + pivot;
  // A sole with a waist, and a heel of its own under the counter.
  const waist = 0.045 - 0.009 * Math.exp(-(((z + 0.025) / 0.04) ** 2));
  const tread = toBlock(x, y - 0.02, z - 0.01, [waist + 0.003, 0.012, 0.136], 0.011);
  const stack = toBlock(x, y - 0.008, z + 0.095, [waist - 0.003, 0.02, 0.034], 0.006);
  const sole = Math.min(tread, stack);
  const rib = (((z * 34) % 1) + 1) % 1;
  const lugs = Math.abs(rib - 0.5) < 0.22 && y < 0.012 && z > -0.03 ? 0.004 : 0;
  const toe = toEgg(x, y, z, [0, 0.056, 0.082], [0.049, 0.044, 0.07]);
  const step1 = toEgg(x, y, z, [0, 0.085, 0.01], [0.043, 0.062, 0.1]);
  const heel = toEgg(x, y, z, [0, 0.078, -0.082], [0.046, 0.074, 0.062]);
  const ankle = toRod(x, y, z, [0, 0.1, -0.055], [0, 0.25, -0.062], 0.055, 0.062);
  let upper = smoothLeast(smoothLeast(toe, step1, 0.03), smoothLeast(heel, ankle, 0.03), 0.035);
  // Welt, back seam and pull strap.
  upper -= 0.0035 * step(0.012, 0.003, Math.abs(x)) * step(-0.06, -0.1, z);
  upper +=
    0.0022 * noise(x * 60, y * 60 + z * 40, 17) +
    0.003 * Math.abs(Math.sin(y * 66)) * step(-0.02, 0.05, z) * step(0.1, 0.14, y);
  const cuff = Math.hypot(Math.hypot(x, z + 0.062) - 0.062, (y - 0.262) * 0.7) - 0.011;
  const boot1 = Math.min(smoothLeast(upper, sole + lugs, 0.004), cuff);
  const fold =
    0.006 * Math.sin((dy + 0.5 * Math.abs(dx)) * 54 + 3 * Math.sin(dx * 30)) * step(0.6, 0.24, dy);
  // Trousers: gathered over the cuff, then up and out of the picture.
  const [kx, ky, kz] = boot.knee;
  const ankleAt = [0, 0.24 * cp + 0.137 * sp, pivot + 0.24 * sp - 0.137 * cp] as const;
  const leg = toRod(x, dy, z0, ankleAt, [kx, ky, kz], 0.068, 0.1) + fold;
  return smoothLeast(boot1, leg * 0.8, 0.008);
}

/** Lightness that wear gives a place: denim with its weave over the boot, below it leather with its creases. */
export const wear = (along: number, up: number, isLeg: boolean): number =>
  isLeg
    ? 0.7 + 0.42 * layered(along * 60, up * 18, 4, 39) + 0.18 * noise(along * 620, up * 300, 43)
    : 0.5 + 0.5 * layered(along * 160, up * 160, 3, 31) + 0.5 * creased(along * 26, up * 40, 2, 37);
