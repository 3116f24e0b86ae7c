import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['inputs', 'fields', 'inquiry', 'message'],
  path: '/elements/contact-form',
  title: 'Contact form',
  headTitle: 'Contact forms for React with errors at the field',
  description:
    'Three contact forms that send: all fields beside a phone number, a card over a picture, and one under a question. With captcha and without script.',
};
