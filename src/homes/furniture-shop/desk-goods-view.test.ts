import { expect, test } from 'vitest';
import { cartItemId } from '../../shop/cart-item-id.ts';
import { products } from '../../shop/products.ts';
import { deskGoods } from './desk-goods-view.ts';

test.each(deskGoods())('$piece.title is what the shop sells', ({ variant, stock, piece }) => {
  const product = products.find(({ path }) => path === piece.link.replace(/#.*/, ''));
  const index = product?.variants.findIndex(({ img }) => img === piece.img) ?? -1;
  expect(index).toBeGreaterThanOrEqual(0);
  expect(piece.title).toBe(product?.name);
  expect(piece.priceCents).toBe(product?.priceCents);
  expect(stock).toBe(product?.left);
  expect(piece.id).toBe(cartItemId(product?.id ?? 0, index));
  const named = product?.variants[index]?.name ?? '';
  expect(piece.link).toBe(index === 0 ? product?.path : `${product?.path}#${named}`);
  expect(variant.toLowerCase().slice(0, 2)).toBe(named.slice(0, 2));
});
