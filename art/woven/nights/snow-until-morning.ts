import { chance, drift } from './chance.ts';
import { type Drafter, type Dye, type NightRecord, satin } from './draft.ts';

/** Inches an hour on the board behind the house, from six in the evening to eight. */
const fall = [0, 0.2, 0.4, 0.3, 0.9, 1.3, 1.8, 1.1, 0.6, 1.4, 2.2, 1.6, 0.8, 0.4, 0.2];

/** Inches an hour at a share of the night, 0 to 1. */
function fallAt(share: number): number {
  const place = share * (fall.length - 1);
  const hour = Math.floor(place);
  const before = fall[hour] ?? 0;
  return before + ((fall[hour + 1] ?? 0) - before) * (place - hour);
}

const sky: readonly Dye[] = ['#1a2431', '#1f2b3a', '#243344'];

/** Each flake is three ends wide and laid in white; what has fallen lies along the foot of the cloth. */
const draft: Drafter = (ends, picks) => {
  const depth = (end: number) => picks * (0.93 - 0.05 * drift(end / (ends / 7), 9));
  const flake = (end: number, pick: number) => {
    // Flakes drift to the left as they come down; one at the most in each field of six by five.
    const from = end + Math.floor(pick * 0.4);
    const [column, row] = [Math.floor(from / 6), Math.floor(pick / 5)];
    const thick = fallAt((row * 5) / picks);
    if (chance(column, row) > 0.05 + 0.34 * thick ** 1.2) return false;
    const large = chance(column, row + 5000) < 0.3;
    const across = from - column * 6 - Math.floor(3 * chance(column, row + 9000));
    const down = pick - row * 5 - Math.floor(3 * chance(column, row + 7000));
    if (large) return across >= 0 && across < 3 && down >= 0 && down < 2;
    return down === 0 && across >= 0 && across < 2;
  };
  const lying = (end: number, pick: number) => pick > depth(end) + 5 * chance(end, pick);
  const white = (end: number, pick: number) => lying(end, pick) || flake(end, pick);
  return {
    over: (end, pick) =>
      lying(end, pick) ? satin(end, pick) >= 7 : !flake(end, pick) && satin(end, pick) >= 2,
    warp: (end) => (end % 3 ? '#18212c' : '#1d2834'),
    weft: (pick, end) =>
      white(end, pick)
        ? chance(end >> 3, pick) < 0.2
          ? '#dfe6ea'
          : '#f6f6f1'
        : (sky[Math.min(2, Math.floor((pick / picks) * 2.2 + chance(0, pick)))] ?? '#1a2431'),
  };
};

/** A board behind the house, swept and measured every hour. */
export const snowUntilMorning: NightRecord = { draft, trace: [(share) => fallAt(share) / 2.4] };
