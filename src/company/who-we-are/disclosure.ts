import type { AboutPage } from 'schema-dts';
import type { SiteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';
import { aboutPage } from '../../structured-data/about-page.ts';
import { organization } from '../../structured-data/organization.ts';

/** Returns the page as schema.org's AboutPage, with facts about the company. */
export const disclosure = (meta: PageMeta, site: SiteConfig): AboutPage => ({
  ...aboutPage(meta, site),
  mainEntity: organization(site),
});
