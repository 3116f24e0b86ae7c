import { expect, test } from 'vitest';
import { minstd } from './minstd.ts';

test('the numbers are those of the published sequence', () => {
  const next = minstd(1);
  const states = [next(), next(), next()].map((part) => Math.round(part * 2147483647));
  expect(states).toEqual([16807, 282475249, 1622650073]);
});
