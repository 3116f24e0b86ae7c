/** Rates, in dollars. */
export const rates = {
  /** A day, by the length of the job: the last that applies counts for all of its days. */
  days: [
    { from: 1, price: 780 },
    { from: 5, price: 720 },
    { from: 20, price: 660 },
  ],
  mile: 0.7,
  /** Within so many miles I drive home at night. */
  home: 90,
  bed: 120,
  /** A program that is watched, a year. */
  watch: 1450,
  /** The telephone between nine in the evening and six in the morning, a call. */
  night: 260,
} as const;

/** Price of a job and its parts. */
export interface Bill {
  days: number;
  perDay: number;
  work: number;
  driving: number;
  beds: number;
  total: number;
}

/** Computes the price of a job of so many days, so many miles from Two Harbors. */
export function billOf(days: number, miles = 0): Bill {
  const perDay = rates.days.findLast(({ from }) => days >= from)?.price ?? rates.days[0].price;
  const isNear = miles <= rates.home;
  const trips = isNear ? days : Math.ceil(days / 5);
  const work = days * perDay;
  const driving = Math.round(2 * miles * trips * rates.mile);
  const beds = isNear ? 0 : days * rates.bed;
  return { days, perDay, work, driving, beds, total: work + driving + beds };
}

/** Returns `3 days`, `1 day`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
