import { expect, test } from 'vitest';
import { cn } from './cn.ts';

test('merges custom sizes, tracking and corners, and keeps colors apart', () => {
  expect(cn('text-h2 text-accent')).toBe('text-h2 text-accent');
  expect(cn('tracking-close', 'tracking-poster')).toBe('tracking-poster');
  expect(cn('rounded-control', 'rounded-full')).toBe('rounded-full');
});
