import type { SiteConfig } from '../../site.config.ts';
import { formatCents } from '../content/cart.ts';
import { fillTemplate } from '../content/fill-template.ts';
import { pictureName, pictureNamed } from '../media/pictures.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import { categories } from './categories.ts';
import { productCopy as copy } from './copy.ts';
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
  const categoryTitle = categories[product.category].title;
  const crumbs = [
    { title: copy.home, link: '/' },
    { title: copy.productList, link: productListPath },
    { title: categoryTitle, link: categoryLink(product.category) },
    { title: name },
  ];
  const firstVariant = product.variants[0];
  if (!firstVariant) throw new Error(`The product "${product.slug}" has no variant.`);
  return {
    path,
    crumbs,
    lcp: { name: pictureName(firstVariant.img), sizes: stageSizes },
    stage: {
      id: product.id,
      name,
      link: path,
      priceCents: product.priceCents,
      price: formatCents(product.priceCents),
      summary: product.summary,
      sizes: stageSizes,
      size,
      sceneWidth: product.across,
      stock: {
        state: stock,
        text: fillTemplate(copy.stock[stock], { left: left ?? 0 }),
        unitsLeft: left,
      },
      variants: product.variants.map(({ name: variant, img }) => ({
        key: variant,
        title: variants[variant].title,
        picture: pictureNamed(img),
      })),
      copy: {
        ...copy.buy,
        measure: copy.measure,
        zoom: copy.zoom,
        variants: copy.variants,
        demo: copy.demo,
      },
    },
    more: {
      copy: copy.tabs,
      facts: [
        { label: copy.facts.size, value: fillTemplate(copy.facts.sizeValue, size) },
        {
          label: copy.facts.weight,
          value: fillTemplate(copy.facts.weightValue, {
            grams: product.weight.toLocaleString('en-US'),
          }),
        },
        { label: copy.facts.material, value: product.material },
        { label: copy.facts.care, value: product.care },
      ],
      drawing: {
        picture: pictureNamed(firstVariant.img),
        sceneWidth: product.across,
        text: copy.facts.squares,
      },
      delivery: copy.delivery,
    },
    related: {
      heading: copy.related.heading,
      allProducts: { title: copy.related.allProducts, link: productListPath },
      items: product.related.map((slug) => toListedProduct(productNamed(slug))),
    },
    structuredData: [breadcrumbList(crumbs, path, site), productData(product, site)],
  };
}
