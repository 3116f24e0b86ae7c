import { productCategories } from '../../content/product-choices.ts';
import { pictureName } from '../../media/pictures.ts';
import { categories } from '../categories.ts';
import { productListCopy as copy } from '../copy.ts';
import { priceSpans, sortOrders } from '../filters.ts';
import { listedProducts } from '../listed-products.ts';
import { type ColorFamily, colorFamilies, variants } from '../variants.ts';
import { itemSizes } from './item-sizes.ts';

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

const usedVariants = new Set(
  listedProducts.flatMap(({ item }) => item.variants.map(({ key }) => key)),
);
const dotsOf = (family: ColorFamily) =>
  keysOf(variants).filter((key) => variants[key].family === family && usedVariants.has(key));

const { filter } = copy;
const first = listedProducts[0]?.item;

/** Data of the product list page. */
export const productListView = {
  lcp: first && {
    name: pictureName(first.variants[0]?.picture.name ?? ''),
    sizes: itemSizes(first.sceneWidth),
  },
  sections: productCategories.map((category, index) => ({
    id: category,
    ...categories[category],
    side: index === 0 ? ('over' as const) : index % 2 ? ('left' as const) : ('right' as const),
    items: listedProducts.flatMap(({ item, position }) =>
      item.category === category ? [{ item, position }] : [],
    ),
    first: index === 0,
  })),
  maxHeight: Math.max(...listedProducts.map(({ item }) => item.height)),
  filter: {
    label: filter.label,
    items: listedProducts.map(({ item: { category, colors, priceCents, height } }) => ({
      ...{ category, colors, priceCents, height },
    })),
    groups: [
      {
        queryField: 'kind' as const,
        title: filter.category,
        linksToAnchors: true,
        choices: [
          { title: filter.all },
          ...productCategories.map((key) => ({ key, title: categories[key].title })),
        ],
      },
      {
        queryField: 'price' as const,
        title: filter.price,
        choices: [
          { title: filter.any },
          ...keysOf(priceSpans).map((key) => ({ key, title: filter.prices[key] })),
        ],
      },
      {
        queryField: 'color' as const,
        title: filter.color,
        choices: [
          { title: filter.any },
          ...keysOf(colorFamilies).map((key) => ({
            key,
            title: colorFamilies[key],
            dots: dotsOf(key),
          })),
        ],
      },
      {
        queryField: 'sort' as const,
        title: filter.sort,
        choices: sortOrders.map((key) => ({ key, title: filter.orders[key] })),
      },
    ],
    copy: { shown: filter.shown, everything: filter.everything, clear: filter.clear },
  },
};
