import { expect, it } from 'vitest';
import { likeIn } from './asked-like.ts';

it('finds a work in an address, and nothing else', () => {
  expect(likeIn('?Something+like=Thaw', ['Thaw', 'Lane Four'])).toBe('Thaw');
  expect(likeIn('?Something+like=Lane+Four&a=b', ['Thaw', 'Lane Four'])).toBe('Lane Four');
  expect(likeIn('?Something+like=Jaws', ['Thaw'])).toBeUndefined();
  expect(likeIn('', ['Thaw'])).toBeUndefined();
});
