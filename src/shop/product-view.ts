import type { SiteConfig } from '../../site.config.ts';
import { formatCents } from '../content/cart.ts';
import { filled } from '../content/filled.ts';
import { pictureName, pictureNamed } from '../media/pictures.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import { categories } from './categories.ts';
import { productCopy as words } from './copy.ts';
import { categoryLink } from './filters.ts';
import { toListedProduct } from './listed-product.ts';
import { productData } from './product-data.ts';
import { type Product, productNamed } from './products.ts';
import { productListPath } from './shop-paths.ts';
import { variants } from './variants.ts';

/** `sizes` of the picture on a product's page. */
const stageSizes = '(width >= 62rem) min(56vw, 50rem), 100vw';

/** Returns the data of a product's page. */
export function productView(product: Product, site: SiteConfig) {
  const { name, path, size, stock, left } = product;
  const kind = categories[product.category].title;
  const crumbs = [
    { title: words.home, link: '/' },
    { title: words.shelf, link: productListPath },
    { title: kind, link: categoryLink(product.category) },
    { title: name },
  ];
  const first = product.glazes[0];
  if (!first) throw new Error(`The product "${product.slug}" has no glaze.`);
  return {
    path,
    crumbs,
    lcp: { name: pictureName(first.img), sizes: stageSizes },
    stage: {
      id: product.id,
      name,
      link: path,
      priceCents: product.priceCents,
      price: formatCents(product.priceCents),
      summary: product.summary,
      sizes: stageSizes,
      size,
      across: product.across,
      stock: { state: stock, text: filled(words.stock[stock], { left: left ?? 0 }), left },
      glazes: product.glazes.map(({ glaze, img }) => ({
        key: glaze,
        title: variants[glaze].title,
        picture: pictureNamed(img),
      })),
      words: {
        ...words.buy,
        measure: words.measure,
        zoom: words.zoom,
        glazes: words.glazes,
        demo: words.demo,
      },
    },
    more: {
      words: words.tabs,
      facts: [
        { label: words.facts.size, value: filled(words.facts.sizeValue, size) },
        {
          label: words.facts.weight,
          value: filled(words.facts.weightValue, { grams: product.weight.toLocaleString('en-US') }),
        },
        { label: words.facts.material, value: product.material },
        { label: words.facts.care, value: product.care },
      ],
      drawing: {
        picture: pictureNamed(first.img),
        across: product.across,
        text: words.facts.squares,
      },
      delivery: words.delivery,
    },
    related: {
      heading: words.related.heading,
      all: { title: words.related.all, link: productListPath },
      things: product.related.map((slug) => toListedProduct(productNamed(slug))),
    },
    structuredData: [breadcrumbList(crumbs, path, site), productData(product, site)],
  };
}
