import type { MarkdownRecord } from '../../content/markdown-records.ts';
import { type Job, jobSchema } from '../../content/schema/job.ts';
import { jobFields } from './job-fields.ts';
import { openingFiles } from './opening-files.ts';

/** Behind every order that a file gives. */
const last = Number.MAX_SAFE_INTEGER;

/**
 * Reads the openings from their files, by their `order`; those without one follow, by file name. A file with a
 * mistake is left out here: the check names it and stops the build.
 */
export const jobsOf = (records: readonly MarkdownRecord[]): Job[] =>
  records
    .flatMap((record) => jobSchema.safeParse(jobFields(record)).data ?? [])
    .sort((one, other) => (one.order ?? last) - (other.order ?? last));

/** All openings, closed ones included: a file each in `openings/`. */
export const jobs = jobsOf(openingFiles);
