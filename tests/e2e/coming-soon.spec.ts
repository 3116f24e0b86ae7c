import { expect, test } from '../fixtures.ts';
import { expectMailWith, fill, newPerson, openForm, submitButton } from './forms-kit.ts';

const path = '/page/coming-soon';
const opens = Date.parse('2027-02-02T14:00:00Z');

test('the phones count with leading zeros, and then say that the drawer is open', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install({ time: opens - 3_600_000 });
  await page.goto(path);
  await page.clock.pauseAt(opens - 63_000);
  const timer = page.getByRole('timer', { name: 'February 2, 2027' });
  await expect(timer.locator('[data-part]')).toHaveText(['00', '00', '01', '03']);
  await expect(timer).not.toHaveAttribute('aria-live', /polite|assertive/);
  await page.clock.runFor(70_000);
  await expect(timer.getByText('The drawer is open.')).toBeVisible();
  await expect(timer.locator('.countdown-parts')).toBeHidden();
  await expect(timer.getByRole('link', { name: 'Ask for a turn' })).toBeInViewport();
});

test('long after, there is no figure below zero', async ({ page }) => {
  await page.clock.setFixedTime(opens + 90 * 86_400_000);
  await page.goto(path);
  await expect(page.getByText('The drawer is open.')).toBeVisible();
  await expect(page.locator('[data-part]')).toHaveText(['00', '00', '00', '00']);
});

test('with less motion no second passes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(opens - 60_000);
  await page.goto(path);
  await expect(page.locator('[data-part="minutes"]')).toHaveText('01');
  await expect(page.locator('[data-part="seconds"]')).toBeHidden();
});

test('an address arrives, by keys', { tag: '@phone' }, async ({ page }) => {
  const form = await openForm(page, path, 'subscribe');
  const { email } = newPerson('Borrower');
  await fill(form, { email });
  await form.locator('[name="email"]').press('Tab');
  await expect(submitButton(form)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText(
    'Your message has been sent successfully subscribed to our email list!',
  );
  await expectMailWith(email);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the date stands in words, and no empty clock', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Tuesday, February 2, 2027')).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.locator('.drawer-still')).toBeVisible();
  });
});
