import type { BreadcrumbList } from 'schema-dts';
import type { SiteConfig } from '../../site.config.ts';

/**
 * Returns the breadcrumbs of a page as schema.org's BreadcrumbList, from the items that the page
 * shows. An item without a link is the page itself and gets its path.
 */
export function breadcrumbList(
  crumbs: readonly { title: string; link?: string }[],
  path: string,
  { url }: SiteConfig,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${url}${link ?? path}`,
    })),
  };
}
