import { startOfDay } from './printed-day.ts';

/** Fields that decide whether a post or news item is published. */
interface DatedItem {
  /** Day of publication as printed, e.g. `November 3, 2026`. */
  date: string;
  draft?: boolean | undefined;
}

/** Returns true in `npm run dev`, which sets it so that authors see unpublished content. */
const showsUnpublished = () => process.env['SITE_DRAFTS'] === '1';

/**
 * Returns true if a post or news item is published: not a draft, and its day has come. A day begins
 * at midnight UTC; an item with a later date appears with the first build of that day.
 * @throws for a date that is no day
 */
export const isPublished = (
  { draft, date }: DatedItem,
  now: Date = new Date(),
  includeAll: boolean = showsUnpublished(),
): boolean => includeAll || (draft !== true && startOfDay(date) <= now.getTime());
