import { copy as ecommerce } from '../../company/ecommerce/copy.ts';
import { copy as mobileAppDev } from '../../company/mobile-app-dev/copy.ts';
import { lowestPrice } from '../../company/our-services/lowest-price.ts';
import { copy as webDev } from '../../company/web-dev/copy.ts';

interface ServicePrices {
  prices: { items: readonly { price: string }[] };
}

/** Returns the lowest of the first prices on the page of a service. */
const lowestOf = ({ prices }: ServicePrices, count: number): string =>
  lowestPrice(prices.items.slice(0, count).map(({ price }) => price));

/** Prices of the smallest new work of each kind; the prices after these mend an old one. */
export const lowestPrices = {
  site: lowestOf(webDev, 4),
  shop: lowestOf(ecommerce, 3),
  app: lowestOf(mobileAppDev, 2),
};
