import { develop } from './develop.ts';
import { creased, hash, layered, noise } from './noise.ts';
import type { FoleyPicture } from './picture.ts';
import { type Bulb, overhead, type Spot } from './relief.ts';
import { bulge, inFrame, mix, step, toBox, tone } from './shapes.ts';
import { dye, microphone, placed, shade, tape } from './stuffs.ts';

const birch = tone('#d9b98a');
const birchDark = tone('#a97c4a');
const paint1 = tone('#6f8069');
const bare = tone('#8d9092');
const rust = tone('#6e3a1b');
const manila = tone('#e3c58d');
const rose = tone('#cf8f84');
const gray = tone('#9aa0a0');
const chrome = tone('#b9bcbd');
const paper = tone('#f3efe4');
const grease = tone('#3a2a14');

/** The drawer: middle, half its width and length, turn. */
const box = { x: 0.51, y: 0.64, wide: 0.275, long: 0.46, turn: 0.16 };
const steel = 0.012;

function table(x: number, y: number, spot: Spot): void {
  const band = creased(x * 2.2 + 0.6 * noise(x * 3, y * 2, 3), y * 16, 2, 5);
  dye(spot, birch);
  dye(spot, birchDark, 0.4 * step(0.4, 0.95, band) + 0.2 * layered(x * 14, y * 240, 2, 7));
  shade(spot, 0.85 + 0.25 * layered(x * 4, y * 4, 3, 9));
  spot.height = 0.0005 * layered(x * 30, y * 420, 2, 11);
  spot.gloss = 0.14;
  spot.rough = 0.5;
  // A ring of tea, and pencil: lines that were ruled for something else.
  const tea = Math.abs(Math.hypot(x - 0.1, y - 1.1) - 0.085);
  shade(spot, 1 - 0.35 * Math.exp(-((tea / 0.005) ** 2)) * (0.5 + layered(x * 20, y * 20, 2, 13)));
  for (const at of [0.07, 0.13]) {
    const [, v] = inFrame(x, y, 0.5, at, -0.03);
    if (Math.abs(v) < 0.0011) shade(spot, 0.55 + 0.3 * hash(Math.floor(x * 700), 1, 15));
  }
}

/** Painted sheet steel, chipped along its edges. */
function enamel(u: number, v: number, spot: Spot, toEdge: number): void {
  dye(spot, paint1);
  const orange = layered(u * 120, v * 120, 2, 21);
  shade(spot, 0.86 + 0.2 * layered(u * 6, v * 6, 3, 23) + 0.08 * orange);
  const worn = step(0.62, 0.72, layered(u * 34, v * 34, 4, 25) + 0.3 * Math.exp(-toEdge / 0.006));
  dye(spot, bare, worn);
  dye(spot, rust, worn * step(0.55, 0.75, layered(u * 50, v * 50, 3, 27)));
  spot.gloss = mix(0.7, 0.35, worn);
  spot.rough = 0.36;
}

/** Folders that hang in it: seen from above they are edges, and tabs that lean. */
function folders(u: number, v: number, spot: Spot): void {
  // A third of the drawer is empty: there one sees the floor.
  const begin = -box.long + 0.05;
  const pitch = 0.0375;
  const number = Math.floor((v - begin) / pitch);
  const inEmpty = v > 0.2;
  spot.height = 0.012;
  dye(spot, paint1);
  shade(spot, 0.55 + 0.1 * layered(u * 20, v * 20, 2, 31));
  spot.gloss = 0.2;
  spot.rough = 0.6;
  if (inEmpty) {
    const litter = toBox(...inFrame(u, v, -0.09, 0.3, 0.5), 0.05, 0.035, 0.002);
    if (litter < 0) {
      dye(spot, paper);
      spot.height = 0.02;
    }
    return;
  }
  for (let each = number - 1; each <= number + 1; each++) {
    const lean = (hash(each, 2, 33) - 0.5) * 0.012 + 0.005 * Math.sin(u * 7 + each);
    const off = v - (begin + (each + 0.5) * pitch + lean);
    const colour = hash(each, 3, 35) > 0.82 ? rose : hash(each, 4, 35) > 0.78 ? gray : manila;
    const half = box.wide - steel - 0.01 - 0.008 * hash(each, 6, 35);
    if (Math.abs(u) > half || Math.abs(off) > 0.021) continue;
    // A card that leans back: one sees its face. Its tab is cut in fifths.
    const tab = Math.abs(u + 0.19 - 0.095 * (((each % 5) + 5) % 5));
    const isTab = tab < 0.04 && off > 0.006 - 0.25 * Math.max(0, tab - 0.034);
    const papers = off < -0.012;
    const top = isTab ? 0.021 : 0.012;
    if (off > top) continue;
    const curl = 0.012 * Math.sin(u * 8 + each * 2) * hash(each, 7, 35);
    const high = papers ? 0.128 + 0.012 * noise(u * 6, each, 37) : 0.158 + 1.5 * off + curl;
    if (high < spot.height) continue;
    spot.height = high;
    if (papers) {
      const sheet = 0.5 + 0.5 * Math.sin(off * 3800 + 3 * noise(u * 9, each, 39));
      dye(spot, paper);
      shade(spot, 0.6 + 0.4 * sheet);
    } else {
      dye(spot, colour);
      if (isTab && tab < 0.03 && off > 0.009) dye(spot, paper, 0.9);
      shade(spot, 0.84 + 0.16 * layered(u * 30, v * 90, 3, 41) - 0.1 * step(0.003, 0, top - off));
    }
    spot.gloss = 0.08;
    spot.rough = 0.7;
  }
}

