import { type MarkdownRecord, readMarkdownRecords } from '../../content/markdown-records.ts';

/** From the root of the project, where every command runs: a file each. */
export const openingsFolder = 'src/company/jobs/openings';

/** The openings as their files say it: see `jobs.ts` for the jobs themselves. */
export const openingFiles: readonly MarkdownRecord[] = readMarkdownRecords(openingsFolder);
