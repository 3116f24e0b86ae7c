import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { deadLinks } from './dead-links.ts';
import { formatContentErrors } from './format-content-errors.ts';
import { watchContent } from './watch-content.ts';

/**
 * Checks the owner's texts and pictures in development, and shows errors in the page as soon as a
 * file is saved. (A build checks them before Astro starts: `scripts/prepare-content.ts`.)
 */
export const contentWatch = (): AstroIntegration => ({
  name: 'site:content',
  hooks: { 'astro:server:setup': ({ server, logger }) => watchContent(server, logger) },
});

/** Fails a build that contains a dead link. */
export const linkCheck = (): AstroIntegration => ({
  name: 'site:links',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const errors = await deadLinks(fileURLToPath(dir));
      if (errors.length > 0) throw new Error(formatContentErrors(errors));
    },
  },
});
