import { namePrices } from '../../../content/prices.ts';
import { PriceColumns } from '../../../elements/price-columns/price-columns.tsx';

/** Price columns in another theme. */
export function PricingNames() {
  return <PriceColumns items={namePrices} popularLabel="Taken most" />;
}