function drawer(x: number, y: number, spot: Spot): void {
  const [u, v] = inFrame(x, y, box.x, box.y, box.turn);
  // The rails at both sides, greased once, in 1994.
  const side = Math.abs(u) - box.wide - 0.016;
  if (Math.abs(side) < 0.015 && Math.abs(v) < box.long - 0.03) {
    const groove = step(0.004, 0.002, Math.abs(side));
    spot.height = 0.085 + 0.012 * bulge(0.015 - Math.abs(side), 0.006, 1) - 0.012 * groove;
    dye(spot, bare);
    shade(spot, 0.75 + 0.3 * layered(u * 30, v * 220, 3, 41));
    dye(
      spot,
      grease,
      0.8 * step(0.45, 0.7, layered(u * 60, v * 12, 4, 43)) * step(0.008, 0.003, Math.abs(side)),
    );
    spot.gloss = 0.9;
    spot.rough = 0.3;
    const ball = Math.hypot(side, (((((v * 22) % 1) + 1) % 1) - 0.5) / 22) - 0.0062;
    if (ball < 0 && v > 0.1) {
      spot.height = 0.088 + 0.008 * bulge(-ball, 0.0062, 1);
      dye(spot, chrome);
      spot.gloss = 1.6;
      spot.rough = 0.18;
    }
  }
  const out = toBox(u, v, box.wide, box.long, 0.012);
  if (out < 0) {
    const inner = toBox(u, v, box.wide - steel, box.long - steel, 0.006);
    if (inner < 0) folders(u, v, spot);
    else {
      enamel(u, v, spot, Math.min(-out, inner));
      spot.height = 0.17 + 0.006 * bulge(Math.min(-out, inner), 0.005, 1);
    }
  }
  // The front: a box of its own, wider than the drawer, seen on its upper edge.
  const front = toBox(u, v - box.long - 0.028, box.wide + 0.034, 0.032, 0.01);
  if (front < 0) {
    enamel(u, v, spot, -front);
    spot.height =
      0.205 + 0.014 * bulge(-front, 0.012, 1) + 0.0006 * layered(u * 120, v * 120, 2, 47);
  }
  // Its pull, which stands out towards us, and the lock.
  const pull = Math.abs(toBox(u, v - box.long - 0.07, 0.085, 0.022, 0.018)) - 0.0085;
  if (pull < 0 && v > box.long + 0.058) {
    spot.height = 0.15 + 0.014 * bulge(-pull, 0.0085, 1);
    dye(spot, chrome);
    shade(spot, 0.8);
    spot.gloss = 1.5;
    spot.rough = 0.2;
  }
}

function lying(x: number, y: number, spot: Spot): void {
  table(x, y, spot);
  drawer(x, y, spot);
  // Tape across the front's edge: which one of the two castles it is.
  tape(x, y, spot, [0.36, 1.09, 0.085, 0.02, 0.16], paper);
}

/** Objects on the bench, at the upper right, so that there is room for words at the lower left. */
const upAside = placed(lying, 0.72, 0.263, -0.08);
function surface(x: number, y: number, spot: Spot): void {
  upAside(x, y, spot);
  microphone(x, y, spot, [0.14, 0.14, -2.3, 0.105], 0.26);
}

const bulb: Bulb = {
  at: [-0.4, -0.5, 1.15],
  light: [3.4, 3.2, 2.85],
  room: [0.16, 0.18, 0.22],
  size: 0.012,
  falloff: 0.7,
};

const paint = (width: number, height: number): Uint8Array =>
  develop(overhead(width, height, surface, bulb), {
    stops: -0.75,
    contrast: 1.25,
    shadow: [0.95, 0.98, 1.1],
    bright: [1.02, 1, 0.97],
    corners: 0.18,
  });

/** A drawer of a filing cabinet: what a door in a castle is made of. */
export const benchDrawer: readonly FoleyPicture[] = [
  {
    name: 'bench-drawer',
    scene: 'foley',
    alt: 'From above: the steel drawer of a filing cabinet, pulled out, chipped green, two thirds full of folders with tabs.',
    focus: [0.6, 0.3],
    half: true,
    width: 1600,
    height: 2000,
    finer: 2,
    paint,
  },
];
