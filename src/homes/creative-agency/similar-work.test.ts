import { expect, it } from 'vitest';
import { similarIn } from './similar-work.ts';

it('finds a work in an address, and nothing else', () => {
  expect(similarIn('?Something+like=Thaw', ['Thaw', 'Lane Four'])).toBe('Thaw');
  expect(similarIn('?Something+like=Lane+Four&a=b', ['Thaw', 'Lane Four'])).toBe('Lane Four');
  expect(similarIn('?Something+like=Jaws', ['Thaw'])).toBeUndefined();
  expect(similarIn('', ['Thaw'])).toBeUndefined();
});
