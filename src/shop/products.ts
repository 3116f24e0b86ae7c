import { basename } from 'node:path';
import { type ProductFields, productSchema } from '../content/schema/product.ts';
import { productFiles } from './product-files.ts';
import { productPath } from './shop-paths.ts';

/** A product and where its page stands. */
export interface Product extends ProductFields {
  /** Name of its file without the ending: the last part of its address. */
  slug: string;
  /** Address of its page. */
  path: string;
}

/**
 * Every product, by its number. One with a mistake is left out here: the check (`tables.ts`) names its
 * file and field and stops the build.
 */
export const products: readonly Product[] = productFiles
  .flatMap(({ file, fields }) => {
    const { data } = productSchema.safeParse(fields);
    const slug = basename(file, '.md');
    return data
      ? [{ ...data, slug, path: data.first ? productPath : `${productPath}/${slug}` }]
      : [];
  })
  .sort((one, other) => one.id - other.id);

/** @throws for a name that no file has, which fails the build. */
export function productNamed(slug: string): Product {
  const product = products.find((one) => one.slug === slug);
  if (!product) throw new Error(`There is no product "${slug}".`);
  return product;
}
