import { validRecords } from '../content/markdown-records.ts';
import { recordFiles } from '../content/record-files.ts';
import { type ProductFields, productSchema } from '../content/schema/product.ts';
import { productPath } from './shop-paths.ts';

/** Product with the path of its page. */
export interface Product extends ProductFields {
  /** File name without extension: the last part of its address. */
  slug: string;
  /** Path of its page. */
  path: string;
}

/** All products, by id. */
export const products: readonly Product[] = validRecords(recordFiles.products, productSchema)
  .map(({ name: slug, data }) => ({
    ...data,
    slug,
    path: data.first ? productPath : `${productPath}/${slug}`,
  }))
  .sort((one, other) => one.id - other.id);

/** Returns a product by its slug. @throws for an unknown slug, which fails the build */
export function productNamed(slug: string): Product {
  const product = products.find((one) => one.slug === slug);
  if (!product) throw new Error(`There is no product "${slug}".`);
  return product;
}
