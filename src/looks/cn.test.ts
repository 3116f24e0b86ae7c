import { expect, test } from 'vitest';
import { cn } from './cn.ts';

test('our own sizes, tracking and corners are told apart from colours, and the later one wins', () => {
  expect(cn('text-h2 text-accent')).toBe('text-h2 text-accent');
  expect(cn('tracking-close', 'tracking-poster')).toBe('tracking-poster');
  expect(cn('rounded-control', 'rounded-full')).toBe('rounded-full');
});
