import { drift } from './chance.ts';
import { type Drafter, type Dye, type NightRecord, satin } from './draft.ts';

const dyes: readonly Dye[] = ['#0f3a2a', '#1d7a4b', '#45c474', '#9df0a4', '#dffbd0'];

/** Brightness of the sky, 0 to 1, at shares of its width and of the night. */
function curtain(x: number, t: number): number {
  let light = 0;
  for (let fold = 0; fold < 4; fold++) {
    const sway = 0.12 * Math.sin(5.2 * x + fold * 2.3) + 0.05 * Math.sin(13 * x + fold);
    const foot = 0.34 + 0.18 * fold + sway;
    const up = foot - t;
    const rays = 0.35 + 0.65 * drift(x * 46 + fold * 31 + 2 * Math.sin(7 * x), 20 + fold) ** 1.5;
    const tall = 0.16 + 0.17 * drift(x * 6 + fold * 9, 30 + fold);
    const strength = [0.55, 1, 0.8, 0.4][fold] ?? 0;
    if (up > 0) light = Math.max(light, strength * rays * Math.exp(-up / tall));
    else light = Math.max(light, strength * rays * Math.exp(up / 0.012));
  }
  return light;
}

/** Shaded satin: the brighter the sky, the more ends the weft passes over. */
const draft: Drafter = (ends, picks) => {
  const light = (end: number, pick: number) => curtain((end + 0.5) / ends, (pick + 0.5) / picks);
  return {
    over: (end, pick) => satin(end, pick) >= 1 + Math.round(6 * light(end, pick) ** 0.8),
    warp: (end) => (end % 9 === 0 ? '#12251f' : '#0a1613'),
    weft: (pick, end) =>
      dyes[Math.min(4, Math.floor(light(end, pick) * 4.9 + ((pick % 2) - 0.5) * 0.5 + 0.2))] ??
      '#0f3a2a',
  };
};

/** Brightness over the roof of the cannery, guessed in tenths. */
export const greenInTheNorth: NightRecord = {
  draft,
  trace: [
    (share) => [0.1, 0.3, 0.5, 0.7, 0.9].reduce((sum, x) => sum + curtain(x, share), 0) / 2.6,
  ],
};
