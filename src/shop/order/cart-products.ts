import { cartItemId } from '../cart-item-id.ts';
import { products } from '../products.ts';

/**
 * Product data of a cart line: picture, and in millimeters its width, its height, and the width of
 * the scene that the picture shows.
 */
export interface CartProduct {
  img: string;
  width: number;
  height: number;
  sceneWidth: number;
  /** Units of the product in stock over all variants, where stock is low. */
  left?: number | undefined;
}

/** Products in all their variants, by cart id. */
export type CartProducts = Readonly<Record<string, CartProduct>>;

export const cartProducts: CartProducts = Object.fromEntries(
  products.flatMap(({ id, size, across, variants, left }) =>
    variants.map(({ img }, at) => [
      cartItemId(id, at),
      { img, width: size.width, height: size.height, sceneWidth: across, left },
    ]),
  ),
);
