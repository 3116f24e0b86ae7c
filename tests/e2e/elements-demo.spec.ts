import { readCatalogue } from '../../scripts/read-catalogue.ts';
import { expect, test } from '../fixtures.ts';

const pages = readCatalogue();

const elements = pages.filter(({ group }) => group === 'element');

test.describe('the bar of the demo pages', () => {
  test('leads back, on, to all pages and to the source', async ({ page }) => {
    await page.goto('/elements/buttons');
    const bar = page.getByRole('dialog', { name: 'Demo pages' });
    await expect(bar).toBeVisible();
    const place = elements.findIndex(({ path }) => path === '/elements/buttons');
    const next = elements[(place + 1) % elements.length];
    await expect(bar.getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '/showcase');
    await expect(bar.getByRole('link', { name: 'Source' })).toHaveAttribute(
      'href',
      '/r/button.json',
    );
    await bar.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL(new RegExp(`${next?.path}$`));
  });

  test('closes by key and stays closed for the visit', async ({ page }) => {
    await page.goto('/elements/buttons');
    await page.getByRole('button', { name: 'Close the bar' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Demo pages' })).toBeHidden();
    await page.goto('/elements/accordions');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Demo pages' })).toBeHidden();
  });
});

test('copies the code and the command', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/elements/buttons');
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy the command' }).first().click();
  await expect.poll(read).toMatch(/^npx shadcn@latest add https:\/\/.+\/r\/button\.json$/);
  await page.locator('[data-copy="tones-code"]').click();
  await expect.poll(read).toContain("from '@/components/larkfield/elements/button/button'");
  await expect(page.locator('[data-copy-status]')).toHaveText('Copied');
});

test('every command names a file that is there and is whole', async ({ request }) => {
  const { items } = await (await request.get('/r/registry.json')).json();
  expect(items.length).toBeGreaterThan(20);
  for (const { name } of items) {
    const response = await request.get(`/r/${name}.json`);
    expect(response.status(), name).toBe(200);
    const item = await response.json();
    expect(item.name).toBe(name);
    for (const { target, content } of item.files) {
      expect(target, name).toMatch(/^components\/larkfield\//);
      expect(content.length, target).toBeGreaterThan(0);
    }
  }
});

test('pictures of the specimens are all there', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'the same files');
  for (const { path } of elements) {
    const html = await (await request.get(path)).text();
    const files = [...html.matchAll(/\ssrc="(\/media\/[^"]+)"/g)].map(([, file = '']) => file);
    for (const file of new Set(files)) {
      expect((await request.head(file)).status(), `${file} on ${path}`).toBe(200);
    }
  }
  expect(page).toBeTruthy();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar closes, accordions open, code can be read', async ({ page }) => {
    await page.goto('/elements/accordions');
    await page.getByRole('button', { name: 'Close the bar' }).click();
    await expect(page.getByRole('dialog', { name: 'Demo pages' })).toBeHidden();
    await page.getByRole('heading', { name: 'What does a project cost?' }).click();
    await expect(page.locator('details#cost')).toContainText('A company site starts at');
    await expect(page.locator('details#cost .accordion-body')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy the code' })).toHaveCount(0);
  });
});
