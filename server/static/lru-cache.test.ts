import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';

const body = (bytes: number) => Buffer.alloc(bytes);

test('the least recently used entry is evicted at the limit', () => {
  const cache = new LruCache<object>(100);
  const [a, b, c, d, e] = [{}, {}, {}, {}, {}];
  for (const key of [a, b, c, d]) cache.add(key, body(25));
  expect(cache.bytes).toBe(100);
  expect(cache.get(a)).toHaveLength(25);
  cache.add(e, body(20));
  expect(cache.bytes).toBe(95);
  expect([a, b, c, d, e].map((key) => cache.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});

test('one large body does not evict all others', () => {
  const cache = new LruCache<object>(100);
  const [small, large] = [{}, {}];
  cache.add(small, body(10));
  cache.add(large, body(26));
  expect(cache.get(large)).toBeUndefined();
  expect([cache.get(small)?.byteLength, cache.bytes]).toEqual([10, 10]);
});

test('the limit holds for any number of bodies', () => {
  const cache = new LruCache<object>(1000);
  for (let count = 0; count < 5000; count += 1) {
    cache.add({}, body(count % 251));
    expect(cache.bytes).toBeLessThanOrEqual(1000);
  }
});
