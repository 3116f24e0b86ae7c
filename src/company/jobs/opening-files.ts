import { type MarkdownRecord, readMarkdownRecords } from '../../content/markdown-records.ts';

/** Folder of the openings, one file each, relative to the project root. */
export const openingsFolder = 'src/company/jobs/openings';

/** The opening files as records; `jobs.ts` has the jobs. */
export const openingFiles: readonly MarkdownRecord[] = readMarkdownRecords(openingsFolder);
