import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';

const body = (bytes: number) => Buffer.alloc(bytes);

test('the least recently used entry is evicted at the limit', () => {
  const kept = new LruCache<object>(100);
  const [a, b, c, d, e] = [{}, {}, {}, {}, {}];
  for (const key of [a, b, c, d]) kept.add(key, body(25));
  expect(kept.bytes).toBe(100);
  expect(kept.get(a)).toHaveLength(25);
  kept.add(e, body(20));
  expect(kept.bytes).toBe(95);
  expect([a, b, c, d, e].map((key) => kept.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
});

test('one large body does not evict all others', () => {
  const kept = new LruCache<object>(100);
  const [small, large] = [{}, {}];
  kept.add(small, body(10));
  kept.add(large, body(26));
  expect(kept.get(large)).toBeUndefined();
  expect([kept.get(small)?.byteLength, kept.bytes]).toEqual([10, 10]);
});

test('the limit holds for any number of bodies', () => {
  const kept = new LruCache<object>(1000);
  for (let count = 0; count < 5000; count += 1) {
    kept.add({}, body(count % 251));
    expect(kept.bytes).toBeLessThanOrEqual(1000);
  }
});
