import { siteConfig } from '../../site.config.ts';

/** The home that `site.config.ts` puts at `/`. */
export const homePath = `/home-${siteConfig.home}`;

/** Paths that answer with another path's page (200, not a redirect), and that page's own path. */
export const aliases: Record<string, string> = {
  '/': homePath,
  '/page/caseStudy': '/page/CaseStudy',
};

/** The one address that search engines should know a page by. */
export const canonicalPath = (path: string) => (path === homePath ? '/' : path);
