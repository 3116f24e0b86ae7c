import { formatDollars } from '../../content/format-dollars.ts';

const percentFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats dollars rounded to whole ones: `$1,235`. */
export const dollars = (amount: number): string => formatDollars(Math.round(amount));

/** Formats dollars rounded to thousands, for estimates: `$310,000`. */
export const roundDollars = (amount: number): string =>
  formatDollars(Math.round(amount / 1000) * 1000);

/** Formats a fraction as percent without the sign: `0.3` for 0.003. */
export const percent = (part: number): string => percentFormat.format(part * 100);
