import type { SiteConfig } from '../../site.config.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import { productCopy } from './copy.ts';
import { shelfPath } from './shop-paths.ts';

/** The way to a page of the shop that is not the shelf itself, as its page shows it and as schema.org's list. */
export function listingData(title: string, path: string, site: SiteConfig) {
  const crumbs = [
    { title: productCopy.home, link: '/' },
    { title: productCopy.shelf, link: shelfPath },
    { title },
  ];
  return { crumbs, structuredData: [breadcrumbList(crumbs, path, site)] };
}
