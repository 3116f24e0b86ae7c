import { z } from 'zod';
import { cleanEmail } from './clean-email.ts';
import { cleanPhone, usPhonePattern } from './clean-phone.ts';

// zod tries `new Function` to compile its checks; a strict content policy reports that as a breach.
z.config({ jitless: true });

/** Messages of the specification (sections 5 and 8), shown under a field once it was touched. */
export const messages = {
  required: 'Field is required.',
  email: 'Invalid email.',
  phone: 'Invalid phone',
  terms: 'Message',
} as const;

/** Longest values that a form accepts, in characters. */
export const limits = { name: 120, email: 254, phone: 40, comment: 5000, subject: 160 } as const;

const tooLong = (max: number) => `Please use ${max} characters or fewer.`;

/** A required line or paragraph, trimmed. */
export const requiredText = (max: number) =>
  z.string().trim().min(1, messages.required).max(max, tooLong(max));

/** An optional line or paragraph, trimmed; missing becomes ''. */
export const optionalText = (max: number) =>
  z.string().trim().max(max, tooLong(max)).optional().default('');

export const name = requiredText(limits.name);

const emailRule = z.email();
const internationalEnd = /\.xn--[a-z0-9-]+$/i;

/** Whether a cleaned text is an e-mail address. The library's own rule knows no `.xn--p1ai`. */
const isEmail = (address: string) =>
  emailRule.safeParse(address.replace(internationalEnd, '.idn')).success;

/** A required e-mail address, cleaned. An empty one says only that it is required. */
export const email = z
  .string()
  .overwrite(cleanEmail)
  .min(1, messages.required)
  .max(limits.email, tooLong(limits.email))
  .refine((value) => value === '' || isEmail(value), { message: messages.email, abort: true });

const phoneRule = (value: string) => value === '' || usPhonePattern.test(value);

/** A required phone number in any US spelling, cleaned. An empty one says only that it is required. */
export const phone = z
  .string()
  .overwrite(cleanPhone)
  .min(1, messages.required)
  .max(limits.phone, tooLong(limits.phone))
  .refine(phoneRule, { message: messages.phone, abort: true });

/** A phone number that may be left out: missing becomes ''; one that is given must be right. */
export const optionalPhone = z
  .string()
  .overwrite(cleanPhone)
  .max(limits.phone, tooLong(limits.phone))
  .refine(phoneRule, { message: messages.phone, abort: true })
  .optional()
  .default('');

export const comment = optionalText(limits.comment);
export const requiredComment = requiredText(limits.comment);

/** Values in which a ticked checkbox arrives: from React, from JSON, from a native form post. */
const ticked = new Set<unknown>([true, 'true', 'on', '1', 'yes']);

/** A checkbox that must be ticked. */
export const terms = z
  .unknown()
  .refine((value) => ticked.has(value), messages.terms)
  .transform(() => true as const);

/** The same for a form that may do without one: where the field is sent, it must be ticked. */
export const termsIfAsked = z
  .unknown()
  .refine((value) => value === undefined || ticked.has(value), messages.terms)
  .optional();

/** The ticks of a checkbox as text, for rules that are sent to other clients. */
export const tickedTexts = [...ticked].filter((value) => typeof value === 'string');
