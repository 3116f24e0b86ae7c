import { deferredSheetsLoaded } from '../../../tests/every-page/loading.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { themeTokens } from '../../themes/theme-sheet.ts';
import { themeNames, themes } from '../../themes/themes.ts';

const weights = {
  'font-medium': '--heading-medium',
  'font-semibold': '--heading-semibold',
  'font-bold': '--heading-weight',
};

test('a bold heading has the weight of its theme’s font, in every theme', async ({ page }) => {
  await page.goto('/showcase/looks');
  await deferredSheetsLoaded(page);
  const found = await page.evaluate((names) => {
    return [...document.querySelectorAll<HTMLElement>('[data-theme]')].map((block) => {
      const weigh = (name: string) => {
        const heading = document.createElement('h2');
        heading.className = name;
        block.append(heading);
        const { fontWeight } = getComputedStyle(heading);
        heading.remove();
        return fontWeight;
      };
      return [block.dataset['theme'], Object.fromEntries(names.map((name) => [name, weigh(name)]))];
    });
  }, Object.keys(weights));
  const wanted = themeNames.map((theme) => {
    const tokens = themeTokens(themes[theme]);
    const names = Object.entries(weights);
    return [theme, Object.fromEntries(names.map(([name, token]) => [name, tokens[token]]))];
  });
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});
