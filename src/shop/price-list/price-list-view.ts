import { siteConfig } from '../../../site.config.ts';
import { cartItems, cartTexts } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import { productCategories } from '../../content/product-choices.ts';
import { pictureName } from '../../media/pictures.ts';
import { categories } from '../categories.ts';
import { productCopy } from '../copy.ts';
import { normalizeText } from '../filters.ts';
import { listedProducts } from '../listed-products.ts';
import { listingData } from '../listing-data.ts';
import { priceListPath } from '../shop-paths.ts';
import { variants } from '../variants.ts';
import { priceListCopy as copy } from './copy.ts';
import { rowSizes } from './row-sizes.ts';

/**
 * Returns the searchable text of a row: name, summary and category, and its variants by title and
 * key.
 */
function searchText({
  product: { name, summary, category, variants: productVariants },
}: (typeof listedProducts)[number]) {
  const variantTerms = productVariants.flatMap(({ name: variant }) => [
    variant,
    variants[variant].title,
    variants[variant].family,
  ]);
  return normalizeText(
    [name, summary, categories[category].title, ...new Set(variantTerms)].join(' '),
  );
}

function toRow(listed: (typeof listedProducts)[number]) {
  const { product, item, position } = listed;
  const { id, name, path, priceCents, summary, size, weight, stock, left } = product;
  const picture = item.variants[0]?.picture;
  if (!picture) throw new Error(`The product "${product.slug}" has no variant.`);
  const { category, height, price } = item;
  return {
    row: {
      filterData: { category, priceCents, height, text: searchText(listed) },
      position,
      number: fillTemplate(copy.number, { id }),
      ...{ name, link: path, price, summary, picture },
      measures: fillTemplate(productCopy.facts.sizeValue, size),
      weight: fillTemplate(copy.weight, { grams: weight.toLocaleString('en-US') }),
      stock: { state: stock, text: fillTemplate(copy.stock[stock], { left: left ?? 0 }) },
    },
    buy: item.soldOut
      ? undefined
      : {
          item: { id, title: name, img: picture.name, priceCents, link: path },
          unitsLeft: left,
          copy: copy.buy,
        },
  };
}

const rows = listedProducts.map(toRow);
const firstPicture = rows[0]?.row.picture;

/** Data of the price list page. */
export const priceListView = {
  lcp: firstPicture && { name: pictureName(firstPicture.name), sizes: rowSizes },
  groups: productCategories.map((category) => ({
    id: category,
    ...categories[category],
    rows: rows.filter(({ row }) => row.filterData.category === category),
  })),
  column: {
    total: rows.length,
    kinds: productCategories.map((key) => ({
      key,
      title: categories[key].title,
      count: rows.filter(({ row }) => row.filterData.category === key).length,
    })),
    copy: copy.column,
  },
  cart: { initialCart: cartItems, texts: cartTexts, copy: copy.cart },
  ...listingData(copy.title, priceListPath, siteConfig),
};
