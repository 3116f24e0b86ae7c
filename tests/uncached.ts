import { test } from '@playwright/test';
import { uncachedTag } from '../scripts/browser-tests/test-identity.ts';

/**
 * Throws in a test without the tag `@uncached`, whose pass would be cached for a day. For helpers
 * whose result depends on the clock of the server, which no test can stop.
 */
export function requireUncached(): void {
  const { tags, title } = test.info();
  if (tags.includes(`@${uncachedTag}`)) return;
  throw new Error(`"${title}" depends on the current time: tag it @${uncachedTag} (decision 38).`);
}
