import type { ChangeHandler } from 'react-hook-form';
import { expect, test } from 'vitest';
import { tidied, tidyKinds } from './tidy-input.ts';

/** The text of an input after an event, and what the form was told of it. */
async function after(value: string, event: 'onChange' | 'onBlur', filledIn = false) {
  const input = { value, matches: (selector: string) => filledIn && selector === ':autofill' };
  let told = '';
  const hear: ChangeHandler = async ({ target }) => {
    told = target.value;
  };
  const registered = { name: 'phone', ref: () => {}, onChange: hear, onBlur: hear };
  await tidied(registered, tidyKinds.phone)[event]({ target: input, type: event });
  expect(told).toBe(input.value);
  return input.value;
}

test('a number that a browser fills in loses its country code at once', async () => {
  expect(await after('+1 802-555-0172', 'onChange', true)).toBe('802-555-0172');
});

test('a number that somebody types stays under the hands, and is tidied when the field is left', async () => {
  expect(await after('+1 802-555-0172', 'onChange')).toBe('+1 802-555-0172');
  expect(await after('\u202d+1 802\u2011555\u20110172\u202c', 'onBlur')).toBe('802-555-0172');
});

test.each(['+44 20 7946 0018', '+1 802', '', '802\u2013555'])(
  'what is wrong stays as it was typed: %j',
  async (value) => {
    expect(await after(value, 'onBlur')).toBe(value);
    expect(await after(value, 'onChange', true)).toBe(value);
  },
);
