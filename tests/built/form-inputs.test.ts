import { expect, test } from 'vitest';
import { type FieldName, formFields, type Need } from '../../src/forms/form-fields.ts';
import { builtPages } from './built-pages.ts';

/** Returns the attributes of an input, unescaped. */
const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
    ]),
  );

const inputsNamed = (html: string, name: string) =>
  [...html.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => attributesOf(tag))
    .filter((input) => input['name'] === name);

/** Returns true if a browser without script accepts a value. */
const takes = ({ pattern = '.*', type }: Record<string, string>, text: string) =>
  type !== 'email' && new RegExp(`^(?:${pattern})$`, 'v').test(text);

test('[V1] on every page, without script, inputs accept what the server accepts', async () => {
  const pages = await builtPages();
  let count = 0;
  const wrong: string[] = [];
  for (const { path, html } of pages) {
    for (const phone of inputsNamed(html, 'phone')) {
      count += 1;
      if (!takes(phone, '\u202d+1 (802)\u00a0555\u20110172\u202c'))
        wrong.push(`${path}: a copied number`);
      if (takes(phone, '802--555--0176')) wrong.push(`${path}: a number with two dashes`);
    }
    for (const email of inputsNamed(html, 'email')) {
      if (!takes(email, '\u202aАнна <anna@пример.рф>\u202c'))
        wrong.push(`${path}: a copied address`);
      if (takes(email, 'anna@пример')) wrong.push(`${path}: half an address`);
    }
  }
  expect(count).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
});

const lists: Readonly<Record<string, Partial<Record<FieldName, Need>>>> = formFields;

test('phone inputs are required where their form requires a number', async () => {
  let count = 0;
  const wrong: string[] = [];
  for (const { path, html } of await builtPages())
    for (const [form] of html.matchAll(/<form\b[^>]*>.*?<\/form>/gs)) {
      const { 'data-form': name = '' } = attributesOf(form.slice(0, form.indexOf('>')));
      // A form without a list, such as the checkout, requires all fields of a person.
      const isRequired = (lists[name]?.phone ?? 'required') === 'required';
      for (const phone of inputsNamed(form, 'phone')) {
        const says = 'required' in phone;
        count += 1;
        if (says !== isRequired) wrong.push(path);
      }
    }
  expect(count).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
});
