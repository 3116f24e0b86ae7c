import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { FormName } from './form-fields.ts';
import { PersonFields } from './person-fields.tsx';

vi.mock('./form-fields.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./form-fields.ts')>();
  const contact = { ...original.formFields.contact, phone: 'unasked' };
  return { ...original, formFields: { ...original.formFields, contact } };
});

const register = (name: string) => ({
  name,
  onChange: async () => undefined,
  onBlur: async () => undefined,
  ref: () => undefined,
});

/** Returns the names of the inputs, each with whether it is required. */
function inputsOf(form?: FormName): [name: string | undefined, isRequired: boolean][] {
  const html = renderToStaticMarkup(
    <PersonFields register={register} errors={{}} nameAlone {...(form ? { form } : {})} />,
  );
  return [...html.matchAll(/<input[^>]*>/g)].map(([input]) => [
    / name="(\w+)"/.exec(input)?.[1],
    input.includes(' required=""'),
  ]);
}

test('a form of the list has the fields that it asks for', () => {
  expect(inputsOf('contact').map(([name]) => name)).toEqual(['name', 'email']);
  expect(inputsOf('job-application').map(([name]) => name)).toEqual(['name', 'email', 'phone']);
});

test('without a form, as in the checkout, all are there and required', () => {
  expect(inputsOf()).toEqual([
    ['name', true],
    ['email', true],
    ['phone', true],
  ]);
});
