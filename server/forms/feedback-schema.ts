import { limits, messages, tickedTexts } from '../../src/forms/fields.ts';

const required = (field: string) => ({ rule: 'required', field, error: messages.required });

const longest = (field: keyof typeof limits) => ({
  rule: 'maxlength',
  field,
  threshold: limits[field],
  error: `Please use ${limits[field]} characters or fewer.`,
});

/** The box that accepts the terms. A form may do without it; one that has it sends a tick or nothing. */
const termsRules = (asksTerms: boolean) => {
  const box = { field: 'terms_condition', error: messages.terms };
  return [
    ...(asksTerms ? [{ rule: 'required', ...box }] : []),
    { rule: 'enum', ...box, accept: tickedTexts },
  ];
};

/** The rules of the contact form as Contact Form 7 lists them. */
export const feedbackSchema = (asksTerms: boolean) => ({
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
    ...termsRules(asksTerms),
  ],
});
