import type { Season } from './rates.ts';

/** Copy of the quote; `{…}` are filled in. */
export interface QuoteCopy {
  heading: string;
  /** Before both days are known. */
  emptyText: string;
  seasons: Readonly<Record<Season, string>>;
  one: string;
  many: string;
  freeText: string;
  totalText: string;
}
