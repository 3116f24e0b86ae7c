import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteConfig } from '../../site.config.ts';
import { formatContentErrors } from '../content/format-content-errors.ts';
import { unnamedHostsOf } from './built-hosts.ts';
import { reportInDevelopment } from './report-in-development.ts';

/**
 * Fails a build whose pages ask hosts that `site.config.ts` does not name: the content security
 * policy would block them, and only the browser's console would tell. Development prints them.
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
