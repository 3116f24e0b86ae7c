import type { Locator, Page } from '@playwright/test';
import { siteConfig } from '../../site.config.ts';
import { textFields } from '../../src/forms/form-fields.ts';
import { chatWords, searchWords } from '../../src/words/chrome.ts';
import { expect, test } from '../fixtures.ts';
import { hydrate, longPage, scrollTo } from './site-chrome-helpers.ts';

/** A word that pages of any firm contain: the first of its name. */
const [word = ''] = siteConfig.company.name.split(/[^\p{L}\d]+/u);
const nameLabel = textFields.name.prompt ?? textFields.name.label;

/** Links of the pages that were found, each with an excerpt. */
const hitsIn = (part: Locator) => part.locator('li > a:has([data-excerpt])');

test.describe('search', () => {
  const open = (page: Page) => page.getByRole('button', { name: searchWords.open });
  const input = (page: Page) => page.locator('#search-dialog-input');

  test('[T2] opens with the input ready, finds pages, and arrows walk through them', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(longPage);
    await hydrate(page);
    await open(page).click();
    await expect(input(page)).toBeFocused();
    await page.keyboard.type(word);
    const dialog = page.locator('#search-dialog');
    await expect(dialog.getByRole('status')).toContainText(word);
    await expect(dialog.locator('mark').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(hitsIn(dialog).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/page/search-result?q=${encodeURIComponent(word)}`);
    await expect(hitsIn(page.getByRole('main')).first()).toBeVisible();
  });

  test('[T2] [C1] Escape closes it and gives the focus back', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(longPage);
    await hydrate(page);
    await open(page).focus();
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#search-dialog')).toBeHidden();
    await expect(open(page)).toBeFocused();
  });

  test('Escape clears the input, then closes', async ({ page }) => {
    await page.goto(longPage);
    await hydrate(page);
    const dialog = page.locator('#search-dialog');
    await open(page).focus();
    await page.keyboard.press('Enter');
    await expect(input(page)).toBeFocused();
    await page.keyboard.type(word);
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveValue('');
    await expect(dialog).toBeVisible();

    await page.keyboard.type(word);
    await expect(hitsIn(dialog).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(hitsIn(dialog).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveValue('');
    await expect(input(page)).toBeFocused();
    await expect(hitsIn(dialog)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open(page)).toBeFocused();
  });

  test('[X5] reports when it cannot be loaded', async ({ page, expectErrors }) => {
    expectErrors(/ERR_FAILED.*search\/index/);
    await page.route('**/search/index.json', (route) => route.abort());
    await page.goto(longPage);
    await hydrate(page);
    await open(page).click();
    await page.keyboard.type(word);
    await expect(page.locator('#search-dialog').getByRole('status')).toHaveText(searchWords.failed);
  });

  test('nothing found: says so and offers the main pages', async ({ page }) => {
    await page.goto('/page/search-result?q=zzyzx');
    await expect(page.getByRole('main').getByRole('status')).toContainText('zzyzx');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

test.describe('[S3] write to us', () => {
  /** A page with nothing but text. */
  const textPage = '/privacy';
  const launcher = (page: Page) => page.getByRole('link', { name: chatWords.button }).last();
  const floating = (page: Page) =>
    page.getByRole('complementary', { name: chatWords.button }).locator('a');
  const panel = (page: Page) => page.locator('#write-to-us');
  /** It is seen through while it is hidden, so that keys and screen readers reach it. */
  const expectShown = (page: Page, isShown: boolean) =>
    expect(floating(page)).toHaveCSS('opacity', isShown ? '1' : '0');

  test('opens a panel with the contact form; Escape closes it and keeps what was typed', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(textPage);
    await hydrate(page);
    await launcher(page).focus();
    await page.keyboard.press('Enter');
    const name = panel(page).getByLabel(nameLabel);
    await name.fill('Ada');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await launcher(page).click();
    await expect(name).toHaveValue('Ada');
  });

  test('gives way to a form, and to whatever one reads', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/page/contact-us');
    await hydrate(page);
    const field = page.getByRole('main').getByLabel(nameLabel).first();
    await field.scrollIntoViewIfNeeded();
    await expectShown(page, false);

    await page.goto(textPage);
    await hydrate(page);
    /** Leaves nothing to read on the page but `text`, below the button. */
    const leave = (text: string) =>
      page.getByRole('main').evaluate((main, content) => {
        for (const element of main.children) element.setAttribute('style', 'visibility: hidden');
        const paragraph = document.createElement('p');
        paragraph.textContent = content;
        paragraph.style.cssText = 'position: fixed; right: 1.5rem; bottom: 1.5rem; margin: 0';
        main.append(paragraph);
        window.dispatchEvent(new Event('resize'));
      }, text);
    await leave('');
    await expectShown(page, true);
    await leave('To be read');
    await expectShown(page, false);
  });

  test('is absent until its script has measured what is below', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(textPage);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectShown(page, false);
  });

  test('lies in the margin of the page, or goes while one scrolls down', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(longPage);
    await hydrate(page);
    await scrollTo(page, 900);
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'down');
    if ((page.viewportSize()?.width ?? 0) < 1200) {
      await expectShown(page, false);
      return;
    }
    const column = page.getByRole('main').locator('.lf-container').first();
    const margin = await column.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).paddingRight),
    );
    const button = await floating(page).boundingBox();
    expect((page.viewportSize()?.width ?? 0) - (button?.x ?? 0)).toBeLessThan(margin);
  });

  test('is reached by Tab at the end of the page, where the margin is narrow', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 700 });
    await page.goto(textPage);
    await hydrate(page);
    await page.keyboard.press('Tab');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'down');
    // It fades in: a link that is not there yet takes no focus.
    await expect(page.locator('[data-to-top]')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('[data-to-top]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(floating(page)).toBeFocused();
    await expectShown(page, true);
  });

  test('does not lie over the arrow to the top, at 320 px either', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(longPage);
    await scrollTo(page, 900);
    await expectShown(page, false);
    await scrollTo(page, 600);
    const gap = async () => {
      const arrow = await page.locator('[data-to-top]').boundingBox();
      const button = await floating(page).boundingBox();
      return arrow && button ? button.y - arrow.y - arrow.height : 0;
    };
    // It slides in.
    await expect.poll(gap).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
