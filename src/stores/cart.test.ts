import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartItems } from '../content/cart.ts';
import { parseCart } from './cart-storage.ts';

const bell = {
  id: 3,
  title: 'Clay bell, no clapper',
  img: 'shop-bell-ochre',
  priceCents: 2900,
  quantity: 2,
  link: '/shop/single-product/bell',
};

/** Returns a fake storage: one that works, is full, or is blocked. */
function device(keeps: 'all' | 'full' | 'blocked', start: Record<string, string> = {}) {
  const stored = new Map(Object.entries(start));
  const refuse = () => {
    throw new DOMException('refused', keeps === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: keeps === 'full' ? refuse : (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  if (keeps === 'blocked')
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
  else Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
  return stored;
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const store = () => import('./cart.ts');

it('adds items to the sample cart and stores the cart', async () => {
  const stored = device('all');
  const { addToCart } = await store();
  expect(addToCart(bell)).toEqual({ lines: [...cartItems, bell], persisted: true, added: 2 });
  expect(parseCart(stored.get('cart') ?? null)).toEqual([...cartItems, bell]);
  expect(stored.get('cart-count')).toBe('4');
});

it.each(['full', 'blocked'] as const)('works with storage that is %s', async (keeps) => {
  device(keeps);
  const { $cart, addToCart } = await store();
  const seen: unknown[] = [];
  $cart.subscribe((lines) => seen.push(lines));
  expect(addToCart(bell).persisted).toBe(false);
  expect(addToCart(bell).lines.at(-1)?.quantity).toBe(4);
  expect(seen.at(-1)).toHaveLength(3);
});

it('reads the stored cart, also before the first subscription', async () => {
  device('all', { cart: JSON.stringify([bell]) });
  const { $cart, addToCart } = await store();
  expect(addToCart({ ...bell, quantity: 1 }).lines).toEqual([{ ...bell, quantity: 3 }]);
  expect($cart.get()).toEqual([{ ...bell, quantity: 3 }]);
});

it('adds no more than the stock over all variants, and returns the added quantity', async () => {
  device('all');
  const { addToCart } = await store();
  expect(addToCart({ ...bell, quantity: 9999 }).added).toBe(999);
  expect(addToCart(bell)).toMatchObject({
    added: 0,
    lines: [...cartItems, { ...bell, quantity: 999 }],
  });
  const lark = { ...bell, id: 18, quantity: 1 };
  expect(addToCart(lark, 2).added).toBe(1);
  const other = addToCart({ ...lark, id: 118, quantity: 50 }, 2);
  expect(other.added).toBe(1);
  expect(other.lines.at(-1)?.quantity).toBe(1);
  expect(addToCart(lark, 2).added).toBe(0);
});

it.each([
  'not json',
  '{"id":3}',
  JSON.stringify([{ ...bell, priceCents: 29.5 }]),
  JSON.stringify([{ ...bell, quantity: -1 }]),
  JSON.stringify([{ ...bell, link: '//elsewhere.example' }]),
  JSON.stringify([{ ...bell, img: '../x' }]),
])('ignores invalid stored values: %s', (text) => {
  expect(parseCart(text)).toBeNull();
});
