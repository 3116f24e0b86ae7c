import type { House, Treatment } from './treatment.ts';

/** Segment of the afternoon; times are minutes after midnight. */
export interface Stretch {
  kind: 'soak' | 'treatment' | 'pause' | 'rest' | 'dress';
  from: number;
  to: number;
  /** Treatment of this segment, if any. */
  treatment?: Treatment;
}

/** Schedule of an afternoon. */
export interface Afternoon {
  stretches: readonly Stretch[];
  /** Scheduled treatments, in order, and those that do not fit before closing. */
  kept: readonly Treatment[];
  left: readonly Treatment[];
  /** Time of leaving. */
  out: number;
  minutes: number;
  price: number;
  /** Latest arrival at which everything fits; undefined if none does. */
  latest?: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Returns the total minutes: soak, treatments with pauses between them, rest, dressing. */
export function minutesOf(chosen: readonly Treatment[], { soak, rest, dress }: House): number {
  if (chosen.length === 0) return 0;
  const pauses = chosen.slice(0, -1).map(({ pause }) => pause);
  return soak + sum(chosen.map(({ minutes }) => minutes)) + sum(pauses) + rest + dress;
}

/** Schedules treatments one after another from an arrival on; those that would end after closing are omitted. */
export function afternoonOf(
  chosen: readonly Treatment[],
  arrival: number,
  house: House,
): Afternoon {
  const kept: Treatment[] = [];
  for (const treatment of chosen) {
    if (arrival + minutesOf([...kept, treatment], house) <= house.closes) kept.push(treatment);
  }
  const stretches: Stretch[] = [];
  let now = arrival;
  const lay = (kind: Stretch['kind'], minutes: number, treatment?: Treatment) => {
    stretches.push({ kind, from: now, to: now + minutes, ...(treatment && { treatment }) });
    now += minutes;
  };
  kept.forEach((treatment, index) => {
    const before = kept[index - 1];
    lay(before ? 'pause' : 'soak', before ? before.pause : house.soak);
    lay('treatment', treatment.minutes, treatment);
  });
  if (kept.length > 0) {
    lay('rest', house.rest);
    lay('dress', house.dress);
  }
  const latest = house.closes - minutesOf(chosen, house);
  return {
    stretches,
    kept,
    left: chosen.filter((treatment) => !kept.includes(treatment)),
    out: now,
    minutes: now - arrival,
    price: sum(kept.map(({ price }) => price)),
    ...(latest >= house.opens && { latest }),
  };
}

/** Returns a list with one item moved by one position; unchanged at either end. */
export function moved<T>(order: readonly T[], which: T, by: -1 | 1): readonly T[] {
  const from = order.indexOf(which);
  const other = order[from + by];
  if (from === -1 || other === undefined) return order;
  return order.map((each) => (each === which ? other : each === other ? which : each));
}
