import type { Season } from './rates.ts';

/** Copy of the quote; `{…}` are filled in. */
export interface QuoteCopy {
  heading: string;
  /** Text before both days are chosen. */
  emptyText: string;
  seasons: Readonly<Record<Season, string>>;
  /** Singular of “night”, for `pluralize`. */
  one: string;
  /** Plural of “night”, for `pluralize`. */
  many: string;
  /** Text after the number of free nights. */
  freeText: string;
  /** Text after the number of all nights. */
  totalText: string;
}
