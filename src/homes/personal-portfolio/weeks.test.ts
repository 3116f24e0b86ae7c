import { expect, it } from 'vitest';
import { weeksFrom } from './weeks.ts';

it('names Mondays and knows which of them are gone', () => {
  expect(weeksFrom('2027-01-18', 3, [1])).toEqual([
    { title: 'Jan 18', free: true },
    { title: 'Jan 25', free: false },
    { title: 'Feb 1', free: true },
  ]);
});
