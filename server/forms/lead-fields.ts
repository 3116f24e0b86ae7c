import { limits } from '../../src/forms/fields.ts';
import { isCaptchaField } from '../security/captcha.ts';

/** The field that people never see. Programs fill it. */
export const honeypotField = 'website';

const known = new Set([
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
  'lib_version',
  'user_id',
  'service_id',
  'template_id',
]);

const mostDetails = 40;
const longestDetail = 2000;

/** Fields beyond the usual ones, which other forms of the site may have. Protocol fields are left out. */
export function detailsOf(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, value]) => value !== '' && name.length <= 60 && !name.startsWith('_'))
      .filter(([name]) => !known.has(name) && !isCaptchaField(name))
      .slice(0, mostDetails)
      .map(([name, value]) => [name, value.slice(0, longestDetail)]),
  );
}

/** What is kept of a post that was never valid: its usual fields, cut to their limits. */
export function clippedFields(fields: Record<string, string>) {
  const clip = (name: keyof typeof limits) => (fields[name] ?? '').trim().slice(0, limits[name]);
  return {
    name: clip('name'),
    email: clip('email'),
    phone: clip('phone'),
    subject: clip('subject'),
    comment: clip('comment'),
  };
}

/** A path of this site, fit for a link; '' for anything else. */
export function localPath(value: string | undefined): string {
  if (!value || value.length > 300 || !/^\/(?![/\\])[\w\-./~%]*$/.test(value)) return '';
  return value;
}

/**
 * Flat text fields of a JSON object. Numbers and booleans become text, null and missing ''.
 * @returns null when a value is a list or an object, which no field of ours is.
 */
export function textFields(value: object): Record<string, string> | null {
  const fields: Record<string, string> = {};
  for (const [name, field] of Object.entries(value)) {
    if (field === null || field === undefined) continue;
    if (typeof field === 'object') return null;
    fields[name] = String(field);
  }
  return fields;
}
