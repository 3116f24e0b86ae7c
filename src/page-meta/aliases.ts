import { siteConfig } from '../../site.config.ts';

/** Home that is made for the site owner's own firm: it names no other. */
export const ownHome = 'business';

/** Path of the home that `site.config.ts` puts at `/`. */
export const homePath = `/home-${siteConfig.home}`;

/**
 * Aliases: paths that serve another path's page (200, not a redirect), mapped to that page's own
 * path.
 */
export const aliases: Record<string, string> = {
  '/': homePath,
  '/page/caseStudy': '/page/CaseStudy',
};

/** Returns the canonical path of a page for search engines. */
export const canonicalPath = (path: string) => (path === homePath ? '/' : path);
