import { z } from 'zod';
import { comment, email, name, phone, terms } from '../fields.ts';

/** Largest CV that is accepted, in bytes (5 MB). */
export const maxFileBytes = 5 * 1024 * 1024;

/** What the file picker offers; the server judges by content. */
export const fileTypes = '.pdf,.docx,.odt';

/** The visible inputs of the form, under their names on the wire. The CV travels beside them as `file`. */
export const jobApplicationInputSchema = z.object({
  name,
  email,
  phone,
  comment,
  terms_condition: terms,
});
export type JobApplicationInput = z.input<typeof jobApplicationInputSchema>;

/** The job application as the specification lists it: `comment` has become `message`. */
export const jobApplicationSchema = z.object({
  name,
  email,
  phone,
  message: comment,
  /** The CV; null until one is chosen. */
  file: z.instanceof(File).nullable(),
});
export type JobApplication = z.output<typeof jobApplicationSchema>;

/** What a form starts with. */
export const emptyJobApplication: JobApplication = {
  name: '',
  email: '',
  phone: '',
  message: '',
  file: null,
};
