import { productCategories } from '../content/product-choices.ts';
import { products } from './products.ts';
import { thingOf } from './thing.ts';

/** All products in the order of the categories, each with its position in the whole list. */
export const allThings = productCategories
  .flatMap((kind) => products.filter(({ category }) => category === kind))
  .map((product, place) => ({ product, thing: thingOf(product), place }));
