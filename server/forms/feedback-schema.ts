import { locale } from '../../src/content/locale.ts';
import { limits, messages, tickedTexts } from '../../src/forms/fields.ts';

const required = (field: string) => ({ rule: 'required', field, error: messages.required });

const maxLength = (field: keyof typeof limits) => ({
  rule: 'maxlength',
  field,
  threshold: limits[field],
  error: messages.tooLong(limits[field]),
});

/**
 * Rules of the checkbox that accepts the terms. Forms may omit it; if present, it is a tick or
 * empty.
 */
const termsRules = (asksTerms: boolean) => {
  const box = { field: 'terms_condition', error: messages.terms };
  return [
    ...(asksTerms ? [{ rule: 'required', ...box }] : []),
    { rule: 'enum', ...box, accept: tickedTexts },
  ];
};

/**
 * Returns the rules of a form as Contact Form 7's schema route lists them. Comments are required in
 * the comment form only.
 */
export const feedbackSchema = (form: 'contact' | 'comment', asksTerms: boolean) => ({
  version: 'Contact Form 7 SWV Schema 2024-10',
  locale: locale.language.replace('-', '_'),
  rules: [
    required('name'),
    maxLength('name'),
    required('email'),
    maxLength('email'),
    { rule: 'email', field: 'email', error: messages.email },
    ...(form === 'contact' ? [required('phone')] : []),
    maxLength('phone'),
    { rule: 'tel', field: 'phone', error: messages.phone },
    maxLength('subject'),
    ...(form === 'comment' ? [required('comment')] : []),
    maxLength('comment'),
    ...termsRules(asksTerms),
  ],
});
