import type { SiteConfig } from '../../site.config.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import { shelfPath } from './shop-paths.ts';
import { productWords } from './words.ts';

/** The way to a page of the shop that is not the shelf itself, as its page shows it and as schema.org's list. */
export function listingData(title: string, path: string, site: SiteConfig) {
  const crumbs = [
    { title: productWords.home, link: '/' },
    { title: productWords.shelf, link: shelfPath },
    { title },
  ];
  return { crumbs, structuredData: [breadcrumbList(crumbs, path, site)] };
}
