import { locale } from './locale.ts';

/** Formats a number with its noun, in the site's language: “1 post”, “1,200 posts”. */
export const pluralize = (count: number, { one, many }: { one: string; many: string }): string =>
  `${count.toLocaleString(locale.formats)} ${count === 1 ? one : many}`;

/** Formats a number with an English noun whose plural ends in “s”: “1 day”, “9,320 lines”. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`;
