import { siteConfig } from '../../../site.config.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import { productCategories, variantNames } from '../../content/product-choices.ts';
import { pictureName } from '../../media/pictures.ts';
import { categories } from '../categories.ts';
import { productCopy, productListCopy } from '../copy.ts';
import { sortOrders } from '../filters.ts';
import { listedProducts } from '../listed-products.ts';
import { listingData } from '../listing-data.ts';
import type { Product } from '../products.ts';
import { catalogPath } from '../shop-paths.ts';
import { variants } from '../variants.ts';
import { cardSizes } from './card-sizes.ts';
import { catalogCopy as copy } from './copy.ts';

const stockOf = ({ stock, left }: Product) =>
  stock === 'in-stock' ? undefined : fillTemplate(copy.stock[stock], { left: left ?? 0 });

const cards = listedProducts.map(({ product, item, position }) => ({
  item,
  position,
  measures: fillTemplate(productCopy.facts.sizeValue, product.size),
  heightText: fillTemplate(copy.heightText, product.size),
  stock: stockOf(product),
  stockState: product.stock,
  // Anchor on the first of its category: without script, the categories link there.
  id:
    listedProducts.find((other) => other.item.category === item.category)?.item === item
      ? item.category
      : undefined,
}));

const maxHeight = Math.max(...cards.map(({ item }) => item.height));
const prices = cards.map(({ item }) => item.priceCents / 100);
const firstPicture = cards[0]?.item.variants[0]?.picture;
const { column, groups, ready, range, sort, shown, everything, show, activeFilters } = copy;

/** Data of the catalog page. */
export const catalogView = {
  lcp: firstPicture && { name: pictureName(firstPicture.name), sizes: cardSizes },
  lead: fillTemplate(copy.lead, { tallest: maxHeight }),
  maxHeight,
  cards,
  finder: {
    items: cards.map(({ item: { category, variantKeys, priceCents, height, inStock } }) => ({
      ...{ category, variantKeys, priceCents, height, inStock },
    })),
    groups: [
      {
        queryField: 'kind' as const,
        title: groups.category,
        linksToAnchors: true,
        choices: productCategories.map((key) => ({ key, title: categories[key].title })),
      },
      {
        queryField: 'glaze' as const,
        title: groups.glaze,
        swatches: true,
        choices: variantNames.map((key) => ({ key, title: variants[key].title })),
      },
      {
        queryField: 'stock' as const,
        title: groups.stock,
        choices: [{ key: 'ready', title: ready }],
      },
    ],
    orders: sortOrders.map((key) => ({ key, title: productListCopy.filter.orders[key] })),
    range: {
      title: groups.price,
      min: Math.floor(Math.min(...prices)),
      max: Math.ceil(Math.max(...prices)),
    },
    copy: { column, sort, shown, everything, show, activeFilters, range },
  },
  ...listingData(copy.title, catalogPath, siteConfig),
};
