import { develop } from './develop.ts';
import { cellAt, creased, layered, noise } from './noise.ts';
import type { FoleyPicture } from './picture.ts';
import { type Bulb, overhead, type Spot } from './relief.ts';
import { alongLine, bulge, clamp, mix, step, toLine, tone } from './shapes.ts';
import { dye, microphone, placed, shade } from './stuffs.ts';

const zinc = tone('#8b959c');
const enamel = tone('#f1efe8');
const cobalt = tone('#1d2f63');
const water = tone('#b9d8d6');
const skin = tone('#c9a873');
const skinDark = tone('#7a5a30');
const rust = tone('#6b3318');

const basin = { x: 0.52, y: 0.68, r: 0.43 };

/** Galvanized sheet: crystals that catch the light each in its way, and drops on it. */
function sheet(x: number, y: number, spot: Spot): void {
  const cell = cellAt(x * 13, y * 13, 3);
  const vein = layered(x * 30 * (0.4 + cell.id), y * 30 * (1.2 - cell.id), 3, 5);
  dye(spot, zinc);
  shade(spot, 0.5 + 0.55 * cell.id + 0.3 * vein);
  spot.height = 0.0006 * layered(x * 90, y * 90, 2, 7);
  spot.gloss = 0.5 * (0.4 + cell.id);
  spot.rough = 0.5;
  const drop = cellAt(x * 9 + 4, y * 9, 11);
  const size = 0.34 * step(0.25, 1, drop.id);
  const stretch = drop.near + 0.08 * layered(x * 30, y * 30, 2, 13) - 0.04;
  if (stretch < size) {
    const round = bulge(size - stretch, size, 1);
    spot.height += 0.013 * round;
    shade(spot, 0.72);
    spot.gloss = 1.6;
    spot.rough = 0.16;
  }
}

/** The wrung skin from end to end: a bow across the basin. */
const bow = Array.from({ length: 29 }, (_, index) => {
  const t = index / 28;
  const lean = (t - 0.5) * 0.62;
  return [
    basin.x - 0.01 + lean * 0.86 - 0.1 * Math.sin(t * Math.PI) * 0.62,
    basin.y + 0.02 - lean * 0.72 - 0.1 * Math.sin(t * Math.PI),
  ] as const;
});

/** The nearest place of the bow: how far along, 0 to 1, and how far to its side. */
function alongBow(x: number, y: number): { t: number; off: number } {
  let [t, off, least] = [0, 9, 9];
  for (let index = 0; index + 1 < bow.length; index++) {
    const [ax, ay] = bow[index] ?? [0, 0];
    const [bx, by] = bow[index + 1] ?? [0, 0];
    const away = toLine(x, y, ax, ay, bx, by);
    if (away >= least) continue;
    least = away;
    t = (index + alongLine(x, y, ax, ay, bx, by)) / (bow.length - 1);
    off = Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax)) * away;
  }
  // Past the ends it goes on, so that they can fan out.
  const [[sx, sy] = [0, 0], [ex, ey] = [0, 0]] = [bow[0], bow.at(-1)];
  if (t === 0) t = -Math.hypot(x - sx, y - sy) * 1.2;
  if (t === 1) t = 1 + Math.hypot(x - ex, y - ey) * 1.2;
  return { t, off };
}

/** Twisted like a rope in the middle, and open like a fan at both ends. */
function chamois(x: number, y: number): { inside: number; high: number; fold: number } {
  const { t, off } = alongBow(x, y);
  const end = step(0.2, -0.02, t) + step(0.8, 1.02, t);
  const ragged = 0.05 * layered(x * 16, y * 16, 4, 17) - 0.025;
  const half = mix(0.078 + 0.012 * Math.sin(t * 31), 0.142, end) + ragged;
  const beyond = Math.max(-t, t - 1, 0) / 1.2;
  const inside = Math.min(half - Math.abs(off), 0.055 + ragged - beyond);
  const side = clamp(off / half, -1, 1);
  const round = Math.sqrt(Math.max(0, 1 - side * side));
  // Strands that wind round it, each with a sharp valley at its side.
  const turn = Math.asin(side) / Math.PI;
  const phase = t * 7.5 - turn * 1.35 + 0.25 * layered(x * 7, y * 7, 2, 19);
  const strand = Math.sin(Math.PI * (phase - Math.floor(phase))) ** 0.5;
  const small = creased(phase * 5, turn * 2.4 + t * 3, 2, 23);
  const pleat = creased((off / half) * 2.6 + 3, t * 3.2, 2, 27);
  const fold = mix(0.72 * strand + 0.28 * small, pleat, end);
  const high = mix(
    0.03 + 0.115 * round * (0.62 + 0.38 * strand) + 0.014 * small,
    0.066 + 0.05 * pleat + 0.02 * round,
    end,
  );
  return { inside, high: mix(0.02, high, step(0, 0.014, inside)), fold };
}

