import { chance } from './chance.ts';
import { type Drafter, type Dye, type NightRecord, shaft } from './draft.ts';

/** Breaths a minute, counted each quarter of an hour from eight in the evening; then none. */
const counted = [
  20, 20, 19, 20, 18, 19, 18, 17, 18, 16, 17, 16, 15, 16, 14, 15, 13, 14, 12, 13, 12, 11, 12, 10,
  11, 9, 10, 8, 9, 8, 7, 8, 6, 7, 5, 6, 4, 5, 4, 3,
] as const;

/** Picks at which a breath is laid in, closer where they came faster. */
function laidIn(picks: number): number[] {
  const quarters = 52;
  const rows: number[] = [];
  let owed = 0;
  for (let pick = 0; pick < picks; pick++) {
    const now = counted[Math.floor((pick / picks) * quarters)] ?? 0;
    owed += now / 62;
    if (owed < 1) continue;
    owed -= 1;
    rows.push(pick);
  }
  return rows;
}

const reds: readonly Dye[] = ['#7a1a1a', '#6c1719', '#5c1417', '#491114', '#350d10', '#240a0c'];

/** A thick pale pick for every breath on plain red, until there are none. */
const draft: Drafter = (_ends, picks) => {
  const breath = new Set(laidIn(picks));
  const wide = (pick: number) => breath.has(pick);
  return {
    over: (end, pick) => {
      if (wide(pick)) return shaft(end + 3 * Math.floor(pick / 3), 7) < 1;
      return shaft(end + pick, 2) === 0;
    },
    warp: (end) => (end % 2 ? '#4a1012' : '#3d0d10'),
    weft: (pick) =>
      wide(pick)
        ? chance(pick, 3) < 0.5
          ? '#e7b48a'
          : '#f0cda6'
        : (reds[Math.min(5, Math.floor((6.2 * pick) / picks + chance(pick, 1) - 0.5))] ??
          '#7a1a1a'),
  };
};

/** Strokes with a pencil, one minute in each quarter of an hour. */
export const breaths: NightRecord = {
  draft,
  trace: [],
  ticks: laidIn(400).map((pick) => pick / 400),
};
