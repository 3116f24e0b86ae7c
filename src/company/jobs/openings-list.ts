import { closingTime } from './closing-time.ts';
import { jobs } from './jobs.ts';
import { lastDayText } from './last-day.ts';

/** Job data that the server needs: `openings.json` of the built site. */
export const openingsList = jobs.map((job) => ({
  title: job.title,
  /** Last day to apply, formatted. */
  until: lastDayText(job),
  /** Closing time of the opening, in ISO 8601. */
  closes: closingTime(job).toISOString(),
}));
