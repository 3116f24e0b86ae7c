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
import { doorsCopy as copy } from './copy.ts';
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
  const items = listedProducts.filter(({ item }) => item.kind === kind);
  const cheapest = Math.min(...items.map(({ item }) => item.priceCents));
  return {
    kind,
    ...categories[kind],
    link: categoryLink(kind),
    ground: grounds[kind],
    count: filled(copy.count, { count: items.length }),
    from: filled(copy.from, { price: formatCents(cheapest) }),
    items: items.flatMap(
      ({
        item: {
          slug,
          width,
          height,
          across,
          variants: [variant],
        },
      }) => (variant ? [{ slug, width, height, across, picture: variant.picture }] : []),
    ),
    first: index === 0,
  };
}

const doors = productCategories.map(doorOf);
const first = doors[0]?.items[0];
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
    heading: copy.other.heading,
    lead: copy.other.lead,
    all: { title: copy.other.all, link: productListPath },
    groups: [
      {
        title: copy.other.price,
        links: keysOf(priceSpans).map((key) => ({
          title: productListCopy.filter.prices[key],
          link: spanLink(key),
        })),
      },
      {
        title: copy.other.color,
        links: keysOf(colorFamilies).map((key) => ({
          title: colorFamilies[key],
          link: familyLink(key),
          dot: dotOf(key),
        })),
      },
    ],
  },
  ...listingData(copy.title, doorsPath, siteConfig),
};
