import type { SiteConfig } from '../../site.config.ts';
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts';
import { productCopy } from './copy.ts';
import { productListPath } from './shop-paths.ts';

/**
 * Returns breadcrumbs of a listing other than the product list, for the page and as schema.org's
 * BreadcrumbList.
 */
export function listingData(title: string, path: string, site: SiteConfig) {
  const crumbs = [
    { title: productCopy.home, link: '/' },
    { title: productCopy.productList, link: productListPath },
    { title },
  ];
  return { crumbs, structuredData: [breadcrumbList(crumbs, path, site)] };
}
