import { namePrices } from '../../../content/prices.ts';
import { PriceColumns } from '../../../elements/price-columns/price-columns.tsx';

/** The same columns in another look, with small prices by the year. */
export function PricingNames() {
  return <PriceColumns items={namePrices} popularLabel="Taken most" />;
}
