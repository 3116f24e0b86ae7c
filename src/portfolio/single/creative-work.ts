import type { CreativeWorkLeaf } from 'schema-dts';
import type { SiteConfig } from '../../../site.config.ts';
import { sampleLanguage } from '../../page-meta/samples.ts';
import { cardPath } from '../../page-meta/sharing-card.ts';
import { organizationId } from '../../structured-data/organization.ts';
import type { Project } from '../projects.ts';

/** Returns a project as schema.org's CreativeWork, created by the company. */
export function creativeWork(project: Project, site: SiteConfig): CreativeWorkLeaf {
  const { title, client, place, path, summary, services, year } = project;
  const url = `${site.url}${path}`;
  return {
    '@type': 'CreativeWork',
    headline: title,
    description: summary,
    about: { '@type': 'Organization', name: client, location: place },
    creator: {
      '@type': 'Organization',
      ...organizationId(site),
      name: site.company.name,
      url: `${site.url}/`,
    },
    dateCreated: String(year),
    image: `${site.url}${cardPath(path)}`,
    keywords: services,
    inLanguage: sampleLanguage,
    url,
    mainEntityOfPage: url,
  };
}
