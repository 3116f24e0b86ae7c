import type { MarkdownRecord } from '../../content/markdown-records.ts';
import { recordFiles } from '../../content/record-files.ts';
import { type Job, jobSchema } from '../../content/schema/job.ts';
import { jobFields } from './job-fields.ts';

/** Order of openings without one: after all others. */
const lastPosition = Number.MAX_SAFE_INTEGER;

/**
 * Returns the openings from their files, sorted by `order`; openings without one follow, sorted by
 * file name. A file with a mistake is omitted: the content check reports it and stops the build.
 */
export const jobsOf = (records: readonly MarkdownRecord[]): Job[] =>
  records
    .flatMap((record) => jobSchema.safeParse(jobFields(record)).data ?? [])
    .sort((one, other) => (one.order ?? lastPosition) - (other.order ?? lastPosition));

/** All openings, closed ones included: a file each in `openings/`. */
export const jobs = jobsOf(recordFiles.openings);
