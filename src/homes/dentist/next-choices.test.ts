import { expect, test } from 'vitest';
import { nextChoices } from './next-choices.ts';

const days = [
  { day: '2026-11-23', slots: ['2026-11-23T09:30', '2026-11-23T10:00', '2026-11-23T14:30'] },
  { day: '2026-11-24', slots: ['2026-11-24T13:00', '2026-11-24T13:30'] },
  { day: '2026-11-25', slots: ['2026-11-25T08:00', '2026-11-25T13:00'] },
];

test('one of each morning and each afternoon, the next ones first', () => {
  expect(nextChoices(days, 4)).toEqual([
    '2026-11-23T09:30',
    '2026-11-23T14:30',
    '2026-11-24T13:00',
    '2026-11-25T08:00',
  ]);
});

test('as many as there are', () => {
  expect(nextChoices(days.slice(0, 1), 4)).toHaveLength(2);
  expect(nextChoices([], 4)).toEqual([]);
});
