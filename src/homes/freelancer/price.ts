/** Rates, in dollars. */
export const rates = {
  /** Price per day, by minimum length of the job in days. */
  days: [
    { from: 1, price: 780 },
    { from: 5, price: 720 },
    { from: 20, price: 660 },
  ],
  mile: 0.7,
  /** Maximum distance in miles without an overnight stay. */
  home: 90,
  bed: 120,
  /** Yearly price of maintaining a program. */
  watch: 1450,
  /** Price of a phone call at night. */
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

/** Returns the price of a job by its days and its distance in miles. */
export function billOf(days: number, miles = 0): Bill {
  const perDay = rates.days.findLast(({ from }) => days >= from)?.price ?? rates.days[0].price;
  const isNear = miles <= rates.home;
  const trips = isNear ? days : Math.ceil(days / 5);
  const work = days * perDay;
  const driving = Math.round(2 * miles * trips * rates.mile);
  const beds = isNear ? 0 : days * rates.bed;
  return { days, perDay, work, driving, beds, total: work + driving + beds };
}
