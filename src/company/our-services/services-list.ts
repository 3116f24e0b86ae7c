import type { CollectionPage } from 'schema-dts';
import type { SiteConfig } from '../../../site.config.ts';
import { locale } from '../../content/locale.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { organizationId } from '../../structured-data/organization.ts';
import type { Service } from './service.ts';

/** Returns the services as schema.org's ItemList, with descriptions and URLs. */
export function servicesList(
  { path, title, description: about }: PageMeta,
  fields: readonly Service[],
  site: SiteConfig,
): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: title,
    description: about,
    url: `${site.url}${path}`,
    inLanguage: locale.language,
    about: organizationId(site),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: fields.length,
      itemListElement: fields.map(({ number, content, action }) => ({
        '@type': 'ListItem',
        position: number,
        item: {
          '@type': 'Service',
          name: action.title,
          description: content,
          url: `${site.url}${action.link}`,
          provider: organizationId(site),
        },
      })),
    },
  };
}
