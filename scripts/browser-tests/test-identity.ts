import { createHash } from 'node:crypto';

/** Test in one project, as Playwright's `--test-list` files name it. */
export interface TestIdentity {
  project: string;
  /** Path from the project root. */
  file: string;
  /** Titles of the groups that contain the test, then the title of the test. */
  titles: readonly string[];
}

/** Tag of tests that depend on the clock, on chance or on files outside of the built site. */
export const uncachedTag = 'uncached';

const separator = '›';

/** Returns the line of a test: `[desktop] › src/shop/shop.spec.ts › group › title`. */
export const testLine = ({ project, file, titles }: TestIdentity): string =>
  [`[${project}]`, file, ...titles].join(` ${separator} `);

/**
 * Returns true for a test that a test list can contain: none of its titles contains the separator
 * of titles.
 */
export const canBeListed = ({ titles }: TestIdentity): boolean =>
  titles.every(
    (title) => !title.includes(separator) && title === title.trim() && !/\n/.test(title),
  );

/** Returns the name of the file with the requests of a test. */
export const requestsFile = (identity: TestIdentity): string =>
  `${createHash('sha256').update(testLine(identity)).digest('base64url')}.json`;
