import { expect, test } from 'vitest';
import { dayInHash } from './glaze-week.ts';

test.each([
  ['#week=2026-06-17', '2026-06-17'],
  ['#week=1998-12-01', '1998-12-01'],
  ['#week=2026-13-40', undefined],
  ['#week=1066-10-14', undefined],
  ['#week', undefined],
  ['', undefined],
])('the address %s names %s', (hash, day) => {
  expect(dayInHash(hash)).toBe(day);
});
