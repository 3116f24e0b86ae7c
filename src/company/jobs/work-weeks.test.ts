import { expect, test } from 'vitest';
import { workWeeksOf } from './work-weeks.ts';

test('a month that begins on a Monday', () => {
  expect(workWeeksOf('2027-03')).toEqual([
    [1, 2, 3, 4, 5],
    [8, 9, 10, 11, 12],
    [15, 16, 17, 18, 19],
    [22, 23, 24, 25, 26],
    [29, 30, 31, undefined, undefined],
  ]);
});

test.each([
  ['a Saturday', '2027-05', [3, 4, 5, 6, 7]],
  ['a Wednesday', '2026-04', [undefined, undefined, 1, 2, 3]],
])('the first week of a month that begins on %s', (_, month, first) => {
  expect(workWeeksOf(month)[0]).toEqual(first);
});
