import { cartItemId } from '../cart-item-id.ts';
import { products } from '../products.ts';

/** Product data of a cart line; sizes are in millimeters. */
export interface CartProduct {
  /** Name of its picture. */
  img: string;
  width: number;
  height: number;
  /** Width of the scene that the picture shows. */
  sceneWidth: number;
  /** Units of the product in stock over all variants, where stock is low. */
  unitsLeft?: number | undefined;
}

/** Products in all their variants, by cart id. */
export type CartProducts = Readonly<Record<string, CartProduct>>;

export const cartProducts: CartProducts = Object.fromEntries(
  products.flatMap(({ id, size, across, variants, left }) =>
    variants.map(({ img }, index) => [
      cartItemId(id, index),
      { img, width: size.width, height: size.height, sceneWidth: across, unitsLeft: left },
    ]),
  ),
);
