import type { Season } from './rates.ts';

/** Copy of the quote; `{…}` are filled in. */
export interface QuoteCopy {
  heading: string;
  /** Before both days are known. */
  empty: string;
  seasons: Readonly<Record<Season, string>>;
  one: string;
  many: string;
  free: string;
  total: string;
}
