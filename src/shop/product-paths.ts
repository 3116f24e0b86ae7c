import type { CollectionEntry } from 'astro:content';
import { type Product, products } from './products.ts';

/** The page of one product: its record, and its words as HTML. */
interface ProductPath {
  /** The last part of the address; undefined for the product at the plain one. */
  params: { product: string | undefined };
  props: { product: Product; story: string };
}

/**
 * The pages of all products, for `getStaticPaths`.
 * @throws for a product without words, which fails the build.
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
