import type { FooterName } from '../footers/collection.ts';
import type { HeaderName } from '../headers/collection.ts';
import type { ThemeName } from '../themes/themes.ts';

/** Page groups for menus, the showcase and the sitemap. */
export type PageGroup =
  | 'home'
  | 'content'
  | 'job'
  | 'showcase'
  | 'header'
  | 'footer'
  | 'element'
  | 'portfolio'
  | 'project'
  | 'blog-listing'
  | 'blog-post'
  | 'modal'
  | 'icons'
  | 'animation'
  | 'page-title'
  | 'shop';

/** Meta of one page of the site. */
export interface PageMeta {
  /** Canonical path, without a trailing slash. The file in `src/pages/` has the same path. */
  path: string;
  group: PageGroup;
  /** Name in menus, the showcase and the search, two to four words. */
  title: string;
  /** The `<title>`, 30 to 60 characters; the company's name is added where it is missing. */
  headTitle: string;
  /** Meta description, also for sharing cards, 70 to 160 characters. */
  description: string;
  theme: ThemeName;
  /** Alternative names that are neither in its title nor in its description, for the search. */
  synonyms?: readonly string[];
  /** Header from the collection; left out: that of the theme. */
  header?: HeaderName;
  /** Footer from the collection; left out: that of the theme. */
  footer?: FooterName;
  /**
   * True if the page ends with a call to action of its own, or is the target of the footer's: its
   * footer then shows none.
   */
  hasClosingCallToAction?: boolean;
  /** Picture of the sharing card: a name of `src/media/`. */
  picture?: string;
  /** Path of the page that shows another record in the same view, and represents it in the showcase. */
  representedBy?: string;
  /** Excluded from search engines and the sitemap. */
  noindex?: boolean;
}
