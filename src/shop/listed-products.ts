import { productCategories } from '../content/product-choices.ts';
import { toListedProduct } from './listed-product.ts';
import { products } from './products.ts';

/** All products in the order of the categories, each with its position in the whole list. */
export const listedProducts = productCategories
  .flatMap((name) => products.filter(({ category }) => category === name))
  .map((product, index) => ({ product, item: toListedProduct(product), position: index }));
