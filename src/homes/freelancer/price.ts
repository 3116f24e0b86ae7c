/** Rates, in dollars. */
export const rates = {
  /** Price per day, by minimum length of the job in days. */
  days: [
    { from: 1, price: 780 },
    { from: 5, price: 720 },
    { from: 20, price: 660 },
  ],
  perMile: 0.7,
  /** Maximum distance in miles without an overnight stay. */
  maxDailyMiles: 90,
  bedPerNight: 120,
  /** Yearly price of maintaining a program. */
  yearlyMaintenance: 1450,
  /** Price of a phone call at night. */
  nightCall: 260,
} as const;

/** Price of a job and its parts. */
export interface PriceBreakdown {
  days: number;
  perDay: number;
  work: number;
  driving: number;
  lodging: number;
  total: number;
}

/** Returns the price of a job by its days and its distance in miles. */
export function priceBreakdown(days: number, miles = 0): PriceBreakdown {
  const perDay = rates.days.findLast(({ from }) => days >= from)?.price ?? rates.days[0].price;
  const isNear = miles <= rates.maxDailyMiles;
  const trips = isNear ? days : Math.ceil(days / 5);
  const work = days * perDay;
  const driving = Math.round(2 * miles * trips * rates.perMile);
  const lodging = isNear ? 0 : days * rates.bedPerNight;
  return { days, perDay, work, driving, lodging, total: work + driving + lodging };
}
