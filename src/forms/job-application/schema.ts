import { z } from 'zod';
import { email, fieldSchemas, name, phone, terms } from '../fields.ts';

/** Maximum size of a CV, in bytes (5 MB). */
export const maxFileBytes = 5 * 1024 * 1024;

/** `accept` of the file input; the server validates by content. */
export const fileTypes = '.pdf,.docx,.odt';

/** Visible fields of the form by their posted names. The CV is posted as `file`. */
export const jobApplicationInputSchema = z.object({
  ...fieldSchemas('job-application'),
  terms_condition: terms,
});
export type JobApplicationInput = z.input<typeof jobApplicationInputSchema>;

/** Job application of the specification, where `comment` is `message`. */
export const jobApplicationSchema = z.object({
  name,
  email,
  phone,
  message: fieldSchemas('job-application').comment,
  /** The CV; null until one is selected. */
  file: z.instanceof(File).nullable(),
});
export type JobApplication = z.output<typeof jobApplicationSchema>;

/** Initial values of the form. */
export const emptyJobApplication: JobApplication = {
  name: '',
  email: '',
  phone: '',
  message: '',
  file: null,
};
