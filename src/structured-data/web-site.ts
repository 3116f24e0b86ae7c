import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { SiteConfig } from '../../site.config.ts';
import { locale } from '../content/locale.ts';
import { organizationId } from './organization.ts';

/** Returns the site as schema.org's WebSite, with the address of its search. */
export function webSite(site: SiteConfig): WebSite {
  const { company, url } = site;
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${url}/page/search-result?q={query}`,
    },
    'query-input': 'required name=query',
  };
  return {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    name: company.name,
    url: `${url}/`,
    inLanguage: locale.language,
    publisher: organizationId(site),
    potentialAction: search,
  };
}
