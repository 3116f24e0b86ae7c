import { z } from 'zod';
import { isoDate, text } from './text.ts';

/** The kinds of employment that Google's JobPosting knows and we use. */
export const employmentTypes = ['FULL_TIME', 'PART_TIME'] as const;

/**
 * A job opening. Source: a file each in `src/company/jobs/openings/`. The page prints it, and the
 * structured data (JobPosting) repeats what the page prints. A last day that is over is no mistake: the
 * job is closed, and everything says so.
 */
export const jobSchema = z
  .strictObject({
    /** The page's address: the name of the file. */
    path: z.string().regex(/^\/[a-z-]+$/),
    title: text
      .max(80, 'must be shorter: it stands in subjects of mails')
      .regex(/^[^\p{Cc}]*$/u, 'must be one line'),
    /** Its place on the careers page; left out: behind those that have one. */
    order: z.number().int().positive().optional(),
    /** The `<title>` of its page, 30 to 60 characters. */
    headTitle: text,
    /** The sentence for search results, 70 to 160 characters. */
    headDescription: text,
    /** One sentence for lists. */
    summary: text,
    /** Paragraphs. */
    description: z.array(text).min(1),
    responsibilities: z.array(text).min(3),
    skills: z.array(text).min(3),
    /** Skills that help but are not asked for. */
    welcomeSkills: z.array(text),
    offers: z.array(text).min(3),
    employmentType: z.enum(employmentTypes),
    /** Hours a week. */
    hours: z.number().int().positive(),
    /** Salary a year in whole US dollars, for the hours above. */
    salary: z.object({ min: z.number().int().positive(), max: z.number().int().positive() }),
    location: z.object({
      /** As printed. */
      label: text,
      /** Whether the work may be done from home, and from which states. */
      remote: z.object({ allowed: z.boolean(), states: z.array(text) }),
    }),
    /** First working day as hoped for, in words. */
    start: text,
    /** `id` of a team member, who answers questions about the job. */
    contact: z.number().int().min(1),
    /** Day on which the opening was posted. */
    datePosted: isoDate,
    /** Last day on which one can apply, until midnight by the clock of the firm. */
    validThrough: isoDate,
  })
  .refine((job) => job.salary.min <= job.salary.max, {
    path: ['salary', 'max'],
    message: 'must not be below salary.min',
  })
  .refine((job) => job.datePosted < job.validThrough, {
    path: ['validThrough'],
    message: 'must be after datePosted',
  });
export type Job = z.infer<typeof jobSchema>;
