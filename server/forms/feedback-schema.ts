import { locale } from '../../src/content/locale.ts';
import { formats, messages, tickedTexts } from '../../src/forms/fields.ts';
import { type FieldName, fieldsOf, type Need, textFields } from '../../src/forms/form-fields.ts';

/** Returns the rules of a text field. */
function fieldRules([field, need]: [field: FieldName, need: Need]) {
  const { kind, limit } = textFields[field];
  const format = formats[kind];
  return [
    ...(need === 'required' ? [{ rule: 'required', field, error: messages.required }] : []),
    { rule: 'maxlength', field, threshold: limit, error: messages.tooLong(limit) },
    // Contact Form 7 has rules of the same names.
    ...(format ? [{ rule: kind, field, error: format.message }] : []),
  ];
}

/**
 * Rules of the checkbox that accepts the terms. Forms may omit it; if present, it is a tick or
 * empty.
 */
const termsRules = (asksTerms: boolean) => {
  const termsField = { field: 'terms_condition', error: messages.terms };
  return [
    ...(asksTerms ? [{ rule: 'required', ...termsField }] : []),
    { rule: 'enum', ...termsField, accept: tickedTexts },
  ];
};

/** Returns the rules of a form as Contact Form 7's schema route lists them. */
export const feedbackSchema = (form: 'contact' | 'comment', asksTerms: boolean) => ({
  version: 'Contact Form 7 SWV Schema 2024-10',
  locale: locale.language.replace('-', '_'),
  rules: [...fieldsOf(form).flatMap(fieldRules), ...termsRules(asksTerms)],
});
