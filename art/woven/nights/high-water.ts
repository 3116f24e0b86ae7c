import { type Drafter, type Dye, type NightRecord, shaft } from './draft.ts';

/** Amplitude in feet, period in hours, and the hour of its high water, of the harbor's five largest tides. */
const constituents = [
  [4.7, 12.42, 25.1],
  [1.6, 12, 25.4],
  [0.9, 12.66, 24.8],
  [1.6, 23.93, 27],
  [1, 25.82, 26.2],
] as const;

/** Feet above low water at an hour of the night; 25 is one in the morning. */
const tideAt = (hour: number): number =>
  constituents.reduce(
    (feet, [height, period, high]) =>
      feet + height * Math.cos((2 * Math.PI * (hour - high)) / period),
    6.6,
  );

const lift = [1, 1, 1, 0, 1, 0, 0, 0];
/** From the mud of low water to the foam at the top of the piles. */
const dyes: readonly Dye[] = ['#123c42', '#1d5a5c', '#3c8480', '#86b9ae', '#d7e6da', '#f3f1e2'];

/** Eight shafts: the twill leans with the water, and turns where the tide turns. */
const draft: Drafter = (_ends, picks) => {
  const feet = (pick: number) => tideAt(17.5 + (14 * pick) / picks);
  const swing = picks / 4.9;
  const dye = (pick: number) => {
    const level = (feet(pick) / 15.2) * dyes.length - 0.4 + ((pick % 2) - 0.5) * 0.62;
    return dyes[Math.min(dyes.length - 1, Math.max(0, Math.round(level)))] ?? '#123c42';
  };
  return {
    over: (end, pick) => {
      const threaded = end + 5 * Math.sin(end / 17) + 3 * Math.sin(end / 41 + 1);
      return lift[shaft(threaded + pick + (feet(pick) / 15) * swing, 8)] === 1;
    },
    warp: (end) => (end % 16 < 2 ? '#12474b' : '#0c2a30'),
    weft: dye,
  };
};

/** The harbor's gauge, read every six minutes. */
export const highWater: NightRecord = {
  draft,
  trace: [(share) => tideAt(17.5 + 14 * share) / 15.2],
};
