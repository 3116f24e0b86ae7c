import type { AstroIntegration } from 'astro';
import { isDeskPath } from '../server/desk-path.ts';
import { isApiPath } from '../src/forms/api-paths.ts';
import { aliases } from '../src/page-meta/aliases.ts';

/**
 * Serves the API together with the site in development, on one port. The API is loaded through
 * Vite, so that a change in `server/` takes effect with the next request; aliases resolve as in
 * production.
 */
export function devApi(): AstroIntegration {
  return {
    name: 'site:dev-api',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const url = request.url ?? '/';
          const [path = '/', query] = url.split('?');
          const target = aliases[path];
          if (target) request.url = query ? `${target}?${query}` : target;
          if (!isApiPath(path) && !isDeskPath(path)) return next();
          Promise.all([
            server.ssrLoadModule('/server/dev.ts'),
            server.ssrLoadModule('/src/company/jobs/openings-list.ts'),
            server.ssrLoadModule('/src/layouts/firms-list.ts'),
          ])
            .then(([api, jobs, firms]) =>
              api['handleDevRequest'](request, response, next, {
                openings: jobs['openingsList'],
                firms: firms['firmsList'],
              }),
            )
            .catch(next);
        });
      },
    },
  };
}
