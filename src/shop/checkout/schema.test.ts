import { describe, expect, it } from 'vitest';
import { constraints } from '../../forms/constraints.ts';
import { addressConstraints } from './address-constraints.ts';
import { resolveCheckout } from './resolve-checkout.ts';
import type { CheckoutInput } from './schema.ts';

const good: CheckoutInput = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '(607) 555-0163',
  street: '31 Kiln Street',
  unit: '',
  city: 'Alfred',
  state: 'New York',
  zip: '14802',
};

/** Returns the errors by field. */
async function wrong(fields: Partial<Record<keyof CheckoutInput, unknown>>) {
  const typed = { ...good, ...fields } as CheckoutInput;
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolveCheckout(typed, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]));
}

describe('an address', () => {
  it.each([
    {},
    { zip: '14802-1234' },
    { zip: ' 14802 ' },
    { state: 'Ohio', zip: '43004' },
    { unit: undefined },
    { phone: '607.555.0163' },
    { phone: '\u202d+1 (607)\u00a0555\u20110163\u202c' },
    { email: '\u202aAda <ada@пример.рф>\u202c' },
    { zip: '\u202d14802\u20131234\u202c' },
  ])('is valid: %j', async (fields) => {
    expect(await wrong(fields)).toEqual({});
  });

  it.each([
    [{ zip: '' }, { zip: 'Field is required.' }],
    [{ zip: '1480' }, { zip: 'A ZIP code has five digits, like 14802.' }],
    [{ zip: 'K1A 0B1' }, { zip: 'A ZIP code has five digits, like 14802.' }],
    [{ state: 'Ohio' }, { zip: '14802 is in New York, and you chose Ohio.' }],
    [
      { zip: '99501' },
      { zip: '99501 is in Alaska. We send to the 48 states that touch, and to D.C.' },
    ],
    [{ zip: '00001' }, { zip: 'No ZIP code begins with 000.' }],
    [{ state: '' }, { state: 'Field is required.' }],
    [{ state: 'toString' }, { state: 'Field is required.' }],
    [{ phone: '555-0163' }, { phone: 'Invalid phone' }],
    [{ street: '   ' }, { street: 'Field is required.' }],
    [{ city: 'x'.repeat(81) }, { city: 'Please use 80 characters or fewer.' }],
  ])('is invalid: %j', async (fields, said) => {
    expect(await wrong(fields)).toEqual(said);
  });

  it('reports all errors at once', async () => {
    expect(await wrong({ name: '', email: 'ada@', state: 'Ohio' })).toEqual({
      name: 'Field is required.',
      email: 'Invalid email.',
      zip: '14802 is in New York, and you chose Ohio.',
    });
  });

  it('has the length limits of its inputs', async () => {
    for (const [field, { limit }] of Object.entries({ ...addressConstraints, ...constraints }))
      if (field in good && limit && field !== 'zip' && field !== 'email' && field !== 'phone') {
        expect(await wrong({ [field]: 'x'.repeat(limit) }), field).toEqual({});
        expect(await wrong({ [field]: 'x'.repeat(limit + 1) }), field).toHaveProperty(field);
      }
  });
});
