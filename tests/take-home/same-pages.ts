import { type Browser, expect } from '@playwright/test';
import { type Difference, differenceOf, forget } from './compare-pages.ts';
import type { TakenPage } from './whole-pages.ts';

/** Rendering may differ a little between two builds of one page; that much of it, and no layout. */
const mostPixels = 0.02;

const differ = ({ layout, pixels }: Difference) => layout.length > 0 || pixels > mostPixels;

/** Windows that are looked at side by side: a page waits for its frames half of the time. */
const sideBySide = 2;

/** Where homes stand: on our site, and in the project that has taken them. */
interface Places {
  site: string;
  addressOf: (name: string) => string;
}

/** Compares homes at two widths. Names all that differ, not the first: a run is minutes of work. */
export async function expectSamePages(
  browser: Browser,
  pages: readonly TakenPage[],
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
      // A picture that one window had not drawn yet is there now: what differs does so twice.
      forget(original, width);
      const difference = await find();
      if (differ(difference)) different[`${name} at ${width} px`] = difference;
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, compare));
  expect(different).toEqual({});
}
