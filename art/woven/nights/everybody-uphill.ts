import { chance } from './chance.ts';
import { type Drafter, type Dye, type NightRecord, shaft } from './draft.ts';

/** Strength of the ground's motion at a share of the night, 0 to 1: still, three shocks, a long end. */
function motion(share: number): number {
  const shock = (at: number, strength: number, fades: number) =>
    share < at ? 0 : strength * Math.exp(-(share - at) / fades);
  return 0.035 + shock(0.2, 1, 0.11) + shock(0.42, 0.34, 0.07) + shock(0.66, 0.2, 0.05);
}

const lift = [1, 1, 0, 1, 0, 0, 1, 0];
const dyes: readonly Dye[] = ['#2a1a17', '#57261a', '#9b3d1d', '#dd6a2b', '#f7b267'];

/** Points drawn as high as the needle went: eight shafts, threaded back and forth. */
const draft: Drafter = (ends, picks) => {
  const length = 12;
  const points = Array.from({ length: Math.ceil(ends / length) + 2 }, (_, place) =>
    chance(place, 11),
  );
  /** The needle's path along a pick, between -1 and 1. */
  const needle = (end: number) => {
    const place = Math.floor(end / length);
    const share = (end % length) / length;
    const [from = 0, to = 0] = [points[place], points[place + 1]];
    const signed = (value: number, index: number) => (index % 2 ? 1 : -1) * (0.35 + 0.65 * value);
    return signed(from, place) * (1 - share) + signed(to, place + 1) * share;
  };
  const height = picks / 9;
  const raised = (end: number, pick: number) => {
    const share = (pick - needle(end) * height * motion(pick / picks)) / picks;
    return { share, strength: motion(share) };
  };
  return {
    over: (end, pick) => lift[shaft(raised(end, pick).share * picks + (end % 2), 8)] === 1,
    warp: (end) => (end % 6 === 0 ? '#3a2019' : '#1d1210'),
    weft: (pick, end) => {
      const { strength, share } = raised(end, pick);
      const grain = chance(Math.floor(share * picks), 5) - 0.5;
      const level = 4.7 * Math.min(1, strength) ** 0.6 + grain * 0.9 - 0.3;
      return dyes[Math.max(0, Math.min(4, Math.round(level)))] ?? '#2a1a17';
    },
  };
};

/** The paper of a seismograph. */
export const everybodyUphill: NightRecord = {
  draft,
  trace: [
    (share) =>
      0.5 +
      0.5 *
        Math.min(0.98, motion(share)) *
        Math.sin(share * 290) *
        (0.6 + 0.4 * Math.sin(share * 83)),
  ],
};
