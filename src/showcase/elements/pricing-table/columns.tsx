import { carePrices } from '../../../content/prices.ts';
import { PriceColumns } from '../../../elements/price-columns/price-columns.tsx';

/** Three arrangements side by side; the one that most firms take stands higher. */
export function PricingColumns() {
  return <PriceColumns items={carePrices} popularLabel="What most firms take" />;
}
