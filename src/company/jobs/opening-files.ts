import { type MarkdownRecord, readMarkdownRecords } from '../../content/markdown-records.ts';

/** From the root of the project, where every command runs: a file each. */
export const openingsFolder = 'src/company/jobs/openings';

/** The opening files as records; `jobs.ts` has the jobs. */
export const openingFiles: readonly MarkdownRecord[] = readMarkdownRecords(openingsFolder);
