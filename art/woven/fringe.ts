import { paintWith } from './canvas.ts';
import { facing, type Lamp, poolAt } from './light.ts';
import { lookAt } from './look-at.ts';
import { chance } from './nights/chance.ts';
import { type Draft, type Dye, satin } from './nights/draft.ts';
import { noise } from './noise.ts';
import { threadsOf } from './threads.ts';
import type { WovenPicture } from './view.ts';
import { noSpot, strandAt } from './yarn.ts';

const ends = 128;
/** From night to the white of the last pick. */
const dyes: readonly Dye[] = [
  '#0d1420',
  '#141d2c',
  '#1f2b3c',
  '#34414f',
  '#55606a',
  '#857f7e',
  '#b59f8f',
  '#d9c6ae',
  '#efe6d3',
];

/** A satin whose weft grows light towards the hem; the warp shows as a thread in eight. */
const dawn = (picks: number): Draft => ({
  over: (end, pick) => satin(end, pick) === 7,
  warp: () => '#cfc6b5',
  weft: (pick, end) => {
    const share = (pick / picks) ** 1.15 * dyes.length + 0.9 * (chance(end >> 2, pick) - 0.5);
    return dyes[Math.max(0, Math.min(dyes.length - 1, Math.floor(share)))] ?? '#0d1420';
  },
});

/** Ends that are twisted into one cord. */
const cord = 6;
/** Height of the last pick, as a share of the picture's. */
const hem = 0.44;

const lamp: Lamp = {
  from: [0.7, -0.5, 0.6],
  pool: [0.6, 0.5, 0.5],
  strength: 2,
  dark: 0.04,
  ambient: 0.01,
};
const wool = [0.62, 0.56, 0.47] as const;

/** The foot of a blanket: its last picks, and the warp below it twisted into cords with a knot each. */
function paint(width: number, height: number): Uint8Array {
  const pitch = width / ends;
  const picks = Math.ceil((height * hem) / pitch);
  const threads = threadsOf(dawn(picks), ends, picks);
  const edge = picks - 1;
  const spot = noSpot();
  const strand = { tone: 0, cover: 0, grain: 0 };
  return paintWith(width, height, (px, py, light) => {
    const [u, v] = [px / pitch, py / pitch];
    const pool = poolAt(lamp, [px / width, py / height], width / height);
    light.red = 0;
    light.green = 0;
    light.blue = 0;
    const wave = 0.8 * noise(u / 22, 3, 51);
    if (v < edge - wave) {
      lookAt(threads, u, v, spot);
      const lit = lamp.ambient + facing(lamp, spot.slopeX * 0.55, spot.slopeY * 0.55) * pool;
      light.red = spot.red * lit;
      light.green = spot.green * lit;
      light.blue = spot.blue * lit;
    }
    const below = v - edge + wave;
    if (below < -1.1) return;
    const lay = (lean: number, share: number) => {
      const lit = (lamp.ambient + facing(lamp, lean + strand.grain, strand.grain) * pool) * share;
      const shown = strand.tone * lit * strand.cover;
      light.red = light.red * (1 - strand.cover) + wool[0] * shown;
      light.green = light.green * (1 - strand.cover) + wool[1] * shown;
      light.blue = light.blue * (1 - strand.cover) + wool[2] * shown;
    };
    const near = Math.floor(u / cord);
    for (const number of [near - 1, near + 1, near]) {
      const knot = 7 + 3 * noise(number * 1.7, 1, 53);
      const sway =
        3.4 * (noise(below / 26, number * 1.3, 52) - 0.5) * Math.min(1, Math.max(0, below) / 12);
      const middle = (number + 0.5) * cord + sway;
      if (below < knot) {
        // Six threads that run together.
        for (let thread = 0; thread < cord; thread++) {
          const gathered = Math.min(1, Math.max(0, below) / (knot - 1)) ** 1.3;
          const at = number * cord + thread + 0.5;
          const place = at + (middle + (thread - 2.5) * 0.34 - at) * gathered;
          const side = (u - place) / 0.42;
          if (Math.abs(side) > 1.16) continue;
          strandAt(side, v, number * cord + thread, 1, 1 - Math.abs(thread - 2.5) * 0.08, strand);
          lay(side * 0.8 + (thread - 2.5) * 0.16 * gathered, 0.95);
        }
      }
      const fromKnot = Math.abs(below - knot);
      if (below < knot - 1.7) continue;
      const round = fromKnot < 1.7 ? 0.62 * Math.sqrt(1 - (fromKnot / 1.7) ** 2) : 0;
      const half = 1.22 + round + 0.16 * noise(below / 4, number, 54);
      const side = (u - middle) / half;
      if (Math.abs(side) > 1.16) continue;
      // Two strands round each other, three threads in each.
      const turn = Math.asin(Math.max(-1, Math.min(1, side))) / Math.PI;
      const wound = round > 0 ? turn * 0.7 - (below - knot) * 0.5 : turn + below * 0.19;
      const phase = wound - Math.floor(wound);
      const groove = Math.sin(Math.PI * phase) ** 0.55;
      const third = phase * 3 - Math.floor(phase * 3);
      strandAt((third - 0.5) * 1.7, below * 0.9 + phase * 2, number * 3, 6, groove, strand);
      strand.cover = Math.abs(side) < 0.94 ? 1 : (1.16 - Math.abs(side)) / 0.22;
      lay(side * 1.1 + (phase - 0.5) * 0.9, 0.45 + 0.55 * groove);
    }
  });
}

/** End of a night's blanket: the last picks and the knotted fringe. */
export const fringe: readonly WovenPicture[] = [
  {
    name: 'night-fringe',
    scene: 'woven',
    alt: 'The foot of a blanket that grows light towards its hem, its warp knotted and twisted into pale cords.',
    focus: [0.6, 0.5],
    fullBleed: true,
    maxWidth: 2400,
    width: 2400,
    height: 1200,
    paint,
  },
];
