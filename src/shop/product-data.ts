import type { ItemAvailability, ProductLeaf, QuantitativeValue } from 'schema-dts';
import type { SiteConfig } from '../../site.config.ts';
import { formatDecimal } from '../content/cart.ts';
import type { StockState } from '../content/product-choices.ts';
import { cardPath } from '../page-meta/sharing-card.ts';
import { categories } from './categories.ts';
import { firm } from './firm.ts';
import type { Product } from './products.ts';
import { variants } from './variants.ts';

const availability: Readonly<Record<StockState, ItemAvailability>> = {
  'in-stock': 'InStock',
  few: 'LimitedAvailability',
  'next-kiln': 'BackOrder',
  'sold-out': 'SoldOut',
};

/** Returns a measure with its unit as a UN/CEFACT code. */
const measure = (value: number, unitCode: 'MMT' | 'GRM'): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode,
});

/** Returns a product as schema.org's Product, with the offer shown on its page. */
export function productData(product: Product, site: SiteConfig): ProductLeaf {
  const { name, path, summary, size, weight, stock, priceCents } = product;
  const url = `${site.url}${path}`;
  return {
    '@type': 'Product',
    name,
    description: summary,
    sku: String(product.id),
    category: categories[product.category].title,
    brand: { '@type': 'Brand', name: firm.brand.title },
    color: product.variants.map(({ name: variant }) => variants[variant].title).join(', '),
    material: product.material,
    height: measure(size.height, 'MMT'),
    width: measure(size.width, 'MMT'),
    depth: measure(size.depth, 'MMT'),
    weight: measure(weight, 'GRM'),
    image: `${site.url}${cardPath(path)}`,
    url,
    offers: {
      '@type': 'Offer',
      price: formatDecimal(priceCents),
      priceCurrency: 'USD',
      availability: availability[stock],
      url,
    },
  };
}
