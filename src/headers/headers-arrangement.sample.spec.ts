import { siteConfig } from '../../site.config.ts';
import { box, demo, menuButton, parts } from '../../tests/e2e/header-helpers.ts';
import {
  header,
  hydrate,
  isPhone,
  scrollTo,
  smallMenu,
} from '../../tests/e2e/site-chrome-helpers.ts';
import { expect, test } from '../../tests/fixtures.ts';

/* Layout of each header, apart from its scroll behavior. */

test.describe('on wide screens', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.skip(({ page }) => isPhone(page));

  const centered = [
    ['center-navigation', 'menu'],
    ['center-logo', 'logo'],
    ['top-logo', 'logo'],
    ['top-logo', 'menu'],
  ] as const;
  for (const [name, part] of centered) {
    test(`${name}: the ${part} is in the middle of the window`, async ({ page }) => {
      await page.goto(demo(name));
      const { left, right, window } = await box(page, parts[part]);
      expect(Math.abs((left + right) / 2 - window / 2)).toBeLessThan(2);
    });
  }

  test('top-logo: the logo is above the menu', async ({ page }) => {
    await page.goto(demo('top-logo'));
    const [logo, menu] = [await box(page, parts.logo), await box(page, parts.menu)];
    expect(logo.bottom).toBeLessThanOrEqual(menu.top);
    // Focus on something that has scrolled away brings it back.
    await scrollTo(page, 800);
    await page.locator(parts.logo).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await box(page, parts.logo)).top).toBeGreaterThan(0);
  });

  test('center-logo: the name is first in the tab order, whatever its position', async ({
    page,
  }) => {
    await page.goto(demo('center-logo'));
    const order = await page
      .locator(`${parts.logo}, ${parts.menu} :is(a, button)`)
      .evaluateAll((all) =>
        all
          .filter((each) => !each.closest('dialog, [popover]'))
          .map((each) => each.textContent || 'brand'),
      );
    expect(order).toEqual(['brand', 'Home', 'Showcase', 'Company', 'Contact us']);
  });

  for (const [name, width] of [
    ['left-menu-classic', 280],
    ['left-menu-modern', 88],
  ] as const) {
    test(`${name}: the page begins beside the column, at its very top`, async ({ page }) => {
      await page.goto(demo(name));
      const [column, main] = [await box(page, '[data-site-header]'), await box(page, 'main')];
      expect(column).toMatchObject({ left: 0, top: 0, width, height: 800 });
      expect(main).toMatchObject({ left: width, top: 0 });
    });
  }

  test('[C6] left-menu-classic: its parts unfold each by itself', async ({ page }) => {
    await page.goto(demo('left-menu-classic'));
    const column = page.getByRole('navigation', { name: 'Main menu' });
    await column.getByText('Company', { exact: true }).click();
    await column.getByText('Open positions', { exact: true }).click();
    await expect(column.getByRole('link', { name: 'React developer' })).toBeVisible();
    await column.getByText('Services', { exact: true }).click();
    await expect(column.getByRole('link', { name: 'React developer' })).toBeVisible();
    await expect(column.getByRole('link', { name: 'Ecommerce' })).toBeVisible();
  });

  test('header-with-push: the page moves aside, and back', async ({ page }) => {
    await page.goto(demo('header-with-push'));
    const open = page.getByRole('button', { name: 'Open the side panel' });
    await open.click();
    await expect.poll(async () => (await box(page, 'main')).left).toBe(-400);
    await expect.poll(async () => (await box(page, '[data-site-header]')).left).toBe(-400);
    await expect(page.locator('#push-panel li > a[rel="noopener"]:has(img)')).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(page.locator('#push-panel')).toBeHidden();
    await expect.poll(async () => (await box(page, 'main')).left).toBe(0);
    await expect(open).toBeFocused();
  });

  test('hamburger-menu-half: the panel takes one half', async ({ page }) => {
    await page.goto(demo('hamburger-menu-half'));
    await menuButton(page).click();
    const half = async () => {
      const { left, right } = await box(page, '#small-screen-menu');
      return left - (right - left);
    };
    await expect.poll(half).toBe(0);
  });

  test('dark-header: what opens from it is light', async ({ page }) => {
    await page.goto(demo('dark-header'));
    await header(page).getByRole('button', { name: 'Showcase' }).click();
    const ground = await page
      .locator('#menu-1')
      .evaluate((panel) => getComputedStyle(panel).backgroundColor);
    expect(ground).toBe('rgb(255, 253, 248)');
  });
});

