import { centsOf, printed } from '../pricing-packages/money.ts';

/** Returns the least of some printed prices; of a range, `$18,000–$40,000`, its low end counts. */
export function lowestPrice(prices: readonly string[]): string {
  const cents = prices.map((price) => centsOf(price.split('–')[0] ?? price));
  return printed(Math.min(...cents));
}
