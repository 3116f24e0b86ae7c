import fc from 'fast-check';
import { honeypotField } from '../../../src/forms/honeypot/schema.ts';

/** Names with a meaning in JavaScript or in our forms, and arbitrary ones. */
export const fieldName = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'name',
      'email',
      'phone',
      'subject',
      'comment',
      'job',
      'page',
      'file',
      'terms_condition',
      honeypotField,
      'altcha',
      'user_id',
      'service_id',
      'template_id',
      'template_params',
      '_wpcf7_unit_tag',
    ),
  },
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'),
  fc.string({ unit: 'binary', maxLength: 80 }).map((any) => any.replaceAll('\0', '\u0001')),
);

/** Values for text fields. */
export const text = fc.oneof(
  fc.constantFrom(
    '',
    '\0',
    'Ann\0Marsh',
    '\ud800',
    'cut \udc00 in two',
    '\u202eevil\u2066',
    '\u001b[2J',
    'ann@example.com',
    'Ann Marsh',
    '802-555-0143',
    'on',
    '/page/contact-us',
    '__proto__',
    '=cmd|calc',
    "'; drop table lead; --",
    '<script>alert(1)</script>',
    'Ann\r\nBcc: victim@example.com',
    '1e999',
    '-0',
    'x'.repeat(6000),
    '💌'.repeat(500),
  ),
  // NUL is refused early; the code behind that check has to be reached as well.
  fc.string({ unit: 'binary', maxLength: 200 }).map((any) => any.replaceAll('\0', '\u0001')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

/** A header's value: no line ends, or it would be several headers. */
export const headerText = fc
  .oneof(text, fc.string({ unit: 'binary', maxLength: 100 }))
  .map((value) => value.replace(/[\r\n]/g, '').slice(0, 1000));
