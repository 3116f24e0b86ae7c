import type { APIRoute } from 'astro';
import { siteConfig } from '../../site.config.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\nSitemap: ${siteConfig.url}/sitemap.xml\n`);
