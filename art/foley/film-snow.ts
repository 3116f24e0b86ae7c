import { fromNearer } from '../woven/view.ts';
import { boots, toBoot, wear } from './boots.ts';
import { develop } from './develop.ts';
import { defocused } from './lens.ts';
import { type Camera, film, type World } from './march.ts';
import { hash, layered } from './noise.ts';
import type { FoleyPicture } from './picture.ts';
import { clamp, mix, step, toBox } from './shapes.ts';
import { terrain } from './terrain.ts';

/** Prints that lead up to the boots: place, turn. */
const prints = [
  [-0.21, 0.03, 0.95],
  [0.08, 0.34, 0.95],
  [-0.52, -0.04, 0.9],
  [-0.86, -0.4, 0.95],
  [-0.5, -0.36, 0.98],
  [-0.26, -0.78, 1.05],
  [0.1, -0.66, 1.0],
] as const;

function snowHeight(x: number, z: number): number {
  let high = 0.1 * layered(x * 1.1, z * 0.8, 3, 3) + 0.03 * layered(x * 4, z * 7, 3, 5);
  high += 0.006 * layered(x * 26, z * 40, 3, 7);
  high += 0.05 * step(0.2, 1.4, Math.abs(x + 0.05)) + 0.02 * step(1, 4, z);
  for (const [px, pz, turn] of prints) {
    const [dx, dz] = [x - px, z - pz];
    const [u, v] = [
      dx * Math.cos(turn) - dz * Math.sin(turn),
      dx * Math.sin(turn) + dz * Math.cos(turn),
    ];
    if (Math.abs(u) > 0.22 || Math.abs(v) > 0.36) continue;
    const crumb = 0.022 * (layered(x * 34, z * 34, 3, 11) - 0.5);
    const out = toBox(u, v, 0.064, 0.165, 0.06) + crumb;
    high -= 0.06 * step(0.012, -0.014, out);
    high +=
      0.03 * Math.exp(-(((out - 0.03) / 0.026) ** 2)) * (0.4 + layered(x * 22, z * 22, 3, 13));
  }
  return high;
}

const near = terrain([-1, 1], [-1.6, 1.6], 2200, 3400, snowHeight);
const far = terrain([-8, 8], [-1.6, 14], 500, 700, snowHeight);
const ground = (x: number, z: number) => (Math.abs(x) < 0.98 && z < 1.55 ? near(x, z) : far(x, z));

const bases = boots.map(({ x, z }) => snowHeight(x, z) - 0.004);

let isBoot = false;
const distance = (x: number, y: number, z: number): number => {
  const high = ground(x, z);
  const snow = (y - high) * 0.4;
  let boot = 9;
  for (let each = 0; each < boots.length; each++) {
    const one = boots[each];
    if (one) boot = Math.min(boot, toBoot(x, y, z, one, bases[each] ?? 0));
  }
  isBoot = boot < snow;
  return isBoot ? boot : snow;
};

const sun = [0.33, 0.115, 0.94] as const;

/** Dawn: peach over the ridge, and a cold blue above it. */
function dawn(dx: number, dy: number, dz: number): readonly [number, number, number] {
  const toSun = clamp(dx * sun[0] + dy * sun[1] + dz * sun[2]);
  const high = clamp(dy * 2.1);
  const glow = toSun ** 9 * 1.5 + toSun ** 120 * 7 + toSun ** 900 * 60;
  const side = 0.6 + 0.4 * toSun ** 3;
  return [
    mix(1.05, 0.17, high ** 0.55) * side + glow * 1,
    mix(0.66, 0.25, high ** 0.6) * side + glow * 0.6,
    mix(0.5, 0.42, high ** 0.7) * side + glow * 0.28,
  ];
}

