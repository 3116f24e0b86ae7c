import { expect, test } from '../fixtures.ts';
import { delayChunks, openBeforeHydration } from './delay-chunks.ts';
import {
  ecommerce,
  hydrate,
  longPage,
  servicePage,
  servicesButton,
  servicesPanel,
} from './site-chrome-helpers.ts';

test.describe('header on wide screens', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('[H1] the main menu has its six entries, in order', async ({ page }) => {
    await page.goto(longPage);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.locator(':is(a, button):visible')).toHaveText([
      'Home',
      'About Us',
      'Careers',
      'CaseStudy',
      'Services',
      'Contact us',
    ]);
    const links = await menu
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual([
      '/',
      '/page/about-us',
      '/page/career',
      '/page/CaseStudy',
      '/page/web-dev',
      '/page/Ecommerce',
      '/page/MobileAppDev',
      '/page/contact-us',
    ]);
  });

  test('[H2] the entry of this page is marked, and Services when one of its pages is', async ({
    page,
  }) => {
    await page.goto('/page/career');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.locator('[aria-current="page"]')).toHaveText('Careers');
    await page.goto(servicePage);
    await expect(servicesButton(page)).toHaveAttribute('data-active', '');
    await servicesButton(page).click();
    await expect(ecommerce(page)).toHaveAttribute('aria-current', 'page');
  });

  test('[H2] a page that is not in the menu marks the entry that it belongs to', async ({
    page,
  }) => {
    await page.goto('/page/our-team');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.locator('[aria-current]')).toHaveText('About Us');
    await expect(menu.locator('[aria-current]')).toHaveAttribute('aria-current', 'true');
    await page.goto('/page/our-services');
    await expect(servicesButton(page)).toHaveAttribute('data-active', '');
    await expect(menu.locator('[aria-current]')).toHaveCount(0);
  });

  test('[H1] Services opens under a resting mouse and closes after it', async ({ page }) => {
    await page.goto(longPage);
    await hydrate(page);
    await servicesButton(page).hover();
    await expect(ecommerce(page)).toBeVisible();
    await ecommerce(page).hover();
    await expect(ecommerce(page)).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(servicesPanel(page)).toBeHidden();
  });

  test('[H1] a click pins a panel that hover has opened', async ({ page }) => {
    await page.goto(longPage);
    await hydrate(page);
    await servicesButton(page).hover();
    await expect(ecommerce(page)).toBeVisible();
    await servicesButton(page).click();
    await expect(ecommerce(page)).toBeVisible();
    await servicesButton(page).click();
    await expect(servicesPanel(page)).toBeHidden();
  });

  test('[H1] by keys: Enter, arrows, Escape; the focus returns', async ({ page }) => {
    await page.goto(longPage);
    await hydrate(page);
    await servicesButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(servicesPanel(page)).toBeHidden();
    await expect(servicesButton(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(servicesPanel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(ecommerce(page)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(servicesPanel(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(servicesButton(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Contact us' })).toBeFocused();
  });

  test('[H1] closes when the focus leaves it', async ({ page }) => {
    await page.goto(longPage);
    await hydrate(page);
    await servicesButton(page).focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await expect(servicesPanel(page)).toBeHidden();
  });

  test('[T1] each dropdown has a state of its own', async ({ page }) => {
    await page.goto(longPage);
    await hydrate(page);
    const cart = page.getByRole('button', { name: /^Cart/ });
    await servicesButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(cart).toHaveAttribute('aria-expanded', 'false');
    await cart.click();
    await expect(cart).toHaveAttribute('aria-expanded', 'true');
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('[T1] buttons have aria-expanded before hydration', async ({ page, request }) => {
    const html = await (await request.get(longPage)).text();
    const [bar = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
    const buttons = bar.match(/<button[^>]* popovertarget="menu-[^>]*>/gi) ?? [];
    expect(buttons.length).toBeGreaterThan(0);
    for (const button of buttons) expect(button).toContain('aria-expanded="false"');
    await page.goto(longPage);
    const cart = page.getByRole('button', { name: /^Cart/ });
    for (const button of [servicesButton(page), cart]) {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    // Before its island is hydrated, and after.
    const release = await delayChunks(page);
    await openBeforeHydration(page, longPage);
    await servicesButton(page).click();
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(cart).toHaveAttribute('aria-expanded', 'false');
    release();
    await hydrate(page);
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'true');
    await servicesButton(page).press('Escape');
    await expect(servicesButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('[B5] [B2] the cart stays 10 px inside the window, 500 ms after a resize as well', async ({
    page,
  }) => {
    await page.goto(longPage);
    await hydrate(page);
    await page.getByRole('button', { name: /^Cart/ }).click();
    const gap = () =>
      page
        .locator('#cart-panel')
        .evaluate(
          (panel) => document.documentElement.clientWidth - panel.getBoundingClientRect().right,
        );
    await expect.poll(gap).toBeGreaterThanOrEqual(10);
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect.poll(gap).toBeGreaterThanOrEqual(10);
    await expect.poll(gap).toBeLessThan(60);
  });
});
