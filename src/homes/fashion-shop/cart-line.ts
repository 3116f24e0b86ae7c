import type { CartItem } from '../../content/schema/cart-item.ts';
import { cartItemId } from '../../shop/cart-item-id.ts';
import type { Good } from './goods.ts';

/** Returns a product in a size as a line of the cart. */
export function cartLine(
  {
    id,
    slug,
    title,
    img,
    priceCents,
    sizes,
  }: Pick<Good, 'id' | 'slug' | 'title' | 'img' | 'priceCents' | 'sizes'>,
  size: string,
): Omit<CartItem, 'quantity'> {
  const index = sizes.indexOf(size);
  if (index < 0) throw new Error(`${title} is not made in ${size}.`);
  return {
    id: cartItemId(id, index),
    title:
      /^\d/.test(size) && sizes.length > 1
        ? `${title}, size ${size}`
        : `${title}, ${size.toLowerCase()}`,
    img,
    priceCents,
    link: `/home-fashion-shop#${slug}`,
  };
}
