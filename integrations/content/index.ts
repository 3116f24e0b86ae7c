import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { deadLinks } from './dead-links.ts';
import { formatContentErrors } from './format-content-errors.ts';
import { watchContent } from './watch-content.ts';

/**
 * Checks the owner's texts and pictures in development, and shows errors in the page as soon as a
 * file is saved. (A build checks them before Astro starts: `scripts/prepare-content.ts`.)
 */
export function contentWatch(): AstroIntegration {
  let projectRoot = '.';
  return {
    name: 'site:content',
    hooks: {
      'astro:config:setup': ({ config }) => {
        projectRoot = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server, logger }) => watchContent(server, projectRoot, logger),
    },
  };
}

/** Fails a build that contains a dead link. */
export function linkCheck(): AstroIntegration {
  return {
    name: 'site:links',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const errors = await deadLinks(fileURLToPath(dir));
        if (errors.length > 0) throw new Error(formatContentErrors(errors));
      },
    },
  };
}
