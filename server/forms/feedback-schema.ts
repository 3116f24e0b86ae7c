import { limits, messages, tickedTexts } from '../../src/forms/fields.ts';

const required = (field: string) => ({ rule: 'required', field, error: messages.required });

const longest = (field: keyof typeof limits) => ({
  rule: 'maxlength',
  field,
  threshold: limits[field],
  error: `Please use ${limits[field]} characters or fewer.`,
});

/** The rules of the contact form as Contact Form 7 lists them. */
export const feedbackSchema = {
  version: 'Contact Form 7 SWV Schema 2024-10',
  locale: 'en_US',
  rules: [
    required('name'),
    longest('name'),
    required('email'),
    longest('email'),
    { rule: 'email', field: 'email', error: messages.email },
    required('phone'),
    longest('phone'),
    { rule: 'tel', field: 'phone', error: messages.phone },
    longest('subject'),
    longest('comment'),
    // A form may do without the box; one that has it sends a tick or nothing.
    { rule: 'enum', field: 'terms_condition', accept: tickedTexts, error: messages.terms },
  ],
};
