const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const share = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Returns `$1,235`: whole dollars. */
export const dollars = (amount: number): string => whole.format(amount);

/** Returns `$310,000`: a sum that lies decades away is not known to the dollar. */
export const roundDollars = (amount: number): string =>
  whole.format(Math.round(amount / 1000) * 1000);

/** Formats a share for the word “percent”: `0.3` for 0.003. */
export const percent = (part: number): string => share.format(part * 100);
