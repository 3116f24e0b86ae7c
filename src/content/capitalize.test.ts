import { expect, test } from 'vitest';
import { capitalize } from './capitalize.ts';

test('the first letter alone becomes upper case', () => {
  expect(['red', 'two days', 'Ohio', '3 days', ''].map(capitalize)).toEqual([
    'Red',
    'Two days',
    'Ohio',
    '3 days',
    '',
  ]);
});
