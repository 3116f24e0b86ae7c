import type { AboutPage } from 'schema-dts';
import type { SiteConfig } from '../../site.config.ts';
import { locale } from '../content/locale.ts';
import type { PageMeta } from '../page-meta/page-meta.ts';
import { organizationId } from './organization.ts';

/** Returns a page about the company as schema.org's AboutPage, from its meta. */
export const aboutPage = ({ path, title, description }: PageMeta, site: SiteConfig): AboutPage => ({
  '@type': 'AboutPage',
  name: title,
  description,
  url: `${site.url}${path}`,
  inLanguage: locale.language,
  about: organizationId(site),
});
