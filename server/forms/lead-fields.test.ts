import { expect, test } from 'vitest';
import { messages } from '../../src/forms/fields.ts';
import { detailErrors, localPath, pickDetails } from './lead-fields.ts';

test('only paths of this site become links', () => {
  expect(localPath('/page/contact-us')).toBe('/page/contact-us');
  for (const path of ['//evil', '/\\evil', 'https://evil', 'javascript:1', '/a?b', '', undefined]) {
    expect(localPath(path)).toBe('');
  }
});

test('further fields are kept, protocol and standard ones are not', () => {
  expect(
    pickDetails({ budget: '20k', name: 'Ann', _wpcf7: '1', altcha: 'x', user_id: 'k', empty: '' }),
  ).toEqual({ budget: '20k' });
});

test('a field that the form does not list has its limit, which the schema does not know', () => {
  const subject = 'x'.repeat(161);
  expect(detailErrors('job-application', { subject })).toEqual({ subject: messages.tooLong(160) });
  expect(detailErrors('job-application', { subject: subject.slice(1) })).toEqual({});
  expect(detailErrors('contact', { subject })).toEqual({});
});
