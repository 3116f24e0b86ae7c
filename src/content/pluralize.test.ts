import { expect, test } from 'vitest';
import { counted, pluralize } from './pluralize.ts';

test('a number is followed by the singular or the plural', () => {
  const replies = { one: 'reply', many: 'replies' };
  expect([0, 1, 12, 1200].map((count) => pluralize(count, replies))).toEqual([
    '0 replies',
    '1 reply',
    '12 replies',
    '1,200 replies',
  ]);
});

test('a regular plural needs the noun alone', () => {
  expect([counted(1, 'day'), counted(2, 'day'), counted(11.5, 'hour')]).toEqual([
    '1 day',
    '2 days',
    '11.5 hours',
  ]);
});
