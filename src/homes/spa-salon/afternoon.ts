import type { House, Treatment } from './treatment.ts';

/** Segment of the afternoon; times are minutes after midnight. */
export interface Segment {
  kind: 'soak' | 'treatment' | 'pause' | 'rest' | 'dress';
  from: number;
  to: number;
  /** Treatment of this segment, if any. */
  treatment?: Treatment;
}

/** Schedule of an afternoon. */
export interface Afternoon {
  segments: readonly Segment[];
  /** Scheduled treatments, in order. */
  scheduled: readonly Treatment[];
  /** Treatments that do not fit before closing. */
  omitted: readonly Treatment[];
  /** Time of leaving. */
  leavesAt: number;
  minutes: number;
  price: number;
  /** Latest arrival at which everything fits; undefined if none does. */
  latestArrival?: number;
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
  const scheduled: Treatment[] = [];
  for (const treatment of chosen) {
    if (arrival + minutesOf([...scheduled, treatment], house) <= house.closes)
      scheduled.push(treatment);
  }
  const segments: Segment[] = [];
  let time = arrival;
  const addSegment = (kind: Segment['kind'], minutes: number, treatment?: Treatment) => {
    segments.push({ kind, from: time, to: time + minutes, ...(treatment && { treatment }) });
    time += minutes;
  };
  scheduled.forEach((treatment, index) => {
    const previous = scheduled[index - 1];
    addSegment(previous ? 'pause' : 'soak', previous ? previous.pause : house.soak);
    addSegment('treatment', treatment.minutes, treatment);
  });
  if (scheduled.length > 0) {
    addSegment('rest', house.rest);
    addSegment('dress', house.dress);
  }
  const latestArrival = house.closes - minutesOf(chosen, house);
  return {
    segments,
    scheduled,
    omitted: chosen.filter((treatment) => !scheduled.includes(treatment)),
    leavesAt: time,
    minutes: time - arrival,
    price: sum(scheduled.map(({ price }) => price)),
    ...(latestArrival >= house.opens && { latestArrival }),
  };
}

/** Returns a list with one item moved by one position; unchanged at either end. */
export function moveItem<T>(order: readonly T[], item: T, offset: -1 | 1): readonly T[] {
  const from = order.indexOf(item);
  const other = order[from + offset];
  if (from === -1 || other === undefined) return order;
  return order.map((each) => (each === item ? other : each === other ? item : each));
}
