import type { CollectionEntry } from 'astro:content';
import { type Product, products } from './products.ts';

/** Static path of one product: its record, and its description as HTML. */
interface ProductPath {
  /** Last part of the address; undefined for the product at the plain one. */
  params: { product: string | undefined };
  props: { product: Product; story: string };
}

/**
 * Returns the static paths of all products, for `getStaticPaths`.
 * @throws for a product without a description, which fails the build
 */
export function productPaths(entries: readonly CollectionEntry<'products'>[]): ProductPath[] {
  return products.map((product) => {
    const story = entries.find(({ id }) => id === product.slug)?.rendered?.html;
    if (!story) throw new Error(`The product "${product.slug}" has no words.`);
    return {
      params: { product: product.first ? undefined : product.slug },
      props: { product, story },
    };
  });
}
