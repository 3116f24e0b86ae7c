import { type Drafter, type Dye, type NightRecord, shaft } from './draft.ts';

/** Minutes of the night, from seven in the evening, in which each of the two was awake. */
const mother = [
  [0, 95],
  [130, 178],
  [240, 312],
  [385, 440],
  [520, 590],
  [655, 720],
] as const;
const child = [
  [0, 40],
  [118, 171],
  [236, 262],
  [284, 316],
  [392, 431],
  [503, 575],
  [660, 720],
] as const;

const wakes = (spans: readonly (readonly [number, number])[], minute: number) =>
  spans.some(([from, to]) => minute >= from && minute < to);

/** The warp is the mother's night, the weft the child's: where both are awake the cloth is light. */
const draft: Drafter = (ends, picks) => {
  // Once across and down the whole cloth, whatever its shape.
  const minute = (place: number, of: number) => (720 * place) / of;
  const warp = (end: number): Dye => {
    if (!wakes(mother, minute(end, ends))) return end % 24 === 5 ? '#7a3f55' : '#3d1f31';
    return end % 12 < 2 ? '#e8b26a' : '#f4ddc8';
  };
  const weft = (pick: number): Dye => {
    if (!wakes(child, minute(pick, picks))) return pick % 24 === 5 ? '#a45b6c' : '#4a2439';
    return pick % 12 < 2 ? '#d98a94' : '#f0cdbc';
  };
  return { over: (end, pick) => shaft(end - pick, 4) < 2, warp, weft };
};

/** Two columns on the back of a seed catalog: who was awake. */
export const firstNight: NightRecord = {
  draft,
  trace: [
    (share) => (wakes(mother, 720 * share) ? 0.42 : 0.12),
    (share) => (wakes(child, 720 * share) ? 0.9 : 0.6),
  ],
};
