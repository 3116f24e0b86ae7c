import type { Page } from '@playwright/test';
import { installedImport, installFolder } from '../../../integrations/registry/installed.ts';
import { readPages } from '../../../scripts/read-pages.ts';
import { siteConfig } from '../../../site.config.ts';
import { scrollTo } from '../../../tests/e2e/site-chrome-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { stopClock } from '../../../tests/stopped-clock.ts';

const pages = readPages();

const elements = pages.filter(({ group }) => group === 'element');

/** Handle that opens the bar of the demo pages. */
const handle = (page: Page) => page.locator('[data-demo-bar] > summary');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Demo pages' });

test.describe('the bar of the demo pages', () => {
  test('leads back, on, to all pages and to the source', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/elements/buttons');
    await expect(bar(page)).toBeHidden();
    await handle(page).click();
    const index = elements.findIndex(({ path }) => path === '/elements/buttons');
    const next = elements[(index + 1) % elements.length];
    await expect(bar(page).getByRole('link', { name: 'All pages' })).toHaveAttribute(
      'href',
      '/showcase',
    );
    await expect(bar(page).getByRole('link', { name: 'Source' })).toHaveAttribute(
      'href',
      '/r/button.json',
    );
    await bar(page).getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL(new RegExp(`${next?.path}$`));
  });

  test('is one handle in the margin, or nothing, while one scrolls down', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/elements/buttons');
    const box = await handle(page).boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const isWide = (page.viewportSize()?.width ?? 0) >= 1200;
    if (isWide) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
    await handle(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeVisible();
    await handle(page).blur();
    await scrollTo(page, 900);
    await expect(bar(page)).toBeHidden();
    await expect(handle(page)).toBeVisible({ visible: isWide });
    await scrollTo(page, 700);
    await expect(bar(page)).toBeVisible();
  });

  test('opens by key, and stays open for the visit', async ({ page }) => {
    await page.goto('/elements/buttons');
    await handle(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeVisible();
    await page.goto('/elements/accordions');
    await expect(bar(page)).toBeVisible();
    await handle(page).click();
    await expect(bar(page)).toBeHidden();
    await page.goto('/elements/buttons');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toBeHidden();
  });
});

test('copies the code and the command', { tag: '@phone' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stopClock(page);
  await page.goto('/elements/buttons');
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy the command' }).first().click();
  await expect.poll(read).toBe(`npx shadcn@latest add ${siteConfig.url}/r/button.json`);
  await page.locator('[data-copy="tones-code"]').click();
  await expect.poll(read).toContain(`from '${installedImport('src/elements/button/button.tsx')}'`);
  await expect(page.locator('[data-copy-status]')).toHaveText('Copied');
});

test('headers, footers and page titles have an install command and code', {
  tag: '@phone',
}, async ({ page }) => {
  for (const [path, item] of [
    ['/headers/center-logo', 'center-logo'],
    ['/footers/footer-style-06', 'footer-hours'],
    ['/page-title/mini-version', 'title-mini'],
  ]) {
    await page.goto(`${path}`);
    const command = page.locator('#take-command');
    await expect(command).toBeHidden();
    await page.getByRole('heading', { name: /^Take .*home$/ }).click();
    await expect(command).toBeVisible();
    await expect(command).toContainText(`/r/${item}.json`);
    const code = page.locator('#take-code');
    if (!(await code.isVisible())) await page.getByText('Usage').click();
    await expect(code).toContainText(`${installFolder}/`);
    const width = page.viewportSize()?.width ?? 0;
    for (const part of [command, code]) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    }
  }
});

test('commands are answered, the list of all parts among them', async ({ request }) => {
  const { items } = await (await request.get('/r/registry.json')).json();
  const [{ name }] = items;
  const response = await request.get(`/r/${name}.json`);
  expect(response.headers()['content-type']).toContain('application/json');
  expect((await response.json()).name).toBe(name);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('commands name the URL that the site is going to have', async ({ page }) => {
    await page.goto('/headers/white-header');
    await expect(page.locator('#take-command')).toHaveText(
      `npx shadcn@latest add ${siteConfig.url}/r/white-header.json`,
    );
  });

  test('the bar and accordions open, code can be read', async ({ page }) => {
    await page.goto('/elements/accordions');
    await handle(page).click();
    await expect(bar(page)).toBeVisible();
    await handle(page).click();
    await page.getByRole('heading', { name: 'What does a project cost?' }).click();
    await expect(page.locator('details#cost')).toContainText('A company site starts at');
    await expect(page.locator('details#cost > div')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the code' })).toHaveCount(0);
  });
});
