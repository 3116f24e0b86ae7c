import { develop } from './develop.ts';
import { legs, toLeg } from './horse-legs.ts';
import { defocused } from './lens.ts';
import { type Camera, film, type Hit, type World } from './march.ts';
import { creased, hash, layered, noise } from './noise.ts';
import type { FoleyPicture } from './picture.ts';
import { clamp, mix, smoothLeast, step } from './shapes.ts';
import { toBlock, toEgg } from './solids.ts';
import { terrain } from './terrain.ts';

const half = 1.35;
const deep = 0.25;

/** Planks from rail to rail: worn round, no two of one height, with nails and gaps. */
function planks(x: number, z: number): number {
  if (Math.abs(x) > half) return -2.5;
  const number = Math.floor(z / deep);
  const inPlank = z / deep - number;
  const edge = Math.min(inPlank, 1 - inPlank) * deep;
  const gap = step(0.013, 0.007, edge + 0.003 * noise(x * 9, number, 3));
  const tilt = (hash(number, 1, 5) - 0.5) * 0.012 * x;
  const cup = -0.006 * step(0.08, 0.0, edge);
  const grain =
    0.0022 * creased(x * 1.6 + number * 7, z * 60, 2, 7) + 0.0016 * layered(x * 14, z * 190, 2, 9);
  const worn = -0.012 * step(0.9, 0.2, Math.abs(x)) * layered(x * 3, z * 6, 2, 11);
  const nail = Math.min(
    Math.hypot(Math.abs(x) - 1.18, (inPlank - 0.3) * deep),
    Math.hypot(Math.abs(x) - 1.18, (inPlank - 0.7) * deep),
  );
  return (
    (hash(number, 2, 13) - 0.5) * 0.012 +
    tilt +
    cup -
    grain +
    worn -
    0.16 * gap +
    (nail < 0.012 ? 0.004 : 0)
  );
}

const near = terrain([-1.5, 1.5], [-1, 2.4], 1400, 2200, planks);
const far = terrain([-1.5, 1.5], [2.3, 12], 700, 2600, planks);
const ground = (x: number, z: number) =>
  Math.abs(x) > 1.49 ? -2.5 : z < 2.38 ? near(x, z) : far(x, z);

/** Distance to the mare; from afar to a box round her. */
function toHorse(x: number, y: number, z: number): number {
  const box = Math.max(Math.abs(x) - 0.48, 0.05 - z, z - 2.75, -y);
  if (box > 0.15) return box;
  let horse = 9;
  for (const leg of legs) horse = smoothLeast(horse, toLeg(x, y, z, leg), 0.035);
  if (y < 0.68) return horse;
  // The chest: two muscles with a furrow between, a shoulder over each foreleg, and the barrel.
  const side = Math.abs(x);
  const breast = toEgg(side, y, z, [0.105, 1.02, 0.62], [0.125, 0.2, 0.17]);
  const shoulder = toEgg(side, y, z, [0.2, 1.16, 0.84], [0.12, 0.34, 0.24]);
  const chest = toEgg(x, y, z, [0, 1.26, 0.82], [0.29, 0.37, 0.42]);
  const belly = smoothLeast(chest, toEgg(x, y, z, [0.05, 1.42, 1.4], [0.36, 0.46, 1.05]), 0.1);
  const trunk = smoothLeast(smoothLeast(belly, breast, 0.05), shoulder, 0.06);
  return smoothLeast(horse, trunk, 0.07);
}

let kind: 'wood' | 'leg' | 'rail' = 'wood';
const distance = (x: number, y: number, z: number): number => {
  let least = (y - ground(x, z)) * 0.6;
  kind = 'wood';
  if (y > 0.4 && Math.abs(x) < half) least = Math.max(least, Math.min(y - 0.03, 0.5));
  const horse = toHorse(x, y, z);
  if (horse < least) {
    least = horse;
    kind = 'leg';
  }
  const post = ((((z - 0.5) % 1.5) + 1.5) % 1.5) - 0.75;
  const side = Math.abs(Math.abs(x) - 1.26);
  const upright = toBlock(side, y - 0.45, post, [0.055, 0.62, 0.06], 0.012);
  const rail = Math.min(
    toBlock(side - 0.03, y - 0.52, 0, [0.026, 0.075, 9], 0.01),
    toBlock(side, y - 1.02, 0, [0.07, 0.04, 9], 0.012),
  );
  const fence = Math.min(upright, rail) + 0.002 * noise(y * 30, z * 6, 23);
  if (fence < least) {
    least = fence;
    kind = 'rail';
  }
  return least;
};

