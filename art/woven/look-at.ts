import { noise } from './noise.ts';
import type { Threads } from './threads.ts';
import { type Spot, strandAt } from './yarn.ts';

/** Half of a yarn's width where it is on top, in threads; long floats spread. */
const slim = 0.45;

const strand = { tone: 0, cover: 0, grain: 0 };

/** Looks at a crossing: the yarn on top, round and dipping at the ends of its float, or the one under it. */
export function lookAt(threads: Threads, u: number, v: number, spot: Spot): void {
  const { ends, picks } = threads;
  const end = Math.min(ends - 1, Math.max(0, Math.floor(u)));
  const pick = Math.min(picks - 1, Math.max(0, Math.floor(v)));
  const cell = pick * ends + end;
  const warpOnTop = threads.over[cell] === 1;
  const thread = warpOnTop ? end : pick;
  const kind = warpOnTop ? 1 : 2;
  // Position along the whole thread, so that its twist and its lint do not begin anew at each float.
  const run = warpOnTop ? v : u;
  const wander = 0.1 * (noise(run * 0.45, thread, kind + 30) - 0.5);
  const across = (warpOnTop ? u - end : v - pick) - 0.5 + wander;
  const along = (warpOnTop ? v - pick : u - end) + (threads.place[cell] ?? 0);
  const length = threads.length[cell] ?? 1;
  const dip = Math.min(1, Math.max(0, Math.min(along, length - along) / 0.8));
  const crown = Math.sqrt(1 - (1 - dip) * (1 - dip));
  const hair = noise(run * 5.5, thread * 5 + (across > 0 ? 2 : 0), kind + 40) - 0.5;
  const spread = slim + 0.014 * Math.min(4, length - 1);
  const side = across / (spread * (0.5 + 0.5 * crown) * (1 + 0.2 * hair));
  strandAt(side, run, thread, kind, crown, strand);
  const { tone, cover, grain } = strand;
  const upper = warpOnTop ? threads.warp : threads.weft;
  const lower = warpOnTop ? threads.weft : threads.warp;
  const up = (warpOnTop ? end : cell) * 3;
  const down = (warpOnTop ? cell : end) * 3;
  const shown = tone * cover;
  const below = 0.16 * (1 - cover);
  spot.red = (upper[up] ?? 0) * shown + (lower[down] ?? 0) * below;
  spot.green = (upper[up + 1] ?? 0) * shown + (lower[down + 1] ?? 0) * below;
  spot.blue = (upper[up + 2] ?? 0) * shown + (lower[down + 2] ?? 0) * below;
  const lean = cover * Math.max(-1, Math.min(1, side)) * 0.9;
  const rise = cover * (1 - dip) * (along * 2 < length ? -0.9 : 0.9);
  spot.slopeX = (warpOnTop ? lean : rise) + grain;
  spot.slopeY = (warpOnTop ? rise : lean) + grain;
}
