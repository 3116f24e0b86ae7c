import { z } from 'zod';
import { cleanLine } from '../clean-text.ts';
import { copy } from '../copy.ts';
import { fileTypes, jobApplicationInputSchema, maxFileBytes } from './schema.ts';

const endings = fileTypes.split(',');

/** The file picker: empty, or one file that may be worth sending. The server judges its content. */
const file = z
  .custom<FileList | undefined>()
  .refine((list) => sizeOf(list) <= maxFileBytes, copy.file.tooLarge)
  .refine((list) => rightEnding(list), copy.file.wrongType);

const sizeOf = (list: FileList | undefined) => list?.[0]?.size ?? 0;

/** Phones hand out files without an ending; the server looks at what is in them. */
function rightEnding(list: FileList | undefined): boolean {
  const name = cleanLine(list?.[0]?.name ?? '').toLowerCase();
  return !/\.\w{1,5}$/.test(name) || endings.some((ending) => name.endsWith(ending));
}

/** The application form in the browser: its inputs and the file picker. */
export const jobApplicationFormSchema = jobApplicationInputSchema.extend({ file });
export type JobApplicationForm = z.input<typeof jobApplicationFormSchema>;
