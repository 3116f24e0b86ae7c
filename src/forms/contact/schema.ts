import { z } from 'zod';
import { email, fieldSchemas, name, requiredField, terms, termsIfAsked } from '../fields.ts';

/** Fields of a contact form. Used by page and server. */
export const contactSchema = z.object(fieldSchemas('contact'));
export type ContactInput = z.input<typeof contactSchema>;
export type Contact = z.output<typeof contactSchema>;

/** A terms checkbox must be ticked if it is part of the form or required. */
const termsOf = (asksTerms: boolean) => ({ terms_condition: asksTerms ? terms : termsIfAsked });

/** A posted contact form. */
export const contactPostSchema = (asksTerms: boolean) => contactSchema.extend(termsOf(asksTerms));

/** A posted comment on a blog post: requires a message, and no phone number. */
export const commentPostSchema = (asksTerms: boolean) =>
  z.object({ ...fieldSchemas('comment'), ...termsOf(asksTerms) });

export type ContactPostInput = z.input<ReturnType<typeof contactPostSchema>>;
export type ContactPost = z.output<ReturnType<typeof contactPostSchema>>;

/** Name and e-mail, for the shortest forms of the showcase. */
export const nameAndEmailSchema = z.object({ name, email });

/** Name, e-mail and an accepted terms checkbox. */
export const nameEmailTermsSchema = nameAndEmailSchema.extend({ terms_condition: terms });

/** Name, e-mail, an accepted terms checkbox and a comment. Unused; part of the specification. */
export const nameEmailTermsCommentSchema = nameEmailTermsSchema.extend({
  comment: requiredField('comment'),
});
