import { fromNearer } from '../woven/view.ts';
import { develop } from './develop.ts';
import { cellAt, creased, layered, noise } from './noise.ts';
import type { FoleyPicture } from './picture.ts';
import { type Bulb, overhead, type Spot } from './relief.ts';
import { alongLine, bulge, clamp, mix, smoothLeast, step, toLine, tone } from './shapes.ts';
import { dye, grainOf, linoleum, microphone, placed, shade, tape } from './stuffs.ts';

const ember = tone('#b8492a');
const emberFleck = tone('#cf6f3e');
const white = tone('#f6f3ec');
const hide = tone('#2a211d');
const cord = tone('#c9a779');
const cloth = tone('#e9e4d8');

/** Middle of the pouch, and its neck, from which all creases run. */
const pouch = { x: 0.4, y: 0.66, neckX: 0.665, neckY: 0.425 };
/** Places of the starch that came out. */
const heap = { x: 0.735, y: 0.25 };

/** Signed distance to the outline of the pouch, negative inside. */
function toPouch(x: number, y: number): number {
  const angle = Math.atan2(y - pouch.y, x - pouch.x);
  const wobble =
    0.02 * Math.sin(angle * 3 + 0.6) +
    0.012 * Math.sin(angle * 5 + 2) +
    0.006 * Math.sin(angle * 11);
  const belly = Math.hypot((x - pouch.x) * 0.94, y - pouch.y) - 0.262 - wobble;
  const share = alongLine(x, y, pouch.x + 0.08, pouch.y - 0.08, pouch.neckX, pouch.neckY);
  const throat =
    toLine(x, y, pouch.x + 0.08, pouch.y - 0.08, pouch.neckX, pouch.neckY) -
    mix(0.2, 0.055, share ** 0.8);
  const lipX = pouch.neckX + 0.055;
  const lipY = pouch.neckY - 0.055;
  const around = Math.atan2(y - lipY, x - lipX);
  const lip =
    Math.hypot(x - lipX, y - lipY) -
    0.082 -
    0.012 * Math.sin(around * 9) -
    0.006 * Math.sin(around * 17 + 1);
  return smoothLeast(smoothLeast(belly, throat, 0.08), lip, 0.018);
}

/** Four fingers that pressed into the heap. */
const fingers = [
  [0.615, 0.2, 0.71, 0.27],
  [0.665, 0.15, 0.765, 0.225],
  [0.725, 0.125, 0.82, 0.195],
  [0.785, 0.12, 0.865, 0.18],
] as const;

function starchHeight(x: number, y: number): number {
  const bend = 0.05 * layered(x * 6, y * 6, 4, 71) - 0.025;
  const away = Math.hypot((x - heap.x) * 0.92, (y - heap.y) * 1.16) + bend;
  // A trail runs back into the neck of the pouch.
  const trail = toLine(x, y, heap.x, heap.y, pouch.neckX + 0.07, pouch.neckY - 0.08) - 0.05;
  const spread = smoothLeast(away - 0.17, trail + bend * 0.6, 0.07);
  let high = clamp(-spread, 0, 0.2) * 0.78 + 0.01 * step(0.015, -0.03, spread);
  const lump = cellAt(x * 42, y * 42, 73);
  high += 0.006 * step(0, 0.05, high) * clamp(0.75 - lump.near) * (0.4 + lump.id);
  high += 0.0016 * layered(x * 170, y * 170, 3, 77) * step(0, 0.02, high);
  for (const [ax, ay, bx, by] of fingers) {
    const press = toLine(x, y, ax, ay, bx, by);
    const dent = step(0.026, 0.015, press);
    if (dent > 0)
      high = mix(high, Math.min(high, 0.006 + 0.0009 * noise(x * 240, y * 240, 79)), dent);
    // Displaced starch stands up along the edge, and breaks.
    const rim = Math.exp(-(((press - 0.026) / 0.006) ** 2));
    high += rim * 0.006 * step(0.3, 0.8, noise(x * 60, y * 60, 81)) * step(0.01, 0.03, high);
  }
  return high;
}

