import { z } from 'zod';
import { fieldErrors } from '../words/field-errors.ts';
import { cleanEmail } from './clean-email.ts';
import { phoneRule } from './phone-rule.ts';

// zod compiles validators by `new Function`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

/** Error messages, shown below a touched field. */
export const messages = fieldErrors;

/** Maximum lengths in characters. */
export const limits = { name: 120, email: 254, phone: 40, comment: 5000, subject: 160 } as const;

const { tooLong } = messages;

/** Schema of a required text, trimmed. */
export const requiredText = (max: number) =>
  z.string().trim().min(1, messages.required).max(max, tooLong(max));

/** Schema of an optional text, trimmed; missing becomes ''. */
export const optionalText = (max: number) =>
  z.string().trim().max(max, tooLong(max)).optional().default('');

export const name = requiredText(limits.name);

const emailRule = z.email();
const internationalEnd = /\.xn--[a-z0-9-]+$/i;

/** Returns true if a normalized text is an e-mail address. zod's own rule rejects `.xn--p1ai`. */
const isEmail = (address: string) =>
  emailRule.safeParse(address.replace(internationalEnd, '.idn')).success;

/** A required e-mail address, normalized. An empty one has the error `required` alone. */
export const email = z
  .string()
  .overwrite(cleanEmail)
  .min(1, messages.required)
  .max(limits.email, tooLong(limits.email))
  .refine((value) => value === '' || isEmail(value), { message: messages.email, abort: true });

const isPhone = (value: string) => value === '' || phoneRule.pattern.test(value);

/** A required phone number in any notation, normalized. An empty one has the error `required` alone. */
export const phone = z
  .string()
  .overwrite(phoneRule.clean)
  .min(1, messages.required)
  .max(limits.phone, tooLong(limits.phone))
  .refine(isPhone, { message: messages.phone, abort: true });

/** An optional phone number: missing becomes ''; otherwise it must be valid. */
export const optionalPhone = z
  .string()
  .overwrite(phoneRule.clean)
  .max(limits.phone, tooLong(limits.phone))
  .refine(isPhone, { message: messages.phone, abort: true })
  .optional()
  .default('');

export const comment = optionalText(limits.comment);
export const requiredComment = requiredText(limits.comment);

/** Values of a ticked checkbox: from React, JSON or a native form post. */
const checkedValues = new Set<unknown>([true, 'true', 'on', '1', 'yes']);

/** A checkbox that must be ticked. */
export const terms = z
  .unknown()
  .refine((value) => checkedValues.has(value), messages.terms)
  .transform(() => true as const);

/** An optional checkbox, which must be ticked if it is posted. */
export const termsIfAsked = z
  .unknown()
  .refine((value) => value === undefined || checkedValues.has(value), messages.terms)
  .optional();

/** Text values of a ticked checkbox, for validation rules sent to other clients. */
export const tickedTexts = [...checkedValues].filter((value) => typeof value === 'string');
