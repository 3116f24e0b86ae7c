import type { Page } from '@playwright/test';
import { expectMailWith, fill, newPerson, submitButton } from '../../../tests/e2e/form-helpers.ts';
import { specimen } from '../../../tests/e2e/specimen-helpers.ts';
import { interact } from '../../../tests/first-interaction.ts';
import { expect, test } from '../../../tests/fixtures.ts';

const simple = '/model-popup/simple-modal';
const modal = (page: Page, id: string) => page.locator(`dialog#${id}`);

/** Waits until the islands of the page are hydrated; before that modals are native. */
async function hydrateIslands(page: Page) {
  await interact(page);
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
}

test('a modal opens by mouse; cross, Escape and a click outside close it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(simple);
  const opener = page.getByRole('button', { name: 'What has changed' });
  const notice = modal(page, 'fog');
  await opener.click();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close the notice' }).click();
  await expect(notice).toBeHidden();
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await opener.click();
  await expect(notice).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(notice).toBeHidden();
});

test('[T6] by keyboard: focus is trapped and restored; the page behind does not scroll', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(simple);
  const opener = page.getByRole('button', { name: 'Read the harbor rules' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const rules = modal(page, 'harbor-rules');
  await expect(rules).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    'hidden',
  );
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('#harbor-rules');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(opener).toBeFocused();
});

test('[E10] a page opens a modal by name: its element, its open flag, and whether any is open', async ({
  page,
}) => {
  await page.goto(`${simple}#cancel-berth`);
  const question = modal(page, 'cancel-berth');
  const anyOpen = page.locator('dialog:modal');
  await expect(question).toBeVisible();
  await expect(question).toHaveJSProperty('open', true);
  await expect(anyOpen).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(question).toHaveJSProperty('open', false);
  await expect(anyOpen).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${simple}$`));
  await page.getByRole('button', { name: 'What has changed' }).click();
  await expect(page).toHaveURL(/#fog$/);
});

test('Back closes it, and closing it leaves no step behind', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/model-popup/subscription');
  await page.goto(simple);
  await hydrateIslands(page);
  const opener = page.getByRole('button', { name: 'What has changed' });
  await opener.click();
  await expect(page).toHaveURL(/#fog$/);
  await page.goBack();
  await expect(modal(page, 'fog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${simple}$`));
  await opener.click();
  await expect(modal(page, 'fog')).toBeVisible();
  await expect(page).toHaveURL(/#fog$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`${simple}$`));
  await page.goBack();
  await expect(page).toHaveURL(/subscription$/);
});

test('[C1] navigation closes it', async ({ page }) => {
  await page.goto(`${simple}#fog`);
  await modal(page, 'fog').getByRole('link', { name: 'Take another boat' }).click();
  await expect(page).toHaveURL(/contact-us$/);
  await expect(page.locator('dialog:modal')).toHaveCount(0);
});

test('a confirmation applies the answer, and Escape changes nothing', async ({ page }) => {
  await page.goto(simple);
  await hydrateIslands(page);
  await page.getByRole('button', { name: 'Cancel the berth' }).click();
  await page.keyboard.press('Escape');
  const state = specimen(page, 'question').getByRole('status');
  await expect(state).toContainText('Paid: $84.');
  await page.getByRole('button', { name: 'Cancel the berth' }).click();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(state).toContainText('$84 is on its way back');
});

test('[A4] the subscription modal really subscribes', async ({ page }) => {
  await page.goto('/model-popup/subscription#letter');
  const form = modal(page, 'letter').locator('form[data-form="subscribe"]');
  await interact(page);
  await expect(form).toHaveAttribute('data-ready', 'true');
  const { email } = newPerson('Modal reader');
  await fill(form, { email });
  await submitButton(form).click();
  await expect(form.getByRole('status')).toContainText('successfully subscribed');
  await expectMailWith(email);
});

test('[A3] the contact modal really sends', async ({ page }) => {
  await page.goto('/model-popup/contact-form#write');
  const form = modal(page, 'write').locator('form[data-form="contact"]');
  await interact(page);
  await expect(form).toHaveAttribute('data-ready', 'true');
  const person = newPerson('Modal writer');
  await fill(form, person);
  await submitButton(form).click();
  await expectMailWith(person.email);
});

for (const [path, id, host] of [
  ['/model-popup/youtube-video', 'big-buck-bunny', 'https://www.youtube-nocookie.com'],
  ['/model-popup/vimeo-video', 'bunny-on-vimeo', 'https://player.vimeo.com'],
  ['/model-popup/Google-map', 'the-way', 'https://www.openstreetmap.org'],
] as const) {
  test(`${path} contacts ${host} only after a click, and unloads with the modal`, async ({
    page,
  }) => {
    const requests: string[] = [];
    await page.route(/youtube|vimeo|openstreetmap|google/, (route) => {
      if (!route.request().url().startsWith(host)) return route.continue();
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' });
    });
    const response = await page.goto(`${path}#${id}`);
    expect(response?.headers()['content-security-policy']).toContain(`frame-src ${host};`);
    await hydrateIslands(page);
    expect(requests).toEqual([]);
    const dialog = modal(page, id);
    await dialog.locator('[data-embed] a[data-replay-until]').click();
    await expect(dialog.locator('iframe')).toBeVisible();
    await expect.poll(() => requests.length).toBe(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(dialog.locator('iframe')).toHaveCount(0);
  });
}
