import { type Browser, expect } from '@playwright/test';
import { type Difference, differenceOf, forget } from './compare-pages.ts';
import type { InstalledHome } from './installed-homes.ts';

/**
 * Maximum fraction of differing pixels: rendering differs slightly between two builds of one page,
 * layout does not.
 */
const mostPixels = 0.02;

const differ = ({ layout, pixels }: Difference) => layout.length > 0 || pixels > mostPixels;

/** Concurrency: a page waits for its frames half of the time. */
const sideBySide = 2;

/** Base URLs of homes: our site, and the project that has installed them. */
interface Places {
  site: string;
  addressOf: (name: string) => string;
}

/**
 * Compares homes at two widths. Reports all that differ, not only the first, because a run takes
 * minutes.
 */
export async function expectSamePages(
  browser: Browser,
  pages: readonly InstalledHome[],
  { site, addressOf }: Places,
): Promise<void> {
  const different: Record<string, Difference> = {};
  const looks = pages.flatMap(({ name }) => [1280, 390].map((width) => ({ name, width })));
  const compare = async () => {
    for (let look = looks.shift(); look; look = looks.shift()) {
      const { name, width } = look;
      const original = `${site}/${name}`;
      const find = () => differenceOf(browser, { original, taken: addressOf(name), width });
      if (!differ(await find())) continue;
      // Compares again, because a picture may not have been painted yet: real differences persist.
      forget(original, width);
      const difference = await find();
      if (differ(difference)) different[`${name} at ${width} px`] = difference;
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, compare));
  expect(different).toEqual({});
}
