import { expect, test } from 'vitest';
import { formatDollars } from '../../content/format-dollars.ts';
import { details } from './copy-contact.ts';
import { designs, sumOf } from './designs.ts';

test('the room costs what its lines come to, and most of it lies under the line', () => {
  for (const { title, above, below } of designs) {
    expect(sumOf(below), title).toBeGreaterThan(sumOf(above) * 5);
  }
  expect(designs.map(({ above, below }) => formatDollars(sumOf(above) + sumOf(below)))).toEqual([
    '$20,120',
    '$20,480',
    '$22,170',
  ]);
});

test('every design can be asked for in the form', () => {
  const which = details.find(({ name }) => name === 'Way');
  expect(which?.kind === 'choice' && which.options).toEqual(
    expect.arrayContaining(designs.map(({ title }) => title)),
  );
});
