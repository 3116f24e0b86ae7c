import { zodResolver } from '@hookform/resolvers/zod';
import { expect, test } from 'vitest';
import { contactPostSchema } from '../contact/schema.ts';
import type { Detail } from './detail.ts';
import { resolveDetails } from './resolve-details.ts';

const day = {
  kind: 'date',
  timeZone: 'America/New_York',
  maxDaysAhead: 90,
  required: true,
} as const;
const stay: Detail[] = [
  { ...day, name: 'Arrival', label: 'Arrival', minDaysAhead: 0 },
  { ...day, name: 'Departure', label: 'Departure', minDaysAhead: 1, afterField: 'Arrival' },
];
const person = { name: 'Ann Marsh', email: 'ann@example.com', phone: '802-555-0143' };
const now = () => new Date('2026-11-22T17:00:00Z');
const schema = zodResolver(contactPostSchema(false));

const check = async (values: Record<string, string>, details = stay) => {
  const resolve = resolveDetails(schema, details, now);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const result = await resolve({ ...person, ...values } as never, undefined, options);
  const errors = Object.entries(result.errors).map(([name, error]) => [name, error?.message]);
  return { values: result.values, errors: Object.fromEntries(errors) };
};

test('valid values are returned with those of the form', async () => {
  const { values, errors } = await check({ Arrival: ' 2026-12-01', Departure: '2026-12-04' });
  expect(errors).toEqual({});
  expect(values).toMatchObject({ ...person, Arrival: '2026-12-01', Departure: '2026-12-04' });
});

test('each field has its own message, even if others are invalid', async () => {
  const wrong = { email: 'ann@', Arrival: '2026-12-04', Departure: '2026-12-01' };
  const { values, errors } = await check(wrong);
  expect(values).toEqual({});
  expect(errors).toEqual({
    email: 'Invalid email.',
    Departure: 'Please choose a day after December 4, 2026.',
  });
});

test('errors of the form itself are returned without additional fields as well', async () => {
  expect((await check({ email: 'ann@' }, [])).errors).toEqual({ email: 'Invalid email.' });
  expect((await check({}, [])).values).toMatchObject(person);
});
