import type { AstroIntegration } from 'astro';
import { routeOf } from '../src/page-meta/page-routes.ts';
import { keptSampleFiles } from '../src/page-meta/pages.ts';

/**
 * Adds the routes of the sample pages that `site.config.ts` keeps. Astro builds every file of
 * `src/pages/`, so the samples have a folder of their own. A new sample is served once the
 * development server has been restarted.
 */
export function samplePages(): AstroIntegration {
  return {
    name: 'site:sample-pages',
    hooks: {
      'astro:config:setup': ({ config, injectRoute }) => {
        for (const file of keptSampleFiles) {
          injectRoute({ pattern: routeOf(file), entrypoint: new URL(file, config.root) });
        }
      },
    },
  };
}
