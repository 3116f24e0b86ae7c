import { expect, it } from 'vitest';
import { variantStep } from '../../content/cart.ts';
import { products } from '../../shop/products.ts';
import { cartLine } from './cart-line.ts';
import { goods } from './goods.ts';

it('has a number in the cart for each size that nothing else has, nor shares its stock', () => {
  const numbers = goods.flatMap((good) => good.sizes.map((size) => cartLine(good, size).id));
  expect(new Set(numbers).size).toBe(numbers.length);
  const taken = new Set(products.map(({ id }) => id % variantStep));
  for (const number of numbers) expect(taken).not.toContain(number % variantStep);
});

it('says its size in the cart, and leads back to where it hangs', () => {
  const [slip] = goods;
  expect(slip && cartLine(slip, '8')).toMatchObject({
    id: 361,
    title: 'The long slip, size 8',
    priceCents: 42000,
    link: '/home-fashion-shop#slip',
  });
});

it.each(goods)('knows no size that is not made of $title', (good) => {
  expect(() => cartLine(good, '99')).toThrow('99');
});
