import type { Job } from '../../content/schema/job.ts';
import { jobToneOf } from '../jobs/job-tone.ts';
import { salaryInThousands } from '../jobs/salary-text.ts';
import type { OpeningTicket } from './openings-tickets.tsx';

/** The openings as tickets for the list, in the order of the table. */
export function openingTickets(
  jobs: readonly Job[],
  words: { salaryNote: string },
): OpeningTicket[] {
  return jobs.map((job) => ({
    title: job.title,
    summary: job.summary,
    link: job.path,
    tone: jobToneOf(jobs, job),
    salary: salaryInThousands(job.salary),
    salaryNote: words.salaryNote,
    place: job.location.label,
    start: job.start,
  }));
}
