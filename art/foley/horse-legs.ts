import { creased, noise } from './noise.ts';
import { clamp, mix, smoothLeast } from './shapes.ts';
import { toEgg, toRod } from './solids.ts';

type Point = readonly [number, number, number];

/** One leg from above the picture to the ground: elbow, knee, fetlock, hoof (its middle at the ground). */
export interface Leg {
  readonly elbow: Point;
  readonly knee: Point;
  readonly fetlock: Point;
  readonly hoof: Point;
  readonly hind: boolean;
}

/** Two in front, one of them lifted, and two behind. */
export const legs: readonly Leg[] = [
  // Near fore: it stands. Off fore: lifted, about to come down.
  {
    elbow: [-0.17, 1.2, 0.8],
    knee: [-0.19, 0.53, 0.61],
    fetlock: [-0.18, 0.19, 0.6],
    hoof: [-0.185, 0.02, 0.53],
    hind: false,
  },
  {
    elbow: [0.15, 1.2, 0.74],
    knee: [0.18, 0.66, 0.3],
    fetlock: [0.185, 0.4, 0.58],
    hoof: [0.185, 0.245, 0.6],
    hind: false,
  },
  {
    elbow: [-0.12, 1.1, 2.15],
    knee: [-0.16, 0.62, 2.3],
    fetlock: [-0.17, 0.2, 2.0],
    hoof: [-0.175, 0.02, 1.93],
    hind: true,
  },
  {
    elbow: [0.3, 1.1, 2.05],
    knee: [0.26, 0.6, 2.42],
    fetlock: [0.24, 0.22, 2.3],
    hoof: [0.235, 0.05, 2.25],
    hind: true,
  },
];

/** Distance to a leg with its hoof. */
export function toLeg(
  x: number,
  y: number,
  z: number,
  { elbow, knee, fetlock, hoof, hind }: Leg,
): number {
  const [ax, az] = [x - (knee[0] + hoof[0]) / 2, z - (knee[2] + hoof[2]) / 2];
  const high = Math.max(0, y - 1.15);
  const away = Math.sqrt(ax * ax + high * high + az * az) - 0.52;
  if (away > 0.15) return away;
  const thick = hind ? 1.12 : 1;
  const bent = !hind && hoof[1] > 0.1;
  const upper = toRod(x, y, z, elbow, knee, 0.125 * thick, 0.05 * thick);
  // A knee is a flat box of small bones, as tall as it is wide twice over.
  const middle: Point = [
    knee[0],
    knee[1] + 0.02 * Math.sign(elbow[1] - knee[1]),
    knee[2] + (bent ? 0.02 : 0),
  ];
  const cap = toEgg(x, y, z, middle, bent ? [0.052, 0.075, 0.05] : [0.056 * thick, 0.085, 0.06]);
  const cannon = toRod(x, y, z, knee, fetlock, 0.039 * thick, 0.034 * thick);
  // The tendon behind it.
  const tendon = toRod(
    x,
    y,
    z,
    [knee[0], knee[1], knee[2] + 0.045],
    [fetlock[0], fetlock[1] + 0.03, fetlock[2] + 0.04],
    0.018,
    0.02,
  );
  const ball = toEgg(x, y, z, fetlock, [0.05, 0.056, 0.056]);
  const [dx, dy, dz] = [hoof[0] - fetlock[0], hoof[1] - fetlock[1], hoof[2] - fetlock[2]];
  const crown: Point = [fetlock[0] + dx * 0.56, fetlock[1] + dy * 0.56, fetlock[2] + dz * 0.56];
  const pastern = toRod(x, y, z, fetlock, crown, 0.042, 0.048);
  let skin = smoothLeast(smoothLeast(upper, cap, 0.06), cannon, 0.05);
  skin = smoothLeast(skin, tendon, 0.03);
  skin = smoothLeast(skin, smoothLeast(ball, pastern, 0.03), 0.035);
  // Long hair over the heel and round the crown.
  const hang = (y - hoof[1]) * 34 + noise(x * 40, z * 40, 17) * 2;
  const feather = toRod(
    x,
    y,
    z,
    [fetlock[0], fetlock[1] + 0.02, fetlock[2] + 0.035],
    [crown[0], crown[1] - 0.045, crown[2] + 0.065],
    0.05,
    0.062,
  );
  const hair = 0.012 * creased(Math.atan2(x - fetlock[0], z - fetlock[2]) * 7, hang * 0.12, 2, 19);
  skin = smoothLeast(skin, (feather - hair) * 0.8, 0.03);
  // The hoof: a cone that is cut off, its front sloping.
  const share = clamp((crown[1] - y) / Math.max(0.02, crown[1] - hoof[1]), -0.4, 1);
  const [cx, cz] = [mix(crown[0], hoof[0], share), mix(crown[2], hoof[2], share)];
  const wide = mix(0.054, 0.082, share) + 0.0006 * Math.sin(y * 300);
  const side = Math.hypot((x - cx) * 1.04, z - cz) - wide;
  const cut = Math.max(hoof[1] - 0.018 - y, y - crown[1] - 0.005);
  const wall = Math.max(side, cut) * 0.8;
  return smoothLeast(skin, wall, 0.008);
}