const sun = [-0.3, 0.17, 0.94] as const;

function evening(dx: number, dy: number, dz: number): readonly [number, number, number] {
  const to = clamp(dx * sun[0] + dy * sun[1] + dz * sun[2]);
  const high = clamp(dy * 1.7 + 0.12);
  const glow = to ** 7 * 1.1 + to ** 60 * 3.2 + to ** 1400 * 50;
  return [
    mix(0.86, 0.2, high) + glow,
    mix(0.52, 0.15, high) + glow * 0.58,
    mix(0.22, 0.13, high) + glow * 0.2,
  ];
}

/** Mist over the river: thick below the deck and far off. */
function misted(hit: Hit): void {
  const [red, green, blue] = evening(hit.dx, Math.max(0.02, hit.dy), hit.dz);
  const curl = layered(hit.x * 0.9 + hit.z * 0.3, hit.z * 0.6 + hit.y, 3, 31);
  const low = step(1.1, -0.2, hit.y) * step(1.2, 4, hit.z) * 0.4 * curl;
  const share = clamp(1 - Math.exp(-Math.max(0, hit.far - 0.9) * (0.085 + low)));
  hit.red = mix(hit.red, red * 0.86, share);
  hit.green = mix(hit.green, green * 0.84, share);
  hit.blue = mix(hit.blue, blue * 0.9, share);
}

