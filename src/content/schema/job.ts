import { z } from 'zod';
import { jobExhibitSchema } from './job-exhibit.ts';
import { isoDay, text } from './text.ts';

/** Subset of the employment types of Google's JobPosting. */
export const employmentTypes = ['FULL_TIME', 'PART_TIME'] as const;

/**
 * Job opening. Source: one file each in `src/company/jobs/openings/`. The page prints it, and the
 * structured data (JobPosting) repeats the page. A past last day is no error: the job is shown as
 * closed everywhere.
 */
export const jobSchema = z
  .strictObject({
    /** Path of the page: the name of the file. */
    path: z.string().regex(/^\/[a-z-]+$/),
    title: text
      .max(80, 'must be shorter: it stands in subjects of mails')
      .regex(/^[^\p{Cc}]*$/u, 'must be one line'),
    /** Position on the careers page; left out: after those that have one. */
    order: z.number().int().positive().optional(),
    /** The `<title>` of its page, 30 to 60 characters. */
    headTitle: text,
    /** Meta description, 70 to 160 characters. */
    headDescription: text,
    /** One sentence for lists. */
    summary: text,
    /** Taste of the work, beside the title. */
    exhibit: jobExhibitSchema.optional(),
    /** Paragraphs. */
    description: z.array(text).min(1),
    responsibilities: z.array(text).min(3),
    skills: z.array(text).min(3),
    /** Skills that help but are not required. */
    welcomeSkills: z.array(text),
    benefits: z.array(text).min(3),
    employmentType: z.enum(employmentTypes),
    /** Hours a week. */
    hours: z.number().int().positive(),
    /** Salary a year in whole US dollars, for the hours above. */
    salary: z.object({ min: z.number().int().positive(), max: z.number().int().positive() }),
    location: z.object({
      /** As printed. */
      label: text,
      /** Remote work: whether it is possible, and from which states. */
      remote: z.object({ allowed: z.boolean(), states: z.array(text) }),
    }),
    /** Earliest hoped-for starting day, as text. */
    start: text,
    /** `id` of the team member who answers questions about the job. */
    contact: z.number().int().min(1),
    /** Day of posting, e.g. `2026-11-02` or `November 2, 2026`. */
    datePosted: isoDay,
    /** Last day to apply, until midnight in the company's time zone; left out: open until removed. */
    validThrough: isoDay.optional(),
  })
  .refine((job) => job.salary.min <= job.salary.max, {
    path: ['salary', 'max'],
    message: 'must not be below salary.min',
  })
  .refine((job) => !job.validThrough || job.datePosted < job.validThrough, {
    path: ['validThrough'],
    message: 'must be after datePosted',
  });
export type Job = z.infer<typeof jobSchema>;
