import type { SiteConfig } from '../../../site.config.ts';
import { formatDay } from '../../content/formats.ts';
import type { Job } from '../../content/schema/job.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';
import { closingTime, isClosed } from './closing-time.ts';
import type { JobCopy } from './job-copy.ts';
import { jobPosting } from './job-posting.ts';
import { jobToneOf } from './job-tone.ts';
import { lastDayText } from './last-day.ts';
import { salaryText } from './salary-text.ts';
import { signerOf } from './signer-of.ts';

/**
 * Returns the data of a job page, with structured data.
 * @throws when no job has the path.
 */
export function jobView(
  path: string,
  jobs: readonly Job[],
  team: readonly TeamMember[],
  copy: JobCopy,
  site: SiteConfig,
  now: Date,
) {
  const job = jobs.find((candidate) => candidate.path === path);
  if (!job) throw new Error(`No job in src/company/jobs/jobs.ts has the path ${path}.`);
  const tone = jobToneOf(jobs, job);
  const { facts, headings } = copy;
  const isJobClosed = isClosed(job, now);
  const lastDay = lastDayText(job);
  return {
    job,
    /** Closing time of the opening, and true if it is over. */
    closing: { moment: closingTime(job).toISOString(), isClosed: isJobClosed },
    hero: {
      ...{ title: job.title, summary: job.summary, tone, back: copy.back },
      closedLabel: `${copy.closedNote.since} ${lastDay}.`,
      exhibit: job.exhibit,
    },
    facts: {
      heading: facts.heading,
      salary: { figure: salaryText(job.salary), note: facts.salaryNote },
      facts: [
        { label: facts.hours, value: facts.hoursText(job.hours) },
        { label: facts.place, value: job.location.label },
        { label: facts.start, value: job.start },
        { label: facts.posted, value: formatDay(job.datePosted) },
        { label: facts.lastDay, value: lastDay },
      ],
      apply: facts.apply,
      contact: { ...signerOf(team, job.contact), text: facts.ask, email: site.company.email },
    },
    details: {
      description: { heading: headings.description, paragraphs: job.description },
      responsibilities: { heading: headings.responsibilities, items: job.responsibilities },
      skills: { heading: headings.skills, items: job.skills },
      welcome: { heading: headings.welcome, items: job.welcomeSkills },
      benefits: { heading: headings.benefits, items: job.benefits },
    },
    apply: { ...copy.apply, tone, closedNote: { ...copy.closedNote, email: site.company.email } },
    others: {
      heading: copy.others,
      items: jobs
        .filter((other) => other !== job && !isClosed(other, now))
        .map((other) => ({
          title: other.title,
          salary: salaryText(other.salary),
          link: other.path,
          closingTime: closingTime(other).toISOString(),
        })),
    },
    /** Empty for a closed opening, so that search engines drop it. */
    structuredData: isJobClosed ? [] : [jobPosting(job, headings, site)],
  };
}