const world: World = {
  distance,
  sun,
  reach: 12,
  sky: (hit) => {
    [hit.red, hit.green, hit.blue] = evening(hit.dx, hit.dy, hit.dz);
    const bearing = hit.dx / hit.dz;
    const slope = hit.dy / hit.dz;
    // The other bank: poplars in two rows.
    for (let layer = 0; layer < 2; layer++) {
      const many = layer === 0 ? 9 : 5;
      let tall = layer === 0 ? 0.1 : 0.03;
      for (
        let tree = Math.floor(bearing * many) - 1;
        tree <= Math.floor(bearing * many) + 1;
        tree++
      ) {
        const off = Math.abs(bearing * many - tree - hash(tree, layer, 33));
        tall = Math.max(
          tall,
          (layer === 0 ? 0.2 : 0.26) *
            (0.6 + 0.7 * hash(tree, layer, 35)) *
            Math.sqrt(clamp(1 - (off * 2.4) ** 2)),
        );
      }
      tall += 0.018 * layered(bearing * 60, slope * 60, 3, 37);
      const cover = step(-0.004, 0.004, tall - slope) * (layer === 0 ? 0.3 : 0.5);
      hit.red = mix(hit.red, 0.34, cover);
      hit.green = mix(hit.green, 0.2, cover);
      hit.blue = mix(hit.blue, 0.1, cover);
    }
    if (hit.dy < 0) {
      // Under the bridge there is only mist.
      const [red, green, blue] = evening(hit.dx, 0.02, hit.dz);
      const share = clamp(-hit.dy * 6);
      hit.red = mix(hit.red, red * 0.5, share);
      hit.green = mix(hit.green, green * 0.5, share);
      hit.blue = mix(hit.blue, blue * 0.55, share);
    }
  },
  shade: (hit) => {
    distance(hit.x, hit.y, hit.z);
    const what = kind;
    const facing = clamp(hit.nx * sun[0] + hit.ny * sun[1] + hit.nz * sun[2]);
    let [red, green, blue] = [0.3, 0.21, 0.14];
    let wet = 0;
    if (what === 'wood') {
      const number = Math.floor(hit.z / deep);
      const tone =
        0.5 +
        0.7 * layered(hit.x * 5 + number * 3, hit.z * 60, 3, 41) +
        0.3 * (hash(number, 4, 43) - 0.5);
      red *= tone;
      green *= tone;
      blue *= tone;
      wet = step(0.42, 0.66, layered(hit.x * 2.1, hit.z * 2.6, 4, 45));
      red *= 1 - 0.45 * wet;
      green *= 1 - 0.45 * wet;
      blue *= 1 - 0.45 * wet;
    } else if (what === 'leg') {
      const white = step(0.56, 0.42, hit.y + 0.1 * noise(hit.x * 20, hit.y * 12, 47));
      // Short hair: fine and even, with a sheen over the muscles; long only at the heels.
      const hair = layered(hit.x * 300, hit.y * 110 + hit.z * 200, 2, 49);
      const long = layered(hit.x * 90, hit.y * 26 + hit.z * 60, 2, 49);
      const coat =
        0.78 + 0.3 * mix(hair, long, white) + 0.25 * (layered(hit.x * 5, hit.y * 5, 2, 51) - 0.5);
      red = mix(0.07, 0.62, white) * coat;
      green = mix(0.035, 0.54, white) * coat;
      blue = mix(0.02, 0.42, white) * coat;
      const horn = legs.reduce((most, { hoof, fetlock }) => {
        const crown = fetlock[1] + (hoof[1] - fetlock[1]) * 0.56;
        const near2 = Math.hypot(hit.x - hoof[0], hit.z - hoof[2]) < 0.13;
        return near2 ? Math.max(most, step(crown, crown - 0.02, hit.y)) : most;
      }, 0);
      red = mix(red, 0.1, horn);
      green = mix(green, 0.08, horn);
      blue = mix(blue, 0.06, horn);
    }
    const up = 0.5 + 0.5 * hit.ny;
    const lit = facing * hit.sun * 3.6;
    const back = what === 'leg' ? 0.3 * clamp(-hit.nz) + 0.25 * (1 - up) : 0;
    hit.red = red * (lit + hit.air * (0.26 + 0.26 * up + back));
    hit.green = green * (lit * 0.6 + hit.air * (0.19 + 0.19 * up + back * 0.74));
    hit.blue = blue * (lit * 0.24 + hit.air * (0.15 + 0.16 * up + back * 0.6));
    const across = hit.nx * hit.dx + hit.ny * hit.dy + hit.nz * hit.dz;
    const [rx, ry, rz] = [
      hit.dx - 2 * across * hit.nx,
      hit.dy - 2 * across * hit.ny,
      hit.dz - 2 * across * hit.nz,
    ];
    if (what !== 'leg') {
      const grazing = (1 - clamp(-across)) ** 4;
      const [sr, sg, sb] = evening(rx, Math.abs(ry), rz);
      const share = (0.05 + 0.75 * grazing) * (0.14 + 0.5 * wet) * hit.air;
      hit.red += Math.min(sr, 5) * share;
      hit.green += Math.min(sg, 3) * share;
      hit.blue += Math.min(sb, 1.2) * share;
    } else {
      const rim = (1 - clamp(-across)) ** 2.6 * hit.sun * clamp(0.4 + facing);
      hit.red += rim * 2.6;
      hit.green += rim * 1.5;
      hit.blue += rim * 0.5;
    }
    misted(hit);
  },
};

const camera: Camera = { at: [0.2, 0.34, -1.15], to: [0.0, 0.36, 0.6], wide: 0.47 };

const paint = (width: number, height: number): Uint8Array => {
  const shot = film(width, height, camera, world, width > 900 ? 4 : 1);
  return develop(defocused(shot, 1.7, 0.015), {
    stops: -0.5,
    contrast: 1.24,
    shadow: [0.94, 0.98, 1.02],
    bright: [1.06, 1, 0.86],
    colour: 0.92,
    corners: 0.36,
    grain: 5,
    halo: 0.12,
  });
};

/** A horse on a bridge, in the evening. */
export const filmHooves: readonly FoleyPicture[] = [
  {
    name: 'film-hooves',
    scene: 'foley',
    alt: 'A film still: the legs of a horse on a plank bridge against an evening sun in mist, one white foreleg lifted.',
    focus: [0.5, 0.55],
    half: true,
    width: 1600,
    height: 2000,
    paint,
  },
];
