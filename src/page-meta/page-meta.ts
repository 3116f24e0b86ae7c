import type { ThemeName } from '../themes/themes.ts';

/** Page groups of menus, the showcase and the sitemap, in the order of the list of pages. */
export const pageGroups = [
  'home',
  'content',
  'job',
  'portfolio',
  'project',
  'blog-listing',
  'blog-post',
  'shop',
  'element',
  'header',
  'footer',
  'modal',
  'page-title',
  'icons',
  'animation',
  'showcase',
] as const;

export type PageGroup = (typeof pageGroups)[number];

/** Meta of one page of the site. */
export interface PageMeta {
  /** Canonical path, without a trailing slash. The file in `src/pages/` has the same path. */
  path: string;
  group: PageGroup;
  /**
   * Position within its group, in steps of ten. Pages without one follow, by folder name. It is not
   * part of the gathered list, which is in order.
   */
  order?: number;
  /** Name in menus, the showcase and the search, two to four words. */
  title: string;
  /** The `<title>`, 30 to 60 characters; the company's name is added where it is missing. */
  headTitle: string;
  /** Meta description, also for sharing cards, 70 to 160 characters. */
  description: string;
  theme: ThemeName;
  /** Alternative names that are neither in its title nor in its description, for the search. */
  synonyms?: readonly string[];
  /** Name of a header of the collection (a file of `src/headers/collection/`); left out: that of the theme. */
  header?: string;
  /** Name of a footer of the collection (a file of `src/footers/collection/`); left out: that of the theme. */
  footer?: string;
  /**
   * True if the page ends with a call to action of its own or with the way to the next page, or is the
   * target of the footer's: where its theme has the footer arrangement `closing`, the footer then shows
   * the facts alone.
   */
  hasClosingCallToAction?: boolean;
  /** Picture of the sharing card: a name of `src/media/`. */
  picture?: string;
  /** Path of the page that shows another record in the same view, and represents it in the showcase. */
  representedBy?: string;
  /**
   * Sample that the page is part of where its group alone does not say so: `blog` for a list, or a
   * post that is a sample. It is not part of the gathered list.
   */
  sample?: 'blog';
  /** Excluded from search engines and the sitemap. */
  noindex?: boolean;
}

/** Exports of a `meta.ts`: the meta of one page, or of all pages that its folder's records make. */
export type MetaModule = { meta: PageMeta } | { pages: readonly PageMeta[] };
