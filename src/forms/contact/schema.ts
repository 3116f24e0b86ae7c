import { z } from 'zod';
import {
  comment,
  email,
  limits,
  name,
  optionalPhone,
  optionalText,
  phone,
  requiredComment,
  terms,
  termsIfAsked,
} from '../fields.ts';

/** What a visitor types into a contact form. Read by the page and by the server. */
export const contactSchema = z.object({
  name,
  email,
  phone,
  /** What the message is about; only the longer forms ask. */
  subject: optionalText(limits.subject),
  /** The message itself. */
  comment,
});
export type ContactInput = z.input<typeof contactSchema>;
export type Contact = z.output<typeof contactSchema>;

/** A contact form as it is posted: one that carries a terms checkbox, or has to, has it ticked. */
export const contactPostSchema = (asksTerms: boolean) =>
  contactSchema.extend({ terms_condition: asksTerms ? terms : termsIfAsked });

/** A comment under a post: it is what the form is for, and nobody is called because of it. */
export const commentPostSchema = (asksTerms: boolean) =>
  contactPostSchema(asksTerms).extend({ phone: optionalPhone, comment: requiredComment });

export type ContactPostInput = z.input<ReturnType<typeof contactPostSchema>>;
export type ContactPost = z.output<ReturnType<typeof contactPostSchema>>;

/** Name and e-mail alone, for the shortest forms of the showcase. */
export const nameAndEmailSchema = z.object({ name, email });

/** Name, e-mail and an accepted terms checkbox. */
export const nameEmailTermsSchema = nameAndEmailSchema.extend({ terms_condition: terms });

/** The same with a comment that may not be empty. The specification keeps it unused. */
export const nameEmailTermsCommentSchema = nameEmailTermsSchema.extend({
  comment: requiredComment,
});
