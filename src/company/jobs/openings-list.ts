import { endOfDay } from './deadline.ts';
import { jobs } from './jobs.ts';
import { printedDate } from './printed-date.ts';

/** Job data that the server needs: `openings.json` of the built site. */
export const openingsList = jobs.map(({ title, validThrough }) => ({
  title,
  /** The last day, as printed. */
  until: printedDate(validThrough),
  /** The moment from which it is closed. */
  closes: endOfDay(validThrough).toISOString(),
}));
