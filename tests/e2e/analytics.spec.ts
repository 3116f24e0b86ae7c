import type { Page } from '@playwright/test';
import { siteConfig } from '../../site.config.ts';
import { consentCopy as copy } from '../../src/content/consent.ts';
import type { Analytics } from '../../src/layouts/analytics/load-analytics.ts';
import { expect, test } from '../fixtures.ts';
import { waitForPaint } from '../wait-for-paint.ts';
import { analyticsScripts } from './third-parties/mocks.ts';
import { openComponent, refused, respondWith } from './third-parties/open-component.ts';

/*
 * Analytics of `site.config.ts`, under the policy that follows from it and with mocks of the
 * providers' scripts. This site has none.
 */

const configs = {
  plausible: {
    provider: 'plausible',
    domain: 'larkfield.example',
    origin: 'https://plausible.io',
  },
  umami: { provider: 'umami', origin: 'https://cloud.umami.is', websiteId: 'w' },
  ga4: { provider: 'ga4', measurementId: 'G-TEST1' },
} satisfies Record<keyof typeof analyticsScripts, Analytics>;

/** Opens a page with analytics; returns the list of requests to other hosts, which grows. */
async function openPage(page: Page, name: keyof typeof configs): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https:')) asked.push(request.url());
  });
  const { script, text } = analyticsScripts[name];
  const analytics = configs[name];
  const mocks = { [script]: respondWith('text/javascript', () => text) };
  const config = { ...siteConfig, analytics };
  await openComponent(page, { part: 'analytics', analytics }, config, mocks);
  return asked;
}

const banner = (page: Page) => page.getByRole('region', { name: copy.label });
const button = (page: Page, name: string) => page.getByRole('button', { name });

for (const name of ['plausible', 'umami'] as const) {
  test(`${name} loads without a question, and its policy allows it`, async ({ page }) => {
    await openPage(page, name);
    await expect(page.locator('html')).toHaveAttribute('data-widget', name);
    expect(await refused(page)).toEqual([]);
    await expect(banner(page)).toHaveCount(0);
  });
}

test('Google’s script loads after “Allow” only, by keys, and the answer is kept', async ({
  page,
}) => {
  const asked = await openPage(page, 'ga4');
  await expect(banner(page)).toBeVisible();
  await waitForPaint(page);
  expect(asked).toEqual([]);
  await button(page, copy.refuse).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, copy.allow)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-widget', 'ga4');
  expect(await refused(page)).toEqual([]);
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-widget', 'ga4');
  await expect(banner(page)).toBeHidden();
});

test('after “No, thank you” nothing loads, until the footer asks again', async ({ page }) => {
  const asked = await openPage(page, 'ga4');
  await button(page, copy.refuse).click();
  await page.reload();
  await expect(button(page, copy.change)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await waitForPaint(page);
  expect(asked).toEqual([]);
  await button(page, copy.change).click();
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await expect(button(page, copy.change)).toBeFocused();
});

/** Returns the focused element's text if the banner covers it, though it could be elsewhere. */
const coveredFocus = (page: Page) =>
  banner(page).evaluate((region) => {
    const focused = document.activeElement;
    if (!focused || region.contains(focused) || focused === document.body) return null;
    const [a, b] = [focused.getBoundingClientRect(), region.getBoundingClientRect()];
    const covers = a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
    return covers ? focused.textContent : null;
  });

test('the banner fits 320 px, moves nothing, and covers nothing that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page, 'ga4');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) =>
          done(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        // The observer is not called where nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(0))));
      }),
  );
  expect(shifted).toBe(0);
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    await waitForPaint(page);
    expect(await coveredFocus(page)).toBeNull();
  }
});

test('at 390 px the end of the page scrolls out from under the banner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 'ga4');
  /** Distance of the last button of the page, scrolled to its end, from what is below it. */
  const roomBelow = () =>
    button(page, copy.change).evaluate((last) => {
      const region = document.querySelector<HTMLElement>('section[aria-label]');
      scrollTo(0, document.documentElement.scrollHeight);
      const end = region?.hidden === false ? region.getBoundingClientRect().top : innerHeight;
      return end - last.getBoundingClientRect().bottom;
    });
  await expect(banner(page)).toBeVisible();
  await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
  // Without the banner, its room is gone.
  await button(page, copy.refuse).click();
  await expect.poll(roomBelow).toBeLessThan(60);
});

for (const forcedColors of ['none', 'active'] as const) {
  test(`both answers look the same with forced colors ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await openPage(page, 'ga4');
    const looks = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((each) => {
          const { color, backgroundColor, borderColor, fontWeight, fontSize } =
            getComputedStyle(each);
          const { height } = each.getBoundingClientRect();
          return { color, backgroundColor, borderColor, fontWeight, fontSize, height };
        }),
      );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
  });
}
