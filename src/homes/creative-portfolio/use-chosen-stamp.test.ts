import { expect, test } from 'vitest';
import { initialPosition, stampInHash } from './use-chosen-stamp.ts';

const ids = ['apology', 'ride'];

test.each([
  ['a stamp', '#ride', { id: 'ride' }],
  ['one of its marks', '#apology-2', { id: 'apology', mark: 1 }],
  ['another place of the page', '#sheet', {}],
  ['nothing', '', {}],
  ['what no stamp is called', '#ride-on', {}],
] as const)('an address of %s', (_, hash, taken) => {
  expect(stampInHash(hash, ids)).toEqual(taken);
});

test('the glass begins over the second mark, or in the middle', () => {
  expect(
    initialPosition(
      [
        [1, 2],
        [30, 40],
      ],
      [100, 200],
    ),
  ).toEqual([30, 40]);
  expect(initialPosition([], [100, 200])).toEqual([50, 100]);
});
