import type { APIRoute } from 'astro';
import { siteConfig } from '../../site.config.ts';
import { canonicalPath } from '../page-meta/aliases.ts';
import { pages } from '../page-meta/pages.ts';

/** Serves the sitemap: every indexable page, by its canonical address. */
export const GET: APIRoute = () => {
  const entries = pages
    .filter((page) => !page.noindex)
    .map((page) => `<url><loc>${siteConfig.url}${canonicalPath(page.path)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  );
};
