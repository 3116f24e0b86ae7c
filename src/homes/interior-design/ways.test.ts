import { expect, test } from 'vitest';
import { details } from './copy-ask.ts';
import { dollars, sumOf, ways } from './ways.ts';

test('the room costs what its lines come to, and most of it lies under the line', () => {
  for (const { title, above, below } of ways) {
    expect(sumOf(below), title).toBeGreaterThan(sumOf(above) * 5);
  }
  expect(ways.map(({ above, below }) => dollars(sumOf(above) + sumOf(below)))).toEqual([
    '$20,120',
    '$20,480',
    '$22,170',
  ]);
});

test('every way can be asked for in the form', () => {
  const which = details.find(({ name }) => name === 'Way');
  expect(which?.kind === 'choice' && which.options).toEqual(
    expect.arrayContaining(ways.map(({ title }) => title)),
  );
});
