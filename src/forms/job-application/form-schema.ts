import { z } from 'zod';
import { cleanLine } from '../clean-text.ts';
import { copy } from '../copy.ts';
import { fileTypes, jobApplicationInputSchema, maxFileBytes } from './schema.ts';

const extensions = fileTypes.split(',');

/** File input: empty, or one file of valid size and extension. The server validates its content. */
const file = z
  .custom<FileList | undefined>()
  .refine((list) => sizeOf(list) <= maxFileBytes, copy.file.tooLarge)
  .refine((list) => hasAcceptedExtension(list), copy.file.wrongType);

const sizeOf = (list: FileList | undefined) => list?.[0]?.size ?? 0;

/** Returns true if a file has an accepted extension, or none: phones provide files without one. */
function hasAcceptedExtension(list: FileList | undefined): boolean {
  const name = cleanLine(list?.[0]?.name ?? '').toLowerCase();
  return !/\.\w{1,5}$/.test(name) || extensions.some((extension) => name.endsWith(extension));
}

/** Application form in the browser: its fields and the file input. */
export const jobApplicationFormSchema = jobApplicationInputSchema.extend({ file });
export type JobApplicationForm = z.input<typeof jobApplicationFormSchema>;