for (const name of ['transparent-header', 'center-logo', 'hamburger-menu-half']) {
  test(`${name}: lies over the first section`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(demo(name));
    expect((await box(page, 'main')).top).toBe(0);
    expect((await box(page, '[data-site-header]')).top).toBe(0);
  });
}

test('header-with-top-bar: the line leaves, and returns for the keys', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(demo('header-with-top-bar'));
  const line = header(page).locator(':scope > :first-child');
  await expect(line).toBeInViewport();
  await scrollTo(page, 800);
  await expect(line).not.toBeInViewport();
  await line.getByRole('link', { name: siteConfig.company.phone }).focus();
  await page.keyboard.press('Tab');
  await expect(line).toBeInViewport({ ratio: 1 });
});

test('one-page-navigation: the section in view is marked, also after a jump', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(demo('one-page-navigation'));
  await hydrate(page);
  const menu = isPhone(page)
    ? smallMenu(page)
    : page.getByRole('navigation', { name: 'Main menu' });
  const marked = menu.locator('[aria-current="location"]');
  await expect(marked).toHaveText('Start');
  if (isPhone(page)) {
    await menuButton(page).click();
    await smallMenu(page).getByRole('link', { name: 'Garden' }).click();
    await expect(smallMenu(page)).toBeHidden();
  } else {
    await page.getByRole('link', { name: 'Garden' }).first().click();
  }
  await expect(marked).toHaveText('Garden');
  await expect(page.locator('#garden h2')).toBeInViewport();
  await page.locator('#harvest').scrollIntoViewIfNeeded();
  await page.locator('#harvest p').evaluate((words) => words.scrollIntoView({ block: 'center' }));
  await expect(marked).toHaveText('Harvest');
});

test('mobile-menu-classic: the sheet hangs below the bar, which stays in sight', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(demo('mobile-menu-classic'));
  await menuButton(page).click();
  const bar = await box(page, '[data-site-header]');
  await expect.poll(async () => (await box(page, '#small-screen-menu')).top).toBe(bar.bottom);
});

test('mobile-menu-modern: the page slides off the menu', { tag: '@phone' }, async ({ page }) => {
  await page.goto(demo('mobile-menu-modern'));
  await menuButton(page).click();
  const apart = async () =>
    Math.abs((await box(page, 'main')).left + (await box(page, '#small-screen-menu')).width);
  await expect.poll(apart).toBeLessThan(1);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await box(page, 'main')).left).toBe(0);
});

for (const name of ['mobile-menu-full-screen', 'hamburger-menu-modern']) {
  test(`${name}: covers the whole window`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(demo(name));
    await menuButton(page).click();
    await expect.poll(async () => (await box(page, '#small-screen-menu')).top).toBe(0);
    const { width, height, tall } = await box(page, '#small-screen-menu');
    expect(height).toBe(tall);
    expect(width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 20);
  });
}

for (const name of ['hamburger-menu', 'hamburger-menu-modern', 'left-menu-modern']) {
  test(`[C8] ${name}: shows the six latest pictures beside the menu`, { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(demo(name));
    await menuButton(page).click();
    await expect(smallMenu(page).locator('li > a[rel="noopener"]:has(img)')).toHaveCount(6);
  });
}
