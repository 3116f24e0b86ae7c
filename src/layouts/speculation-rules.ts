import { apiPrefixes } from '../forms/api-paths.ts';

/**
 * Links that somebody is about to follow are fetched ahead: at pointer rest or touch. Only pages:
 * never the API, never files.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [...apiPrefixes.map((path) => `${path}/*`), '/media/*', '/static/*'],
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