function lying(x: number, y: number, spot: Spot): void {
  linoleum(x, y, spot, ember, emberFleck);
  tape(x, y, spot, [0.16, 0.2, 0.15, 0.021, -0.42], cloth);
  tape(x, y, spot, [0.83, 1.08, 0.13, 0.021, 0.62], cloth);
  // Dust: thick round the heap, thin everywhere, and blown along one way.
  const far = Math.hypot(x - heap.x, (y - heap.y) * 1.05);
  const dust =
    0.95 * Math.exp(-((far / 0.2) ** 4)) +
    0.95 * Math.exp(-far / 0.17) * (0.3 + layered(x * 10, y * 10, 4, 83)) +
    0.5 * step(0.6, 0.86, layered(x * 3.2 + 4, y * 3.2, 4, 87)) * Math.exp(-far / 0.5);
  // A hand went through it.
  const wiped = [0, 0.03, 0.058, 0.084].reduce((most, at) => {
    const off = toLine(x, y, 0.9 + at * 0.3, 0.36 + at, 0.74 + at * 0.2, 0.56 + at);
    return Math.max(most, step(0.014, 0.008, off));
  }, 0);
  const fine = layered(x * 300, y * 300, 2, 89);
  const dusted = clamp((dust - 0.34 * fine) * 1.35) * (1 - 0.8 * wiped);
  const inside = -toPouch(x, y);
  if (inside > 0) {
    const toNeck = Math.hypot(x - pouch.neckX, y - pouch.neckY);
    const angle = Math.atan2(y - pouch.neckY, x - pouch.neckX);
    const pleat =
      creased(angle * 5.2, toNeck * 3, 2, 91) * Math.exp(-toNeck / 0.16) +
      0.55 * creased(x * 5, y * 5, 3, 93) * step(0.04, 0.2, toNeck);
    const full = bulge(inside, 0.2, 0.115);
    spot.height = full + (0.03 * pleat - 0.008) * step(0, 0.03, inside) * step(0, 0.05, full);
    const skin = grainOf(x, y, 95);
    spot.height += 0.0011 * skin + 0.0025 * layered(x * 26, y * 26, 3, 97);
    dye(spot, hide);
    shade(spot, 0.7 + 0.5 * skin + 0.35 * layered(x * 7, y * 7, 3, 99));
    spot.gloss = 0.34 + 0.25 * skin;
    spot.rough = 0.46;
    // Handled with white hands: starch lies in the grain where it is flat, and along the lip.
    const handled =
      0.6 * step(0.56, 0.82, layered(x * 5 + 9, y * 5, 4, 101)) * (1 - 0.6 * skin) +
      step(0.19, 0.05, Math.hypot(x - pouch.neckX - 0.055, y - pouch.neckY + 0.055)) * 0.75;
    const white2 = clamp(handled * (0.55 + 0.6 * fine));
    dye(spot, white, white2 * 0.8);
    spot.gloss *= 1 - white2;
    // The cord, twice round the neck.
    const across = Math.cos(-0.72) * (x - pouch.neckX) - Math.sin(0.72) * (y - pouch.neckY);
    const along = (x - pouch.neckX) * 0.66 + (y - pouch.neckY) * 0.75;
    for (const turn of [-0.012, 0.012]) {
      const off = Math.abs(across - turn - 0.004 * Math.sin(along * 40));
      if (off < 0.0105 && inside > 0.002) {
        spot.height +=
          0.012 * Math.sqrt(1 - (off / 0.0105) ** 2) +
          0.0016 * Math.sin((along * 1.4 + across) * 700);
        dye(spot, cord);
        shade(spot, 0.8 + 0.25 * Math.sin((along * 1.4 + across) * 700));
        spot.gloss = 0.1;
      }
    }
  }
  // Ends of the cord on the table.
  const swing = 0.035 * Math.sin((x - 0.62) * 22) + 0.012 * Math.sin((x - 0.62) * 51);
  const end = Math.abs(y - 0.5 - (x - 0.7) * 0.42 - swing);
  if (x > 0.715 && x < 0.93 && end < 0.009) {
    const high = 0.013 * Math.sqrt(1 - (end / 0.009) ** 2);
    if (high > spot.height - 0.004) {
      spot.height = Math.max(spot.height, 0) + high;
      dye(spot, cord);
      shade(spot, 0.82 + 0.22 * Math.sin((x * 1.3 + end) * 800));
      spot.gloss = 0.1;
    }
  }
  const powder = starchHeight(x, y);
  if (inside <= 0) {
    dye(spot, white, dusted * 0.94);
    spot.gloss *= 1 - dusted;
    spot.height += dusted * 0.0007 * fine;
    const crumb = cellAt(x * 120, y * 120, 103);
    const size = 0.28 * crumb.id * step(0.93, 1, crumb.id + 0.22 * Math.exp(-far / 0.2));
    if (crumb.near < size) {
      dye(spot, white);
      spot.height += 0.006 * (size - crumb.near);
    }
  }
  if (powder > 0.0008 && (inside <= 0 || powder > spot.height)) {
    spot.height = Math.max(spot.height, powder);
    dye(spot, white, step(0.0004, 0.003, powder));
    spot.gloss = 0.02;
    spot.rough = 1;
  }
}

/** Objects on the bench, at the upper right, so that there is room for words at the lower left. */
const upAside = placed(lying, 0.8, 0.19, 0);
function surface(x: number, y: number, spot: Spot): void {
  upAside(x, y, spot);
  microphone(x, y, spot, [0.17, -0.02, -2.1, 0.11], 0.2);
}

const bulb: Bulb = {
  at: [-0.35, -0.55, 1.05],
  light: [3.5, 3.3, 2.95],
  room: [0.16, 0.18, 0.23],
  size: 0.012,
  falloff: 0.75,
};

const paint = (width: number, height: number): Uint8Array =>
  develop(overhead(width, height, surface, bulb), {
    stops: -1.05,
    contrast: 1.22,
    shadow: [0.93, 0.97, 1.12],
    bright: [1.02, 1, 0.97],
    colour: 0.94,
    corners: 0.2,
  });

const alt =
  'From above in hard light: a black kidskin pouch, tied, and a heap of cornstarch with the marks of four fingers.';

/** Cornstarch in a kidskin pouch: what snow is made of. */
export const benchStarch: readonly FoleyPicture[] = [
  {
    name: 'bench-starch',
    scene: 'foley',
    alt,
    focus: [0.6, 0.3],
    firstScreen: true,
    quality: 50,
    narrow: 'bench-starch-narrow',
    half: true,
    width: 1600,
    height: 2000,
    finer: 1.4,
    paint,
  },
  {
    name: 'bench-starch-narrow',
    scene: 'foley',
    alt: fromNearer(alt),
    focus: [0.5, 0.5],
    firstScreen: true,
    width: 1200,
    height: 960,
    from: 'bench-starch',
    part: [0, 0.02, 1, 0.64],
  },
];
