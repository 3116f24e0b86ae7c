import type { ChangeHandler } from 'react-hook-form';
import { expect, test } from 'vitest';
import { inputKinds, normalizeInput } from './normalize-input.ts';

/** Returns the text of an input after an event, and checks that the form got the same. */
async function after(value: string, event: 'onChange' | 'onBlur', filledIn = false) {
  const input = { value, matches: (selector: string) => filledIn && selector === ':autofill' };
  let reported = '';
  const hear: ChangeHandler = async ({ target }) => {
    reported = target.value;
  };
  const registered = { name: 'phone', ref: () => {}, onChange: hear, onBlur: hear };
  await normalizeInput(registered, inputKinds.phone)[event]({ target: input, type: event });
  expect(reported).toBe(input.value);
  return input.value;
}

test('an autofilled number loses its country code at once', async () => {
  expect(await after('+1 802-555-0172', 'onChange', true)).toBe('802-555-0172');
});

test('a typed number stays as it is, and is normalized on blur', async () => {
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
