import { carePrices } from '../../../content/prices.ts';
import { PriceColumns } from '../../../elements/price-columns/price-columns.tsx';

/** Price columns side by side; the popular one is raised. */
export function PricingColumns() {
  return <PriceColumns items={carePrices} popularLabel="What most firms take" />;
}
