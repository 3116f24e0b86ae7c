import { globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from '../../integrations/imports-of.ts';
import { plainCopies } from '../../scripts/adopt/plain-copies.ts';
import { isLeftOut } from '../../scripts/left-out-tests.ts';

/*
 * `npm test` of a site of one's own passes: the tests that it has know neither the texts nor the
 * people of the sample firm.
 */

const ownSite = { home: 'business', samples: false, isAdopted: true, language: 'en-US' };

/** Texts of the sample firm, which `npm run adopt` replaces. */
const replaced = new Set(plainCopies('.', 'en-US').keys());

/** Tests that compare what they find with these texts, whatever they say. */
const comparing = [
  'src/company/privacy/copy.test.ts',
  'tests/e2e/site-chrome.spec.ts',
  'tests/e2e/site-header-small-menu.spec.ts',
];

test('a test that imports texts of the sample firm is marked as a test of a sample', () => {
  const tests = globSync('{src,server,scripts,integrations,tests}/**/*.{test,spec}.{ts,tsx}');
  const kept = tests.filter((file) => !isLeftOut(file, ownSite));
  expect(kept.length).toBeGreaterThan(200);
  const importing = kept.filter((file) =>
    importsOf(readFileSync(file, 'utf8')).some((path) =>
      replaced.has(posix.join(dirname(file), path)),
    ),
  );
  expect(importing.sort()).toEqual(comparing);
});
