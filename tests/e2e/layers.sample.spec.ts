import type { Page } from '@playwright/test';
import { chromiumOptions } from '../../scripts/chromium.ts';
import { expect, test } from '../fixtures.ts';
import { demo, menuButton, parts, settled } from './header-helpers.ts';
import { hydrate, isPhone, smallMenu } from './site-chrome-helpers.ts';

// Playwright hides scrollbars; these tests need their width.
test.use({ launchOptions: { ...chromiumOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

const places = (page: Page) =>
  page.evaluate(() => {
    const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      heading: of('h1')?.left,
      end: of('[data-opens-dialog]')?.right,
      bar: of('[data-site-header] > div:has(> a)')?.width,
    };
  });

const panel = (page: Page) =>
  smallMenu(page).evaluate((element) => {
    const { left, right, height } = element.getBoundingClientRect();
    return { left, right, height, window: innerWidth, tall: innerHeight };
  });

async function openMenu(page: Page, name: string) {
  await page.goto(demo(name));
  await settled(page);
  await hydrate(page);
  // Measured on load, and again a second later.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--scrollbar')))
    .not.toBe('');
  const before = await places(page);
  await menuButton(page).click();
  await expect(smallMenu(page)).toBeVisible();
  // It slides in.
  await smallMenu(page).evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  );
  return before;
}

for (const name of ['mobile-menu-full-screen', 'hamburger-menu-half', 'mobile-menu-classic']) {
  test(`[T6] ${name}: its layer covers the window, and the page does not scroll`, {
    tag: '@phone',
  }, async ({ page }) => {
    const before = await openMenu(page, name);
    const { left, right, window, height, tall } = await panel(page);
    expect(right).toBe(window);
    if (name !== 'hamburger-menu-half' || isPhone(page)) expect(left).toBe(0);
    else expect(left).toBe(window / 2);
    if (name !== 'mobile-menu-classic') expect(height).toBe(tall);
    expect(await places(page)).toEqual(before);
    const wheel = await page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(wheel).toBe('hidden');
  });
}

test('mobile-menu-classic: the close button replaces the menu button', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(demo('mobile-menu-classic'));
  await settled(page);
  await hydrate(page);
  const place = await menuButton(page).boundingBox();
  await openMenu(page, 'mobile-menu-classic');
  const cross = smallMenu(page).getByRole('button', { name: 'Close the menu' });
  const now = await cross.boundingBox();
  expect(Math.abs((now?.x ?? 0) - (place?.x ?? 99))).toBeLessThanOrEqual(1);
  expect(Math.abs((now?.y ?? 0) - (place?.y ?? 99))).toBeLessThanOrEqual(1);
  await expect(page.locator(parts.menuButton)).toBeHidden();
  await cross.click();
  await expect(smallMenu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('two bracketed entries of the menu keep apart', async ({ page }) => {
  for (const width of [992, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/page/about-us');
    const [about, careers] = ['About Us', 'Careers'].map((name) =>
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }),
    );
    await careers?.hover();
    const edge = (entry: typeof about, side: 'left' | 'right') =>
      entry?.evaluate((element, at) => {
        const style = getComputedStyle(element, at === 'left' ? '::before' : '::after');
        const box = element.getBoundingClientRect();
        const inset = Number.parseFloat(style[at]);
        return at === 'left' ? box.left + inset : box.right - inset;
      }, side);
    const gap = Number(await edge(careers, 'left')) - Number(await edge(about, 'right'));
    expect(gap, `${width} px`).toBeGreaterThanOrEqual(8);
  }
});
