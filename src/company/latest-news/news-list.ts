import type { CollectionPage } from 'schema-dts';
import type { SiteConfig } from '../../../site.config.ts';
import { locale } from '../../content/locale.ts';
import { isoDayOf } from '../../content/printed-day.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { cardPath } from '../../page-meta/sharing-card.ts';
import { organizationId } from '../../structured-data/organization.ts';
import { sortNewestFirst } from './front-page.ts';
import type { NewsItem } from './news-item.ts';

/** Returns the news as schema.org's NewsArticles, newest first. */
export function newsList(
  { path, title, description }: PageMeta,
  items: readonly NewsItem[],
  site: SiteConfig,
): CollectionPage {
  const url = `${site.url}${path}`;
  return {
    '@type': 'CollectionPage',
    name: title,
    description,
    url,
    inLanguage: locale.language,
    publisher: organizationId(site),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: sortNewestFirst(items).map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'NewsArticle',
          headline: item.title,
          datePublished: isoDayOf(item.date),
          ...(item.correction && { dateModified: isoDayOf(item.correction.date) }),
          image: `${site.url}${cardPath(path)}`,
          author: organizationId(site),
          url: `${url}#${item.id}`,
        },
      })),
    },
  };
}
