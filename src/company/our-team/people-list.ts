import type { AboutPage } from 'schema-dts';
import type { SiteConfig } from '../../../site.config.ts';
import { locale } from '../../content/locale.ts';
import type { TeamMember } from '../../content/schema/team-member.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { organizationId } from '../../structured-data/organization.ts';

/** Returns the people as schema.org's Persons, by id, each with its URL. */
export function peopleList(
  { path, title, description: about }: PageMeta,
  team: readonly TeamMember[],
  site: SiteConfig,
): AboutPage {
  const url = `${site.url}${path}`;
  return {
    '@type': 'AboutPage',
    name: title,
    description: about,
    url,
    inLanguage: locale.language,
    about: organizationId(site),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: team.length,
      itemListElement: team.map(({ id, name, designation, description }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Person',
          name,
          jobTitle: designation,
          description,
          url: `${url}#${id}`,
          worksFor: organizationId(site),
        },
      })),
    },
  };
}
