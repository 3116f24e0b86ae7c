import type { AboutPage } from 'schema-dts';
import type { SiteConfig } from '../../site.config.ts';
import type { PageMeta } from '../page-meta/page-meta.ts';
import { organizationId } from './organization.ts';

/** A page about the company, in the words of its row. */
export const aboutPage = (
  { path, title, description: about }: PageMeta,
  site: SiteConfig,
): AboutPage => ({
  '@type': 'AboutPage',
  name: title,
  description: about,
  url: `${site.url}${path}`,
  inLanguage: 'en-US',
  about: organizationId(site),
});
