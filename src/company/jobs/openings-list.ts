import { formatDay } from '../../content/formats.ts';
import { endOfDay } from './deadline.ts';
import { jobs } from './jobs.ts';

/** Job data that the server needs: `openings.json` of the built site. */
export const openingsList = jobs.map(({ title, validThrough }) => ({
  title,
  /** Last day to apply, formatted. */
  until: formatDay(validThrough),
  /** Closing time of the opening, in ISO 8601. */
  closes: endOfDay(validThrough).toISOString(),
}));
