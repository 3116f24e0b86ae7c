import { companyPages } from './company-pages.ts';
import { elementPages } from './element-pages.ts';
import { textElementPages } from './element-pages-text.ts';
import { framePages } from './frame-pages.ts';
import { homePages } from './home-pages.ts';
import { animationPages, iconPages } from './icon-pages.ts';
import { modalPages } from './modal-pages.ts';
import type { PageRecord } from './page-record.ts';
import { pageTitlePages } from './page-title-pages.ts';
import { postPages } from './post-pages.ts';
import { showcasePages } from './showcase-pages.ts';

/** Two tables, one family: in the order of their names, as the bar goes through them. */
const elements = [...elementPages, ...textElementPages].sort((one, other) =>
  one.title.localeCompare(other.title),
);

/** Every page of the site. Menus, sitemap, showcase, search and tests read this table. */
export const pages: readonly PageRecord[] = [
  ...homePages,
  ...companyPages,
  ...postPages,
  ...elements,
  ...framePages,
  ...modalPages,
  ...pageTitlePages,
  ...iconPages,
  ...animationPages,
  ...showcasePages,
];

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The row of a path. Throws for a path without one, which fails the build with its name. */
export function pageAt(path: string): PageRecord {
  const page = byPath.get(path);
  if (!page) {
    throw new Error(`No row for ${path} in src/catalogue: add one beside the page's file.`);
  }
  return page;
}
