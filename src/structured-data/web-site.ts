import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import type { SiteConfig } from '../../site.config.ts';
import { organizationId } from './organization.ts';

/** The site as a whole, with the address at which it can be searched. */
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
    inLanguage: 'en-US',
    publisher: organizationId(site),
    potentialAction: search,
  };
}
