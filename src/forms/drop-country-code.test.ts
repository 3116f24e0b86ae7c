import { expect, test } from 'vitest';
import { dropCountryCode } from './drop-country-code.ts';

function after(value: string, filledIn: boolean): string {
  const input = { value, matches: (selector: string) => filledIn && selector === ':autofill' };
  dropCountryCode(input);
  return input.value;
}

test.each([
  ['+18025550172', '8025550172'],
  ['+1 (802) 555-0172', '(802) 555-0172'],
  ['1-802-555-0172', '802-555-0172'],
])('%s, filled in by a browser, becomes %s', (value, national) => {
  expect(after(value, true)).toBe(national);
});

test.each(['802-555-0172', '+44 20 7946 0018', '+1 802', ''])('%s stays as it is', (value) => {
  expect(after(value, true)).toBe(value);
});

test('what somebody typed is theirs', () => {
  expect(after('+18025550172', false)).toBe('+18025550172');
});
