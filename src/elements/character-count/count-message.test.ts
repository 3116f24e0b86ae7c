import { expect, it } from 'vitest';
import { countMessage } from './count-message.ts';

it.each([
  [0, 5000, ''],
  [4499, 5000, ''],
  [4500, 5000, '500 characters left of 5,000.'],
  [4999, 5000, '1 character left of 5,000.'],
  [5000, 5000, '0 characters left of 5,000.'],
  [5001, 5000, '1 character too many: 5,000 fit.'],
  [6000, 5000, '1,000 characters too many: 5,000 fit.'],
  [95, 120, ''],
  [96, 120, '24 characters left of 120.'],
])('%i of %i characters: %j', (length, limit, said) => {
  expect(countMessage(length, limit)).toBe(said);
});
