import { isoDayOf, startOfDay } from '../../content/printed-day.ts';
import type { NewsItem } from './news-item.ts';

/** Maximum numbers of items on the front page; older ones are in the archive. */
const maxItems = { stories: 6, notices: 4 };

/** Items of one year. */
export interface NewsYear {
  year: number;
  /** Items in full. */
  items: readonly NewsItem[];
  /** Items on the front page, only linked here. */
  frontPageItems: readonly NewsItem[];
}

/** Distribution of the items on the page. */
export interface FrontPage {
  /** The newest story that has a picture. */
  lead: NewsItem | undefined;
  stories: readonly NewsItem[];
  notices: readonly NewsItem[];
  years: readonly NewsYear[];
}

const yearOf = ({ date }: NewsItem) => Number(isoDayOf(date).slice(0, 4));

/** Returns the items, newest first; those of the same day by id. */
export const sortNewestFirst = (items: readonly NewsItem[]): NewsItem[] =>
  items.toSorted(
    (one, other) => startOfDay(other.date) - startOfDay(one.date) || one.id.localeCompare(other.id),
  );

/** Distributes the items by date, each once. */
export function frontPage(items: readonly NewsItem[]): FrontPage {
  const newest = sortNewestFirst(items);
  const lead = newest.find(({ kind, img }) => kind === 'story' && img !== undefined);
  const rest = newest.filter((item) => item !== lead);
  const stories = rest.filter(({ kind }) => kind === 'story').slice(0, maxItems.stories);
  const notices = rest.filter(({ kind }) => kind === 'notice').slice(0, maxItems.notices);
  const frontPageSet = new Set([...(lead ? [lead] : []), ...stories, ...notices]);
  const years = [...new Set(newest.map(yearOf))].map((year) => {
    const yearItems = newest.filter((item) => yearOf(item) === year);
    return {
      year,
      items: yearItems.filter((item) => !frontPageSet.has(item)),
      frontPageItems: yearItems.filter((item) => frontPageSet.has(item)),
    };
  });
  return { lead, stories, notices, years };
}

/** Returns the corrected items, the newest correction first. */
export const selectCorrected = (items: readonly NewsItem[]) =>
  items
    .flatMap(({ id, date, correction }) => (correction ? [{ id, date, correction }] : []))
    .toSorted((one, other) => startOfDay(other.correction.date) - startOfDay(one.correction.date));
