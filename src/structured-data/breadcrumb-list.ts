import type { BreadcrumbList } from 'schema-dts';
import type { SiteConfig } from '../../site.config.ts';

/**
 * The way to a page, from the same crumbs that the page shows. A crumb without a link is the page
 * itself and stands under its own path.
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
