import type { PriceLists } from '../../content/schema/pricing-plan.ts';
import { centsOf, formatCents } from './money.ts';

/** Returns the lowest price of a list, as printed. */
export const lowestPrice = (plans: readonly { price: string }[]): string =>
  formatCents(Math.min(...plans.map(({ price }) => centsOf(price))));

/** Returns the saving of a year paid at once over twelve months, as printed, by plan. */
export const yearlySavings = ({ monthly, yearly }: PriceLists): string[] =>
  yearly.map(({ price }, index) =>
    formatCents(12 * centsOf(monthly[index]?.price ?? price) - centsOf(price)),
  );
