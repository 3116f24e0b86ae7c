import { expect, test } from 'vitest';
import { formatLeaf, selectUpcoming } from './calendar.ts';

const days = [
  { day: '2027-02-28', title: 'b', text: '' },
  { day: '2026-12-25', lastDay: '2027-01-01', title: 'a', text: '' },
];
const titles = (now: string) => selectUpcoming(days, new Date(now)).map(({ title }) => title);

test('what has been drops out, and a row of days only after its last', () => {
  expect(titles('2026-11-25T12:00:00Z')).toEqual(['a', 'b']);
  expect(titles('2027-01-01T12:00:00Z')).toEqual(['a', 'b']);
  expect(titles('2027-01-02T00:00:00Z')).toEqual(['b']);
  expect(titles('2027-03-01T00:00:00Z')).toEqual([]);
});

test('a day is printed as it stands, in whatever zone the page is built', () => {
  expect(formatLeaf('2027-03-01')).toEqual({ month: 'Mar', date: '1', year: '2027' });
});
