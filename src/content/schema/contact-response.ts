import { z } from 'zod';

/** Statuses of Contact Form 7. Only `mail_sent` is a success. */
export const contactStatuses = [
  'mail_sent',
  'mail_failed',
  'validation_failed',
  'acceptance_missing',
  'spam',
  'aborted',
  'error',
] as const;

/** Field that failed validation. */
export const invalidFieldSchema = z.object({
  /** Name of the input. */
  field: z.string(),
  /** Message to show below it. */
  message: z.string(),
  /** DOM id of the input when the sender named it. */
  idref: z.string().nullable().optional(),
  /** DOM id of the element that shows the message. */
  error_id: z.string().optional(),
});

/** Response to `POST …/contact-forms/{id}/feedback`. Source: this site's server, or WordPress. */
export const contactResponseSchema = z.object({
  contact_form_id: z.number().int().positive(),
  status: z.enum(contactStatuses),
  /** Message for the visitor. */
  message: z.string(),
  posted_data_hash: z.string().optional(),
  /** CSS selector of the form that was sent. */
  into: z.string().optional(),
  invalid_fields: z.array(invalidFieldSchema).default([]),
});
export type ContactResponse = z.infer<typeof contactResponseSchema>;