/** Height of a ridge at a bearing, in slopes: hills, and the tips of firs on the nearer ones. */
function ridge(bearing: number, layer: number): number {
  const hills = [0.15, 0.092, 0.05][layer] ?? 0;
  const base =
    hills * (0.55 + 0.9 * layered(bearing * (1.6 + layer * 1.3) + layer * 9, 2, 4, 21 + layer));
  if (layer === 0) return base;
  const many = layer === 1 ? 70 : 34;
  let tips = 0;
  for (let tree = Math.floor(bearing * many) - 1; tree <= Math.floor(bearing * many) + 2; tree++) {
    const at = (tree + hash(tree, layer, 27)) / many;
    const tall = (layer === 1 ? 0.02 : 0.055) * (0.4 + 0.9 * hash(tree, layer, 29));
    const off = Math.abs(bearing - at) * many;
    const jag = 0.12 * Math.abs(Math.sin(off * 26));
    tips = Math.max(tips, tall * clamp(1 - off * 2.6 - jag * off));
  }
  return base + tips;
}

const world: World = {
  distance,
  sun,
  reach: 14,
  slope: 0.003,
  sky: (hit) => {
    let [red, green, blue] = dawn(hit.dx, hit.dy, hit.dz);
    const bearing = hit.dx / hit.dz + 3;
    const slope = hit.dy / hit.dz;
    for (let layer = 0; layer < 3; layer++) {
      const cover = step(-0.002, 0.002, ridge(bearing, layer) - slope);
      if (cover <= 0) continue;
      const haze = [0.72, 0.46, 0.2][layer] ?? 0;
      const low = step(0.1, 0, slope);
      const toSun = clamp(hit.dx * sun[0] + hit.dz * sun[2]) ** 6;
      red = mix(red, mix(0.02, 0.42 + 0.4 * toSun, haze) + 0.22 * low * toSun, cover);
      green = mix(green, mix(0.035, 0.36 + 0.2 * toSun, haze) + 0.13 * low * toSun, cover);
      blue = mix(blue, mix(0.065, 0.46, haze) + 0.05 * low, cover);
    }
    hit.red = red;
    hit.green = green;
    hit.blue = blue;
  },
  shade: (hit) => {
    distance(hit.x, hit.y, hit.z);
    const boot = isBoot;
    const facing = hit.nx * sun[0] + hit.ny * sun[1] + hit.nz * sun[2];
    const towards = clamp(hit.dx * sun[0] + hit.dy * sun[1] + hit.dz * sun[2]);
    const lit = hit.sun * clamp(boot ? facing : facing * 0.82 + 0.18);
    const up = 0.5 + 0.5 * hit.ny;
    let [red, green, blue] = [0.82, 0.86, 0.92];
    if (boot) {
      const isLeg = hit.y > (bases[0] ?? 0) + 0.3;
      const worn = wear(hit.x * 0.8 - hit.z * 0.6, hit.y, isLeg);
      [red, green, blue] = isLeg ? [0.045, 0.055, 0.075] : [0.075, 0.045, 0.03];
      [red, green, blue] = [red * worn, green * worn, blue * worn];
      // Snow that clings to it: a crust along the sole, and grains above.
      const low = hit.y - (bases[0] ?? 0);
      const crust = layered(hit.x * 70 + hit.z * 30, hit.y * 70, 4, 33);
      const grains = layered(hit.x * 190 + hit.z * 90, hit.y * 190, 2, 36);
      const blown = step(0.42, 0.62, layered(hit.x * 22 + hit.z * 10, hit.y * 22, 3, 38));
      const cling = clamp(
        step(0.5, 0.62, crust * 0.55 + 0.55 * step(0.085, 0.012, low)) +
          0.85 *
            step(0.72, 0.8, grains + 0.1 * step(0.2, 0.04, low)) *
            blown *
            step(0.26, 0.12, low),
      );
      red = mix(red, 0.8, cling);
      green = mix(green, 0.84, cling);
      blue = mix(blue, 0.9, cling);
    }
    const strength = 3.4;
    // The field throws light back at what stands on it.
    const back = boot ? 0.5 * (1 - up) + 0.28 : 0;
    hit.red = red * (lit * strength + hit.air * (0.17 + 0.1 * up + back * 0.9));
    hit.green = green * (lit * strength * 0.66 + hit.air * (0.235 + 0.14 * up + back));
    hit.blue = blue * (lit * strength * 0.38 + hit.air * (0.4 + 0.24 * up + back * 1.3));
    if (!boot) {
      // Low light goes through the crests, and single crystals flash.
      const through = hit.sun * towards ** 5 * 0.5 * (1 - hit.air * 0.6);
      hit.red += through * 1.5;
      hit.green += through * 0.8;
      hit.blue += through * 0.5;
      const crystal = hash(Math.floor(hit.x * 520), Math.floor(hit.z * 520), 35);
      if (crystal > 0.9985 && hit.far < 2.4) {
        const flash = (hit.sun * 6 + 0.5) / (0.6 + hit.far * hit.far);
        hit.red += flash;
        hit.green += flash * 0.85;
        hit.blue += flash * 0.75;
      }
    } else {
      const rim = (1 - clamp(-(hit.nx * hit.dx + hit.ny * hit.dy + hit.nz * hit.dz))) ** 3;
      hit.red += rim * hit.sun * 1.4;
      hit.green += rim * hit.sun * 0.9;
      hit.blue += rim * hit.sun * 0.55;
    }
    // Cold breath over the field.
    const haze = 1 - Math.exp(-Math.max(0, hit.far - 0.8) * 0.13);
    hit.red = mix(hit.red, 0.62 + 0.6 * towards ** 6, haze);
    hit.green = mix(hit.green, 0.52 + 0.28 * towards ** 6, haze);
    hit.blue = mix(hit.blue, 0.6, haze);
  },
};

