import { expect, type Page } from '@playwright/test';
import { chromeWords } from '../../src/words/chrome.ts';
import { interact } from '../first-interaction.ts';

/** A long page of the site; every page has the same header and footer. */
export const longPage = '/';
export const servicePage = '/page/Ecommerce';

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 992;
export const header = (page: Page) => page.locator('[data-site-header]');
export const footer = (page: Page) => page.locator('[data-site-footer]');
export const servicesButton = (page: Page) =>
  page
    .getByRole('navigation', { name: chromeWords.menu.navigation })
    .getByRole('button', { name: 'Services' });
export const servicesPanel = (page: Page) => page.locator('#menu-4');
export const ecommerce = (page: Page) =>
  servicesPanel(page).getByRole('link', { name: 'Ecommerce' });
export const openMenuButton = (page: Page) =>
  page.getByRole('button', { name: chromeWords.menu.open });
export const smallMenu = (page: Page) => page.locator('#small-screen-menu');

/** Waits until the header's island is hydrated; before that the menus are native. */
export async function hydrate(page: Page) {
  await interact(page);
  await expect(page.locator('astro-island[ssr]', { has: header(page) })).toHaveCount(0);
}

export async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}

export const variable = (page: Page, name: string) =>
  page.evaluate((key) => document.documentElement.style.getPropertyValue(key), name);
