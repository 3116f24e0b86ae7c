import type { BlogType } from '../../content/schema/post.ts';

/** Layouts that have a page of their own below `/blogs/`; `lifestyle` posts stand on a home. */
export type ListingType = Exclude<BlogType, 'lifestyle'>;

/** One way to lay the journal out. A new one is a record here, a room beside it and a page. */
export interface BlogListing {
  /** Its posts come first (decision 36). */
  type: ListingType;
  /** Name in menus and in the showcase. */
  title: string;
  /** The `<title>`, 30 to 60 characters. */
  headTitle: string;
  /** The sentence for search results, 70 to 160 characters. */
  description: string;
  /** The same in four or five words: later pages of the list are called by it. */
  inWords: string;
  /** The largest words of the page. */
  heading: string;
  /** One or two sentences: in which order the posts stand, and what to do with them. */
  lead: string;
  /** How many posts a page holds; `year`: those of one year. */
  size: number | 'year';
  /** What people may call it. */
  synonyms: readonly string[];
}

const fileName = (type: ListingType) =>
  type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where a listing stands: `sideImage` at `/blogs/blog-side-image`. */
export const listingPath = (type: ListingType) => `/blogs/blog-${fileName(type)}`;
