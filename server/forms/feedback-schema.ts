import { locale } from '../../src/content/locale.ts';
import { formats, messages, tickedTexts } from '../../src/forms/fields.ts';
import { type FieldName, fieldsOf, type Need, textFields } from '../../src/forms/form-fields.ts';

/** Returns the rules of a text field, by their names in Contact Form 7. */
function fieldRules([field, need]: [field: FieldName, need: Need]) {
  const { kind, limit } = textFields[field];
  const format = formats[kind];
  return [
    ...(need === 'required' ? [{ rule: 'required', field, error: messages.required }] : []),
    { rule: 'maxlength', field, threshold: limit, error: messages.tooLong(limit) },
    // `email` and `tel` are names of its rules, too.
    ...(format ? [{ rule: kind, field, error: format.message }] : []),
  ];
}

/** Returns the rules of the checkbox by which the visitor accepts the terms; forms may omit it. */
const termsRules = (asksTerms: boolean) => {
  const termsField = { field: 'terms_condition', error: messages.terms };
  return [
    ...(asksTerms ? [{ rule: 'required', ...termsField }] : []),
    { rule: 'enum', ...termsField, accept: tickedTexts },
  ];
};

/**
 * Returns the rules of a form as the schema route of Contact Form 7 lists them: the specification's
 * forms speak its API.
 */
export const feedbackSchema = (form: 'contact' | 'comment', asksTerms: boolean) => ({
  version: 'Contact Form 7 SWV Schema 2024-10',
  locale: locale.language.replace('-', '_'),
  rules: [...fieldsOf(form).flatMap(fieldRules), ...termsRules(asksTerms)],
});
