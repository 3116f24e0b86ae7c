import { centsOf, formatCents } from '../pricing-packages/money.ts';

/** Returns the lowest of several formatted prices; of a range, its lower end counts. */
export function lowestPrice(prices: readonly string[]): string {
  const cents = prices.map((price) => centsOf(price.split('–')[0] ?? price));
  return formatCents(Math.min(...cents));
}

/** Returns the lowest price on the page of a service. */
export const lowestPriceOf = ({
  prices,
}: {
  prices: { items: readonly { price: string }[] };
}): string => lowestPrice(prices.items.map(({ price }) => price));
