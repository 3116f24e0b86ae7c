import type { BlogType } from '../../content/schema/post.ts';

/** Layouts that have their own page below `/blogs/`; `lifestyle` posts appear on a home. */
export type ListingType = Exclude<BlogType, 'lifestyle'>;

/** Layout of the journal. To add one: a record here, a folder beside it, and a page. */
export interface BlogListing {
  /** Type whose posts come first (decision 36). */
  type: ListingType;
  /** Name in menus and the showcase. */
  title: string;
  /** The `<title>`, 30 to 60 characters. */
  headTitle: string;
  /** Meta description, 70 to 160 characters. */
  description: string;
  /** Name in four or five words, used in titles of later pages. */
  listName: string;
  /** Heading of the page. */
  heading: string;
  /** One or two sentences on the order of the posts and how to read them. */
  lead: string;
  /** Posts per page; `year`: one page per year. */
  size: number | 'year';
  /** Alternative names, for the search. */
  synonyms: readonly string[];
}

const fileName = (type: ListingType) =>
  type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the path of a listing: `sideImage` is at `/blogs/blog-side-image`. */
export const listingPath = (type: ListingType) => `/blogs/blog-${fileName(type)}`;
