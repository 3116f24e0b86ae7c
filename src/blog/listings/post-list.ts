import type { CollectionPage } from 'schema-dts';
import type { SiteConfig } from '../../../site.config.ts';
import { locale } from '../../content/locale.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { organizationId } from '../../structured-data/organization.ts';
import type { ListedPost } from './listed-post.ts';

/** Returns a list of posts as schema.org's CollectionPage, in the same order. */
export function postList(
  { path, headTitle, description }: PageMeta,
  posts: readonly ListedPost[],
  site: SiteConfig,
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: headTitle,
    description,
    url: `${site.url}${path}`,
    inLanguage: locale.language,
    publisher: organizationId(site),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: posts.length,
      itemListElement: posts.map(({ title, link }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${site.url}${link}`,
      })),
    },
  };
}
