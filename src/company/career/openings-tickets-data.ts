import type { Job } from '../../content/schema/job.ts';
import { closingTime, isClosed } from '../jobs/closing-time.ts';
import { jobToneOf } from '../jobs/job-tone.ts';
import { lastDayText } from '../jobs/last-day.ts';
import { salaryInThousands } from '../jobs/salary-text.ts';
import type { OpeningTicket } from './openings-tickets.tsx';

/** Returns the data of all openings that are not closed, in the order of the table. */
export function openingTickets(
  jobs: readonly Job[],
  copy: { salaryNote: string },
  now: Date,
): OpeningTicket[] {
  const openJobs = jobs.filter((job) => !isClosed(job, now));
  return openJobs.map((job) => ({
    title: job.title,
    summary: job.summary,
    link: job.path,
    tone: jobToneOf(jobs, job),
    salary: salaryInThousands(job.salary),
    salaryNote: copy.salaryNote,
    place: job.location.label,
    start: job.start,
    lastDay: lastDayText(job),
    closingTime: closingTime(job).toISOString(),
  }));
}
