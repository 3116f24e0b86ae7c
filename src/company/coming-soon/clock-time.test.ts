import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test('seconds have two digits, minutes as many as they need', () => {
  expect([0, 9, 31, 60, 71].map(clockTime)).toEqual(['0:00', '0:09', '0:31', '1:00', '1:11']);
});
