import { expect, test } from 'vitest';
import { closest, didYouMean } from './closest.ts';

const names = ['clay-post-plane', 'clay-post-key', 'villa-dusk'];

test.each([
  ['clay-post-plain', 'clay-post-plane'],
  ['Villa-Dusk', 'villa-dusk'],
  ['villa', undefined],
  ['', undefined],
])('suggests for %j: %j', (wanted, name) => {
  expect(closest(wanted, names)).toBe(name);
});

test('suggests nothing where no name is near', () => {
  expect(didYouMean('clay-post-kex', names)).toBe(' Did you mean "clay-post-key"?');
  expect(didYouMean('xyz', names)).toBe('');
});
