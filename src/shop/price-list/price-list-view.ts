import { siteConfig } from '../../../site.config.ts';
import { cartItems, cartTexts } from '../../content/cart.ts';
import { filled } from '../../content/filled.ts';
import { productCategories } from '../../content/product-choices.ts';
import { pictureName } from '../../media/pictures.ts';
import { categories } from '../categories.ts';
import { productCopy } from '../copy.ts';
import { normalizeText } from '../filters.ts';
import { listedProducts } from '../listed-products.ts';
import { listingData } from '../listing-data.ts';
import { priceListPath } from '../shop-paths.ts';
import { variants } from '../variants.ts';
import { priceListCopy as words } from './copy.ts';
import { rowSizes } from './row-sizes.ts';

/**
 * Returns the searchable text of a row: name, summary and category, and its variants by title and
 * key.
 */
function textOf({
  product: { name, summary, category, glazes: worn },
}: (typeof listedProducts)[number]) {
  const inGlazes = worn.flatMap(({ glaze }) => [
    glaze,
    variants[glaze].title,
    variants[glaze].family,
  ]);
  return normalizeText([name, summary, categories[category].title, ...new Set(inGlazes)].join(' '));
}

function rowOf(placed: (typeof listedProducts)[number]) {
  const { product, thing, place } = placed;
  const { id, name, path, priceCents, summary, size, weight, stock, left } = product;
  const picture = thing.glazes[0]?.picture;
  if (!picture) throw new Error(`The product "${product.slug}" has no glaze.`);
  const { kind, height, price } = thing;
  return {
    row: {
      found: { kind, priceCents, height, text: textOf(placed) },
      place,
      number: filled(words.number, { id }),
      ...{ name, link: path, price, summary, picture },
      measures: filled(productCopy.facts.sizeValue, size),
      weight: filled(words.weight, { grams: weight.toLocaleString('en-US') }),
      stock: { state: stock, text: filled(words.stock[stock], { left: left ?? 0 }) },
    },
    buy: thing.gone
      ? undefined
      : {
          piece: { id, title: name, img: picture.name, priceCents, link: path },
          left,
          words: words.buy,
        },
  };
}

const rows = listedProducts.map(rowOf);
const first = rows[0]?.row.picture;

/** Data of the price list page. */
export const priceListView = {
  lcp: first && { name: pictureName(first.name), sizes: rowSizes },
  groups: productCategories.map((kind) => ({
    id: kind,
    ...categories[kind],
    rows: rows.filter(({ row }) => row.found.kind === kind),
  })),
  column: {
    total: rows.length,
    kinds: productCategories.map((key) => ({
      key,
      title: categories[key].title,
      count: rows.filter(({ row }) => row.found.kind === key).length,
    })),
    words: words.column,
  },
  cart: { sample: cartItems, texts: cartTexts, words: words.cart },
  ...listingData(words.title, priceListPath, siteConfig),
};
