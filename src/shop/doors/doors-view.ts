import { siteConfig } from '../../../site.config.ts';
import { formatCents } from '../../content/cart.ts';
import { filled } from '../../content/filled.ts';
import {
  type ProductCategory,
  productCategories,
  type VariantName,
} from '../../content/product-choices.ts';
import { pictureName } from '../../media/pictures.ts';
import { categories } from '../categories.ts';
import { productListCopy } from '../copy.ts';
import {
  categoryLink,
  emptyQuery,
  type PriceSpan,
  priceSpans,
  serializeQuery,
} from '../filters.ts';
import { listedProducts } from '../listed-products.ts';
import { listingData } from '../listing-data.ts';
import { doorsPath, productListPath } from '../shop-paths.ts';
import { type ColorFamily, colorFamilies, variants } from '../variants.ts';
import { doorsCopy as words } from './copy.ts';
import { standSizes } from './stand-sizes.ts';

/** Color of each door: a variant that few products behind it have. */
const grounds: Readonly<Record<ProductCategory, VariantName>> = {
  scenery: 'celadon',
  time: 'ochre',
  signals: 'cobalt',
  weights: 'persimmon',
  holders: 'plum',
};

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

function doorOf(kind: ProductCategory, index: number) {
  const things = listedProducts.filter(({ thing }) => thing.kind === kind);
  const cheapest = Math.min(...things.map(({ thing }) => thing.priceCents));
  return {
    kind,
    ...categories[kind],
    link: categoryLink(kind),
    ground: grounds[kind],
    count: filled(words.count, { count: things.length }),
    from: filled(words.from, { price: formatCents(cheapest) }),
    things: things.flatMap(
      ({
        thing: {
          slug,
          width,
          height,
          across,
          glazes: [glaze],
        },
      }) => (glaze ? [{ slug, width, height, across, picture: glaze.picture }] : []),
    ),
    first: index === 0,
  };
}

const doors = productCategories.map(doorOf);
const first = doors[0]?.things[0];
const spanLink = (price: PriceSpan) =>
  `${productListPath}${serializeQuery({ ...emptyQuery, price })}`;
const familyLink = (color: ColorFamily) =>
  `${productListPath}${serializeQuery({ ...emptyQuery, color })}`;
const dotOf = (family: ColorFamily) =>
  keysOf(variants).find((key) => variants[key].family === family);

/** Data of the categories page. */
export const doorsView = {
  lcp: first && { name: pictureName(first.picture.name), sizes: standSizes(first.across) },
  doors,
  other: {
    heading: words.other.heading,
    lead: words.other.lead,
    all: { title: words.other.all, link: productListPath },
    ways: [
      {
        title: words.other.price,
        links: keysOf(priceSpans).map((key) => ({
          title: productListCopy.filter.prices[key],
          link: spanLink(key),
        })),
      },
      {
        title: words.other.color,
        links: keysOf(colorFamilies).map((key) => ({
          title: colorFamilies[key],
          link: familyLink(key),
          dot: dotOf(key),
        })),
      },
    ],
  },
  ...listingData(words.title, doorsPath, siteConfig),
};
