import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteConfig } from '../../site.config.ts';
import { formatContentErrors } from '../content/format-content-errors.ts';
import { unnamedHostsOf } from './built-hosts.ts';
import { reportInDevelopment } from './report-in-development.ts';

/**
 * Fails a build whose pages request something from hosts that `site.config.ts` does not name: the
 * content security policy would block it, and only the browser's console would say so. In
 * development the requests are printed.
 */
export function hostCheck(): AstroIntegration {
  return {
    name: 'site:hosts',
    hooks: {
      'astro:server:setup': ({ server, logger }) => reportInDevelopment(server, logger),
      'astro:build:done': async ({ dir }) => {
        const lines = await unnamedHostsOf(fileURLToPath(dir), siteConfig);
        if (lines.length > 0) throw new Error(formatContentErrors(lines));
      },
    },
  };
}