/** Bright nets on the bottom of shallow water. */
function nets(x: number, y: number): number {
  const bend = 0.05 * layered(x * 8, y * 8, 3, 31);
  const one = cellAt((x + bend) * 13, (y - bend) * 13, 37);
  const first = one.next - one.near;
  const two = cellAt((x - bend) * 21 + 7, (y + bend) * 21, 41);
  return 1.25 * Math.exp(-first * 7) + 0.7 * Math.exp(-(two.next - two.near) * 7);
}

function inBasin(x: number, y: number, spot: Spot): void {
  const away = Math.hypot(x - basin.x, y - basin.y);
  const r = away / basin.r;
  if (r > 1) return;
  spot.gloss = 0.9;
  spot.rough = 0.2;
  if (r > 0.9) {
    // The rolled rim, chipped where it was knocked.
    spot.height = 0.11 + 0.024 * Math.sqrt(Math.max(0, 1 - ((r - 0.95) / 0.05) ** 2));
    dye(spot, cobalt);
    shade(spot, 0.9 + 0.2 * layered(x * 30, y * 30, 2, 43));
    const angle = Math.atan2(y - basin.y, x - basin.x);
    const chip = step(
      0.71,
      0.75,
      noise(angle * 4.2 + 9, r * 16, 47) + 0.06 * noise(x * 90, y * 90, 49),
    );
    dye(spot, rust, chip);
    shade(spot, 1 - 0.6 * chip * layered(x * 120, y * 120, 2, 51));
    spot.height -= 0.003 * chip;
    spot.gloss = mix(0.9, 0.1, chip);
    return;
  }
  const wall = 0.012 + 0.098 * step(0.66, 0.9, r);
  const level = 0.062;
  dye(spot, enamel);
  shade(spot, 0.95 + 0.05 * layered(x * 20, y * 20, 3, 53));
  if (wall > level) {
    spot.height = wall;
    // A tide line of soap.
    shade(spot, 1 - 0.16 * Math.exp(-(((wall - level - 0.006) / 0.003) ** 2)));
    return;
  }
  const deep = step(level, 0.012, wall);
  spot.red *= mix(1, water[0], deep * 0.8);
  spot.green *= mix(1, water[1], deep * 0.8);
  spot.blue *= mix(1, water[2], deep * 0.8);
  shade(spot, 0.62 + 0.5 * deep * nets(x, y) + 0.2 * (1 - deep));
  const ripple =
    Math.sin(Math.hypot(x - 0.36, y - 0.9) * 150) * Math.exp(-Math.hypot(x - 0.36, y - 0.9) * 9);
  spot.height = level + 0.0016 * ripple + 0.003 * layered(x * 12, y * 12, 2, 59);
  spot.gloss = 1.1;
  spot.rough = 0.13;
}

function lying(x: number, y: number, spot: Spot): void {
  sheet(x, y, spot);
  inBasin(x, y, spot);
  const { inside, high, fold } = chamois(x, y);
  if (inside > 0 && high > spot.height) {
    const nap = layered(x * 420, y * 420, 2, 61);
    const soft = layered(x * 26, y * 26, 4, 67);
    spot.height = high + 0.0011 * nap + 0.003 * soft;
    dye(spot, skin);
    dye(spot, skinDark, clamp(0.75 * step(0.5, 0.15, fold) + 0.4 * step(0.06, 0, inside)));
    shade(spot, 0.7 + 0.36 * nap * soft + 0.28 * soft);
    // Wet through: it shines along the folds.
    spot.gloss = 0.85 * step(0.35, 0.7, fold);
    spot.rough = 0.3;
  }
}

/** Objects on the bench, at the upper left, so that there is room for words at the lower right. */
const upAside = placed(lying, 0.78, 0.02, -0.11);
function surface(x: number, y: number, spot: Spot): void {
  upAside(x, y, spot);
  microphone(x, y, spot, [0.86, 0.1, -0.72, 0.105], 0.24);
}

const bulb: Bulb = {
  at: [-0.4, -0.5, 1.15],
  light: [3.4, 3.2, 2.9],
  room: [0.17, 0.2, 0.25],
  size: 0.012,
  falloff: 0.7,
};

const paint = (width: number, height: number): Uint8Array =>
  develop(overhead(width, height, surface, bulb), {
    stops: -0.75,
    contrast: 1.25,
    shadow: [0.94, 0.98, 1.1],
    bright: [1.02, 1, 0.97],
    corners: 0.18,
  });

/** A wet chamois in a basin: what a heart is made of. */
export const benchChamois: readonly FoleyPicture[] = [
  {
    name: 'bench-chamois',
    scene: 'foley',
    alt: 'From above: an ocher chamois, wrung and dripping, in an enamel basin with a chipped blue rim on a sheet of zinc.',
    focus: [0.45, 0.3],
    half: true,
    width: 1600,
    height: 2000,
    finer: 1.4,
    paint,
  },
];
