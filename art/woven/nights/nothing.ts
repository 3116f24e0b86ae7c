import { chance, drift } from './chance.ts';
import { type Dye, type NightRecord, shaft } from './draft.ts';

const fleece: readonly Dye[] = ['#8d8375', '#978c7d', '#a0968a', '#847a6e', '#91877c'];
const dye = (thread: number, row: number): Dye => {
  const level = 4.9 * (0.7 * drift(thread / 14, row) + 0.3 * chance(thread, row));
  return fleece[Math.floor(level)] ?? '#8d8375';
};

/** One over, one under, in the wool's own gray, from dusk to morning. */
export const nothing: NightRecord = {
  draft: () => ({
    over: (end, pick) => shaft(end + pick, 2) === 0,
    warp: (end) => dye(end, 1),
    weft: (pick) => dye(pick, 2),
  }),
  trace: [],
};
