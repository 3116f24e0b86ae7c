import { appointmentFields } from '../../src/forms/appointments/schema.ts';
import { messages } from '../../src/forms/fields.ts';
import { type FormName, fieldNames, formFields, textFields } from '../../src/forms/form-fields.ts';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { submissionField } from '../../src/forms/submission/schema.ts';
import { serverWords } from '../../src/words/server.ts';
import { HttpError } from '../http/http-error.ts';
import { type LeadTexts, singleLineNames } from '../lead-texts.ts';
import { isCaptchaField } from '../security/captcha.ts';
import { storableText, unstorableMessage } from '../storable-text.ts';

const standardFields = new Set<string>([
  ...fieldNames,
  'page',
  'terms_condition',
  honeypotField,
  submissionField,
  appointmentFields.diary,
  appointmentFields.slot,
  'lib_version',
  'user_id',
  'service_id',
  'template_id',
]);

/**
 * Returns true for fields with a single value. Others, which forms of the site may add, can be
 * groups of checkboxes.
 */
export const isSingleValueField = (name: string): boolean =>
  standardFields.has(name) || name.startsWith('_') || isCaptchaField(name);

const detailWords = serverWords.details;
const maxDetails = 40;
const maxNameLength = 60;
const maxDetailLength = 2000;
/** Maximum characters of all further fields together; forms of the site need a few hundred. */
const maxTotalDetailLength = 20_000;

/**
 * Returns the fields beyond the standard ones that forms of the site may have, without protocol
 * fields.
 */
export function pickDetails(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    furtherFields(fields)
      .filter(([name]) => name.length <= maxNameLength)
      .slice(0, maxDetails)
      .map(([name, value]) => [name, value.slice(0, maxDetailLength)]),
  );
}

const furtherFields = (fields: Record<string, string>) =>
  Object.entries(fields).filter(([name, value]) => value !== '' && !isSingleValueField(name));

/**
 * Returns errors by field for fields that exceed the limits and are not in the form's list: further
 * ones, and those of the list that other forms have. Even a valid post is refused because of them:
 * truncating them would silently lose what a visitor wrote.
 */
export function detailErrors(
  form: FormName,
  fields: Record<string, string>,
): Record<string, string> {
  const errors: Record<string, string> = Object.create(null);
  let total = 0;
  for (const [index, [name, value]] of furtherFields(fields).entries()) {
    total += name.length + value.length;
    if (name.length > maxNameLength) errors[name] = detailWords.longName;
    else if (value.length > maxDetailLength) errors[name] = messages.tooLong(maxDetailLength);
    else if (index >= maxDetails) errors[name] = detailWords.tooMany(maxDetails);
    else if (total > maxTotalDetailLength) errors[name] = detailWords.tooLong(maxTotalDetailLength);
  }
  for (const name of fieldNames.filter((field) => formFields[form][field] === undefined)) {
    const { limit } = textFields[name];
    if ((fields[name] ?? '').trim().length > limit) errors[name] = messages.tooLong(limit);
  }
  return errors;
}

const lineBreakPattern = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * Returns the fields, with line breaks in single-line ones replaced by spaces, so that none can
 * fake a line of a mail. Browsers never send line breaks in them.
 */
export const replaceLineBreaks = (fields: Record<string, string>): Record<string, string> =>
  // No prototype: a field may be named `__proto__`.
  Object.assign(
    Object.create(null),
    fields,
    Object.fromEntries(
      singleLineNames
        .filter((name) => name in fields)
        .map((name) => [name, (fields[name] ?? '').replace(lineBreakPattern, ' ')]),
    ),
  );

/** Returns the text fields of a post that may be invalid, cut to their limits. */
export const clipTexts = (fields: Record<string, string>): LeadTexts =>
  Object.fromEntries(
    fieldNames.map((name) => [name, (fields[name] ?? '').trim().slice(0, textFields[name].limit)]),
  ) as LeadTexts;

/** Returns a path of this site that is safe in a link; '' for anything else. */
export function localPath(value: string | undefined): string {
  if (!value || value.length > 300 || !/^\/(?![/\\])[\w\-./~%]*$/.test(value)) return '';
  return value;
}

/**
 * Reads flat text fields of a JSON object. Numbers and booleans become text, null and undefined ''.
 * @returns null when a value is an array or an object, which no field of the site's forms is.
 * @throws HttpError 400 for text that no database can store.
 */
export function readTextFields(value: object): Record<string, string> | null {
  // No prototype, so that a field may be named `__proto__`.
  const fields: Record<string, string> = Object.create(null);
  for (const [rawName, rawValue] of Object.entries(value)) {
    if (rawValue === null || rawValue === undefined) continue;
    if (typeof rawValue === 'object') return null;
    const name = storableText(rawName);
    const text = storableText(String(rawValue));
    if (name === null || text === null) {
      throw new HttpError(400, unstorableMessage(name ?? serverWords.nameOfField));
    }
    fields[name] = text;
  }
  return fields;
}
