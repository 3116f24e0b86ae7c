import { chance } from './chance.ts';
import { type Drafter, type Dye, type NightRecord, satin, shaft } from './draft.ts';

const lamps: readonly Dye[] = [
  '#ffb347',
  '#ffc76b',
  '#f2932e',
  '#ffe0a6',
  '#ffb347',
  '#ffd08a',
  '#f2a03a',
  '#8fb6d8',
];

/** When one window goes dark, when it is lit again, and its lamp. Hours; 25 is one in the morning. */
function windowAt(index: number) {
  const sleeps = 20.4 + 6.2 * chance(index, 1) ** 0.8;
  const awake = chance(index, 2) < 0.3;
  return {
    off: awake ? 25.87 : sleeps,
    // The line came back street by street; a lamp that was on is on again.
    back: awake ? 28.5 + Math.floor(chance(index, 3) * 3) * 0.22 : 29 + 2.6 * chance(index, 4),
    stays: awake ? 28.9 + 1.2 * chance(index, 5) : 40,
    lamp: lamps[Math.floor(chance(index, 6) * lamps.length)] ?? '#ffb347',
    late: 18.4 + 1.4 * chance(index, 7) ** 2,
  };
}

const hourAt = (share: number) => 18 + 13.4 * share;

const isLit = (one: ReturnType<typeof windowAt>, hour: number) =>
  (hour > one.late && hour < one.off) || (hour > one.back && hour < one.stays);

/** A bobbin for each window of the hill, laid in by hand for as long as it was lit. */
const draft: Drafter = (ends, picks) => {
  const pitch = ends > 200 ? 9 : 8;
  const windows = Array.from({ length: Math.ceil(ends / pitch) }, (_, index) => windowAt(index));
  const lit = (end: number, pick: number) => {
    const one = windows[Math.floor(end / pitch)];
    const inFrame = shaft(end, pitch) > 1 && shaft(end, pitch) < pitch - 1;
    const hour = hourAt(pick / picks);
    if (!one || !inFrame) return undefined;
    return isLit(one, hour) ? one.lamp : undefined;
  };
  return {
    over: (end, pick) => satin(end, pick) >= (lit(end, pick) ? 6 : 1),
    warp: (end) => (shaft(end, pitch) === 0 ? '#22242c' : '#14151b'),
    weft: (pick, end) => lit(end, pick) ?? (pick % 4 < 2 ? '#1b1c24' : '#15161d'),
  };
};

const hill = Array.from({ length: 43 }, (_, index) => windowAt(index));

/** Lit windows of the hill across the water, counted from a kitchen. */
export const lightsWent: NightRecord = {
  draft,
  trace: [(share) => hill.filter((one) => isLit(one, hourAt(share))).length / hill.length],
};
