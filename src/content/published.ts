/** What of a post or a piece of news says when it is out. */
interface Dated {
  /** Day of publication as printed, e.g. `November 3, 2026`. */
  date: string;
  draft?: boolean | undefined;
}

/** `npm run dev` sets it: whoever writes wants to see what is not out yet. */
const showsAll = () => process.env['SITE_DRAFTS'] === '1';

/**
 * Whether a post or a piece of news is out: finished, and its day has come. A day begins at midnight
 * UTC; what has a later date comes out with the first build of that day.
 */
export const isPublished = (
  { draft, date }: Dated,
  now: Date = new Date(),
  all: boolean = showsAll(),
): boolean => all || (draft !== true && Date.parse(`${date} UTC`) <= now.getTime());
