import type { CollectionPage } from 'schema-dts';
import type { SiteConfig } from '../../../site.config.ts';
import type { PageRecord } from '../../catalogue/page-record.ts';
import { organizationId } from '../../structured-data/organization.ts';
import type { ShopPlace } from './shop-place.ts';

/** The six services as schema.org's list: each with the words of its place and the address of its page. */
export function servicesList(
  { path, title, description: about }: PageRecord,
  places: readonly ShopPlace[],
  site: SiteConfig,
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: title,
    description: about,
    url: `${site.url}${path}`,
    inLanguage: 'en-US',
    about: organizationId(site),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: places.length,
      itemListElement: places.map(({ number, content, link }) => ({
        '@type': 'ListItem',
        position: number,
        item: {
          '@type': 'Service',
          name: link.title,
          description: content,
          url: `${site.url}${link.link}`,
          provider: organizationId(site),
        },
      })),
    },
  };
}
