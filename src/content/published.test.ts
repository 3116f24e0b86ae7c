import { expect, test } from 'vitest';
import { isPublished } from './published.ts';

const date = 'November 3, 2026';
const dayBefore = new Date('2026-11-02T23:59:59Z');
const thatDay = new Date('2026-11-03T00:00:00Z');

test('publishes a post on its day, and a draft never', () => {
  expect(isPublished({ date }, dayBefore, false)).toBe(false);
  expect(isPublished({ date }, thatDay, false)).toBe(true);
  expect(isPublished({ date, draft: true }, thatDay, false)).toBe(false);
  expect(isPublished({ date, draft: false }, thatDay, false)).toBe(true);
});

test('a date that is no day is a mistake, and no draft', () => {
  expect(() => isPublished({ date: 'some day' }, thatDay, false)).toThrow('“some day” is no day');
});

test('shows all posts to authors', () => {
  expect(isPublished({ date, draft: true }, dayBefore, true)).toBe(true);
});
