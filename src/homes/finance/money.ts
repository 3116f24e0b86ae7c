const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const percentFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats whole dollars: `$1,235`. */
export const dollars = (amount: number): string => dollarFormat.format(amount);

/** Formats dollars rounded to two digits, for estimates: `$310,000`. */
export const roundDollars = (amount: number): string =>
  dollarFormat.format(Math.round(amount / 1000) * 1000);

/** Formats a fraction as percent without the sign: `0.3` for 0.003. */
export const percent = (part: number): string => percentFormat.format(part * 100);
