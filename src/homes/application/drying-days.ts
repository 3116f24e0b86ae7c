/** Days on which a sheet dries outdoors in Astoria, month by month, as the app counted them in 2025. */
export const dryingDays = [
  { month: 'January', days: 2 },
  { month: 'February', days: 3 },
  { month: 'March', days: 6 },
  { month: 'April', days: 9 },
  { month: 'May', days: 14 },
  { month: 'June', days: 17 },
  { month: 'July', days: 24 },
  { month: 'August', days: 25 },
  { month: 'September', days: 19 },
  { month: 'October', days: 8 },
  { month: 'November', days: 3 },
  { month: 'December', days: 1 },
] as const;

/** Price of a month with enough drying days, in dollars. */
export const monthlyPrice = 2;

/** Number of drying days below which a month costs nothing. */
export const minimumDryingDays = 5;

/** Returns the price of a month by its drying days, in dollars. */
export const priceOf = (days: number): number => (days < minimumDryingDays ? 0 : monthlyPrice);

/** Sums the days of the year. @internal */
export const yearlyPrice = (year: readonly { days: number }[]): number =>
  year.reduce((sum, { days }) => sum + priceOf(days), 0);
