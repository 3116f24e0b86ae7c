import { productCategories } from '../../content/product-choices.ts';
import { pictureName } from '../../media/pictures.ts';
import { allThings } from '../all-things.ts';
import { categories } from '../categories.ts';
import { shelfCopy as words } from '../copy.ts';
import { priceSpans, shelfOrders } from '../filters.ts';
import { type GlazeFamily, glazeFamilies, glazes } from '../glazes.ts';
import { thingSizes } from './thing-sizes.ts';

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

const worn = new Set(allThings.flatMap(({ thing }) => thing.glazes.map(({ key }) => key)));
const dotsOf = (family: GlazeFamily) =>
  keysOf(glazes).filter((key) => glazes[key].family === family && worn.has(key));

const { filter } = words;
const first = allThings[0]?.thing;

/** Data of the product list page. */
export const shelfView = {
  lcp: first && {
    name: pictureName(first.glazes[0]?.picture.name ?? ''),
    sizes: thingSizes(first.across),
  },
  boards: productCategories.map((kind, index) => ({
    id: kind,
    ...categories[kind],
    side: index === 0 ? ('over' as const) : index % 2 ? ('left' as const) : ('right' as const),
    things: allThings.flatMap(({ thing, place }) =>
      thing.kind === kind ? [{ thing, place }] : [],
    ),
    first: index === 0,
  })),
  tallest: Math.max(...allThings.map(({ thing }) => thing.height)),
  filter: {
    label: filter.label,
    things: allThings.map(({ thing: { kind, colors, priceCents, height } }) => ({
      ...{ kind, colors, priceCents, height },
    })),
    groups: [
      {
        part: 'kind' as const,
        title: filter.kind,
        places: true,
        choices: [
          { title: filter.all },
          ...productCategories.map((key) => ({ key, title: categories[key].title })),
        ],
      },
      {
        part: 'price' as const,
        title: filter.price,
        choices: [
          { title: filter.any },
          ...keysOf(priceSpans).map((key) => ({ key, title: filter.prices[key] })),
        ],
      },
      {
        part: 'color' as const,
        title: filter.color,
        choices: [
          { title: filter.any },
          ...keysOf(glazeFamilies).map((key) => ({
            key,
            title: glazeFamilies[key],
            dots: dotsOf(key),
          })),
        ],
      },
      {
        part: 'sort' as const,
        title: filter.sort,
        choices: shelfOrders.map((key) => ({ key, title: filter.orders[key] })),
      },
    ],
    words: { shown: filter.shown, everything: filter.everything, clear: filter.clear },
  },
};
