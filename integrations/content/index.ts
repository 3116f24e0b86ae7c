import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { deadLinks } from './dead-links.ts';
import { mistakes } from './mistakes.ts';
import { watchContent } from './watch-content.ts';

/**
 * In development, a mistake in the words or pictures of the owner's is told in the page as soon as it
 * is saved. (A build looks at them before Astro starts: `scripts/prepare-content.ts`.)
 */
export function contentWatch(): AstroIntegration {
  let root = '.';
  return {
    name: 'site:content',
    hooks: {
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server, logger }) => watchContent(server, root, logger),
    },
  };
}

/** A build with a link that leads nowhere fails, whatever the link was made of. */
export function linkCheck(): AstroIntegration {
  return {
    name: 'site:links',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dead = await deadLinks(fileURLToPath(dir));
        if (dead.length > 0) throw new Error(mistakes(dead));
      },
    },
  };
}
