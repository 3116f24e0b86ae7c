import { paintWith } from './canvas.ts';
import { facing, type Lamp, poolAt } from './light.ts';
import { lookAt } from './look-at.ts';
import { type Drafter, shaft } from './nights/draft.ts';
import { noise } from './noise.ts';
import { threadsOf } from './threads.ts';
import type { WovenPicture } from './view.ts';
import { noSpot, strandAt } from './yarn.ts';

const point = (end: number) => (shaft(end, 32) < 16 ? end : -end);

/** Herringbone in two grays: what stands on the loom before it has a night. */
const herringbone: Drafter = () => ({
  over: (end, pick) => shaft(point(end) + pick, 4) < 2,
  warp: (end) => (shaft(end, 64) < 3 ? '#b9a88f' : '#77726c'),
  weft: () => '#d9d0c0',
});

const ends = 150;
/** Edge of the woven part, as a share of the height; above it the warp is bare. */
const fell = 0.7;

const lamp: Lamp = {
  from: [-0.5, -0.6, 0.7],
  pool: [0.66, 0.72, 0.42],
  strength: 2.1,
  dark: 0.05,
  ambient: 0.01,
};

/** Bare warp, every other thread raised, one loose pick thrown through it, and the cloth below. */
function paint(width: number, height: number): Uint8Array {
  const pitch = width / ends;
  const picks = Math.ceil(height / pitch);
  const threads = threadsOf(herringbone(ends, picks), ends, picks);
  const edge = Math.round(picks * fell);
  const spot = noSpot();
  const strand = { tone: 0, cover: 0, grain: 0 };
  return paintWith(width, height, (px, py, light) => {
    const [u, v] = [px / pitch, py / pitch];
    const pool = poolAt(lamp, [px / width, py / height], width / height);
    if (v > edge) {
      lookAt(threads, u, v, spot);
      const lit = lamp.ambient + facing(lamp, spot.slopeX * 0.55, spot.slopeY * 0.55) * pool;
      light.red = spot.red * lit;
      light.green = spot.green * lit;
      light.blue = spot.blue * lit;
      return;
    }
    light.red = 0;
    light.green = 0;
    light.blue = 0;
    const lay = (from: Float32Array, at: number, lean: number, share: number) => {
      const lit = (lamp.ambient + facing(lamp, lean + strand.grain, strand.grain) * pool) * share;
      const { tone, cover } = strand;
      light.red = light.red * (1 - cover) + (from[at] ?? 0) * tone * cover * lit;
      light.green = light.green * (1 - cover) + (from[at + 1] ?? 0) * tone * cover * lit;
      light.blue = light.blue * (1 - cover) + (from[at + 2] ?? 0) * tone * cover * lit;
    };
    const end = Math.min(ends - 1, Math.max(0, Math.floor(u)));
    const raised = shaft(point(end) + edge, 4) < 2;
    const warpAt = (share: number) => {
      const side = (u - end - 0.5 + 0.12 * (noise(v * 0.06, end, 91) - 0.5)) / 0.34;
      strandAt(side, v, end, 1, 1, strand);
      lay(threads.warp, end * 3, side * 0.8, share);
    };
    // The lowered half lies deep; the pick passes over it and under the raised half.
    if (!raised) warpAt(0.3);
    const arc = edge - 3 - 9.5 * Math.sin((Math.PI * (u + 14)) / (ends + 40)) ** 0.8;
    const side = (v - arc) / 0.52;
    if (Math.abs(side) < 1.2) {
      strandAt(side, u, 3, 2, 0.9, strand);
      lay(threads.weft, end * 3, side * 0.5, 1);
    }
    if (raised) warpAt(0.95);
  });
}

/** The loom, looked at from where the weaver sits. */
export const onTheLoom: readonly WovenPicture[] = [
  {
    name: 'night-on-the-loom',
    scene: 'woven',
    alt: 'Bare gray warp with one loose pale thread thrown through it, and finished herringbone below.',
    focus: [0.6, 0.62],
    fullBleed: true,
    maxWidth: 2400,
    width: 2400,
    height: 1350,
    paint,
  },
];
