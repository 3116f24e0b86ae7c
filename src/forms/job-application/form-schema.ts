import { z } from 'zod';
import { words } from '../words.ts';
import { fileTypes, jobApplicationInputSchema, maxFileBytes } from './schema.ts';

const endings = fileTypes.split(',');

/** The file picker: empty, or one file that may be worth sending. The server judges its content. */
const file = z
  .custom<FileList | undefined>()
  .refine((list) => sizeOf(list) <= maxFileBytes, words.file.tooLarge)
  .refine((list) => rightEnding(list), words.file.wrongType);

const sizeOf = (list: FileList | undefined) => list?.[0]?.size ?? 0;

function rightEnding(list: FileList | undefined): boolean {
  const name = list?.[0]?.name.toLowerCase();
  return name === undefined || endings.some((ending) => name.endsWith(ending));
}

/** The application form in the browser: its inputs and the file picker. */
export const jobApplicationFormSchema = jobApplicationInputSchema.extend({ file });
export type JobApplicationForm = z.input<typeof jobApplicationFormSchema>;
