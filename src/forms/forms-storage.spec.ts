import type { Page } from '@playwright/test';
import { expectMailWith, submitButton } from '../../tests/e2e/form-helpers.ts';
import { filledForm, sentForms, sentText } from '../../tests/e2e/sent-forms.ts';
import { interact } from '../../tests/first-interaction.ts';
import { expect, test } from '../../tests/fixtures.ts';
import { keepsHome, keepsSample, keepsShowcase } from '../page-meta/samples.ts';

const pages = [
  '/',
  ...(keepsSample('shop') ? ['/shop/checkout', '/shop/shopping-cart'] : []),
  ...(keepsHome('photography') ? ['/home-photography'] : []),
  ...(keepsShowcase() ? ['/showcase'] : []),
];

/** A browser that blocks all cookies: access to any storage throws. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
      Object.defineProperty(window, name, { get: deny, configurable: true });
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: deny });
  });

test.describe('with all cookies blocked', () => {
  for (const [name, sent] of Object.entries(sentForms)) {
    test(`${name} arrives`, { tag: sent.tag ?? [] }, async ({ page }) => {
      await blockStorage(page);
      const { form, person } = await filledForm(page, sent, 'Blocked');
      await submitButton(form).click();
      await expect(form.getByRole('status').filter({ hasText: sentText })).toBeVisible();
      await expectMailWith(sent.mail(person));
    });
  }

  for (const path of pages) {
    test(`${path} is hydrated`, async ({ page }) => {
      await blockStorage(page);
      await page.goto(path);
      await interact(page);
      await expect(page.locator('astro-island[ssr]:has([data-site-header])')).toHaveCount(0);
    });
  }
});

test('an application is posted by the browser where the e-mail client cannot be loaded', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|ERR_BLOCKED_BY_CLIENT/);
  const sent = sentForms.application;
  const { form, person } = await filledForm(page, sent, 'Adblock');
  // The library's own chunk is loaded after everything else that the form needs.
  await expect(form.locator('[data-captcha]')).toHaveAttribute('data-captcha', 'done');
  await page.route('**/static/js/**', (route) => route.abort('blockedbyclient'));
  await submitButton(form).click();
  await expect(page).toHaveURL(/\/api\/sent\//);
  await expectMailWith(sent.mail(person));
});
