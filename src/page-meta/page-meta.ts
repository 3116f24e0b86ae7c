import type { FooterName } from '../footers/collection.ts';
import type { HeaderName } from '../headers/collection.ts';
import type { ThemeName } from '../looks/looks.ts';

/** Families of pages: menus, the showcase and the sitemap group by them. */
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

/** One page of the site. */
export interface PageMeta {
  /** Canonical spelling, without a trailing slash. The file in `src/pages/` has the same path. */
  path: string;
  group: PageGroup;
  /** Name in menus, the showcase and the search, two to four words. */
  title: string;
  /** The `<title>`, 30 to 60 characters; the company's name is added where it is missing. */
  headTitle: string;
  /** The sentence for search results and sharing cards, 70 to 160 characters. */
  description: string;
  theme: ThemeName;
  /** What people may call it that neither its title nor its description says. The search knows them. */
  synonyms?: readonly string[];
  /** A header of the collection; left out: the one of the look. */
  header?: HeaderName;
  /** A footer of the collection; left out: the one of the look. */
  footer?: FooterName;
  /** The page ends with a call of its own, or is the place that calls lead to: its footer makes none. */
  hasClosingCallToAction?: boolean;
  /** Picture of the sharing card: a name of `src/media/`. */
  picture?: string;
  /** The page that shows another record in the same view, and stands for it in the showcase. */
  representedBy?: string;
  /** Kept out of search engines and the sitemap. */
  noindex?: boolean;
}
