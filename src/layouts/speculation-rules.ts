import { apiPrefixes } from '../forms/api-paths.ts';

const prefixes = apiPrefixes.map((path) => path.slice(1)).join('|');

/**
 * Speculation rules (JSON): prefetch pages on hover or touch of a link; never the API, never files.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: [`/(${prefixes})/*`, '/*.*'] } }],
      },
      eagerness: 'moderate',
    },
  ],
});