const camera: Camera = { at: [0.02, 0.2, -1.08], to: [-0.02, 0.2, 0.3], wide: 0.37 };

/** Powder in the air, kicked up by the boot that leaves: bright against the light. */
function powder(light: Float32Array, width: number, height: number): void {
  for (let grain = 0; grain < 900; grain++) {
    const a = hash(grain, 1, 41);
    const spread = hash(grain, 2, 41) ** 0.6;
    const x = 0.63 + (a - 0.5) * 0.5 * spread + 0.05 * spread;
    const y = 0.7 - spread * 0.3 * hash(grain, 3, 41) - 0.02;
    const size = width * (0.0006 + 0.0028 * hash(grain, 4, 41) ** 7);
    const bright = 0.35 * hash(grain, 5, 41) ** 2;
    const [cx, cy] = [x * width, y * height];
    const reach = Math.ceil(size * 2);
    for (let py = Math.floor(cy) - reach; py <= cy + reach; py++)
      for (let px = Math.floor(cx) - reach; px <= cx + reach; px++) {
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        const share = bright * Math.exp(-((Math.hypot(px - cx, py - cy) / size) ** 2));
        const at = (py * width + px) * 3;
        light[at] = (light[at] ?? 0) + share * 1.3;
        light[at + 1] = (light[at + 1] ?? 0) + share;
        light[at + 2] = (light[at + 2] ?? 0) + share * 0.8;
      }
  }
}

const paint = (width: number, height: number): Uint8Array => {
  const shot = film(width, height, camera, world, width > 900 ? 4 : 1);
  const soft = defocused(shot, 1.26, 0.016);
  powder(soft.light, width, height);
  return develop(soft, {
    stops: -0.35,
    contrast: 1.2,
    shadow: [0.86, 0.98, 1.2],
    bright: [1.05, 1, 0.93],
    colour: 0.95,
    corners: 0.32,
    grain: 3.5,
    halo: 0.1,
  });
};

const alt =
  'A film still: boots walk away through deep snow into a low sun, one heel lifted, blue shadows in the prints.';

/** Snow at dawn; it rises to both sides of the prints. */
export const filmSnow: readonly FoleyPicture[] = [
  {
    name: 'film-snow',
    scene: 'foley',
    alt,
    focus: [0.5, 0.55],
    firstScreen: true,
    quality: 70,
    narrow: 'film-snow-narrow',
    half: true,
    width: 1600,
    height: 2000,
    paint,
  },
  {
    name: 'film-snow-narrow',
    scene: 'foley',
    alt: fromNearer(alt),
    focus: [0.5, 0.5],
    firstScreen: true,
    quality: 70,
    width: 1200,
    height: 1200,
    from: 'film-snow',
    part: [0.08, 0.1, 0.84, 0.672],
  },
];
