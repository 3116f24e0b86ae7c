import { productCategories } from '../content/product-choices.ts';
import { products } from './products.ts';
import { thingOf } from './thing.ts';

/** All things in the order of the boards, each with its place among all. */
export const allThings = productCategories
  .flatMap((kind) => products.filter(({ category }) => category === kind))
  .map((product, place) => ({ product, thing: thingOf(product), place }));
