import { siteConfig } from '../../../site.config.ts';
import { formatCents } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
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
import { categoriesPath, productListPath } from '../shop-paths.ts';
import { type ColorFamily, colorFamilies, variants } from '../variants.ts';
import { categoriesCopy as copy } from './copy.ts';
import { pictureSizes } from './picture-sizes.ts';

/** Ground color of each card: a variant that few products of the category have. */
const groundColors: Readonly<Record<ProductCategory, VariantName>> = {
  scenery: 'celadon',
  time: 'ochre',
  signals: 'cobalt',
  weights: 'persimmon',
  holders: 'plum',
};

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

function toCard(category: ProductCategory, index: number) {
  const items = listedProducts.filter(({ item }) => item.category === category);
  const cheapest = Math.min(...items.map(({ item }) => item.priceCents));
  return {
    category,
    ...categories[category],
    link: categoryLink(category),
    ground: groundColors[category],
    countText: fillTemplate(copy.count, { count: items.length }),
    fromPrice: fillTemplate(copy.fromPrice, { price: formatCents(cheapest) }),
    items: items.flatMap(
      ({
        item: {
          slug,
          width,
          sceneWidth,
          variants: [variant],
        },
      }) => (variant ? [{ slug, width, sceneWidth, picture: variant.picture }] : []),
    ),
    isFirst: index === 0,
  };
}

const cards = productCategories.map(toCard);
const firstItem = cards[0]?.items[0];
const priceSpanLink = (price: PriceSpan) =>
  `${productListPath}${serializeQuery({ ...emptyQuery, price })}`;
const colorFamilyLink = (color: ColorFamily) =>
  `${productListPath}${serializeQuery({ ...emptyQuery, color })}`;
const dotVariantOf = (family: ColorFamily) =>
  keysOf(variants).find((key) => variants[key].family === family);

/** Data of the categories page. */
export const categoriesView = {
  lcp: firstItem && {
    name: pictureName(firstItem.picture.name),
    sizes: pictureSizes(firstItem.sceneWidth),
  },
  cards,
  other: {
    heading: copy.other.heading,
    lead: copy.other.lead,
    allProducts: { title: copy.other.allProducts, link: productListPath },
    groups: [
      {
        title: copy.other.price,
        links: keysOf(priceSpans).map((key) => ({
          title: productListCopy.filter.prices[key],
          link: priceSpanLink(key),
        })),
      },
      {
        title: copy.other.color,
        links: keysOf(colorFamilies).map((key) => ({
          title: colorFamilies[key],
          link: colorFamilyLink(key),
          dot: dotVariantOf(key),
        })),
      },
    ],
  },
  ...listingData(copy.title, categoriesPath, siteConfig),
};
