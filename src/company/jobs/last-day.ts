import { formatDay } from '../../content/formats.ts';
import type { Job } from '../../content/schema/job.ts';
import { jobWords } from '../../words/jobs.ts';

/** Returns the last day to apply as printed after "Apply until"; words for an opening without one. */
export const lastDayText = ({ validThrough }: Pick<Job, 'validThrough'>): string =>
  validThrough ? formatDay(validThrough) : jobWords.noLastDay;
