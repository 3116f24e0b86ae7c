import { hydratedSpecimen, specimen } from '../../../tests/e2e/specimen-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';

test.describe('accordions', () => {
  test('[C6] open and close by mouse, one at a time where they share a name', async ({ page }) => {
    await page.goto('/elements/accordions');
    const first = page.locator('details#start');
    const second = page.locator('details#cost');
    await expect(first).toHaveAttribute('open', '');
    await second.locator('summary').click();
    await expect(second).toHaveAttribute('open', '');
    await expect(first).not.toHaveAttribute('open');
    await page.locator('details#trial summary').scrollIntoViewIfNeeded();
    await page.locator('details#data summary').click();
    await expect(page.locator('details#trial')).toHaveAttribute('open', '');
    await expect(page.locator('details#data')).toHaveAttribute('open', '');
  });

  test('[C6] open and close by key', async ({ page }) => {
    await page.goto('/elements/accordions');
    const menu = page.locator('details#menu-company');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link', { name: 'Careers' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(menu).not.toHaveAttribute('open');
  });
});

test.describe('tabs', () => {
  test('[T5] [B10] MONTHLY first; YEARLY by click and by arrow', async ({ page }) => {
    await page.goto('/elements/tab');
    const part = await hydratedSpecimen(page, 'prices');
    const yearly = part.getByRole('tab', { name: 'YEARLY' });
    await expect(part.getByRole('tab', { name: 'MONTHLY' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(part.getByText('$9.99')).toBeVisible();
    await yearly.click();
    await expect(part.getByText('$290.99')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(part.getByText('$29.99')).toBeVisible();
  });

  test('one stop for the tab key; up and down in the list at the side', async ({ page }) => {
    await page.goto('/elements/tab');
    const part = await hydratedSpecimen(page, 'side');
    await part.getByRole('tab', { name: 'Web applications' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(part.getByRole('tab', { name: 'Shops' })).toBeFocused();
    await expect(part.getByRole('tabpanel', { name: 'Shops' })).toContainText(
      '31,000 kinds of screw',
    );
    await page.keyboard.press('End');
    await expect(part.getByRole('tab', { name: 'Apps' })).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await part
        .getByRole('tab')
        .evaluateAll((all) => all.includes(document.activeElement as HTMLElement)),
    ).toBe(false);
  });

  test('a panel opens by its address', async ({ page }) => {
    await page.goto('/elements/tab#sailors');
    await expect(specimen(page, 'line').getByText('Count cars by a row of')).toBeVisible();
    const part = await hydratedSpecimen(page, 'line');
    await expect(part.getByRole('tab', { name: 'Deckhands' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});

test.describe('message boxes', () => {
  test('[C7] stay until dismissed, by mouse and keyboard, and can be shown again', async ({
    page,
  }) => {
    await page.goto('/elements/message-box');
    const part = await hydratedSpecimen(page, 'dismissible');
    const message = part.getByText('We have moved your drafts.');
    await expect(message).toBeVisible();
    await part.getByRole('button', { name: 'Dismiss the message' }).click();
    await expect(message).toBeHidden();
    await expect(part.getByRole('button', { name: 'Show the message again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(message).toBeVisible();
    await part.getByRole('button', { name: 'Dismiss the message' }).focus();
    await page.keyboard.press('Space');
    await expect(message).toBeHidden();
  });

  test('answer a form: errors as an alert, success as a status', async ({ page }) => {
    await page.goto('/elements/message-box');
    const part = await hydratedSpecimen(page, 'form');
    await part.getByLabel('Ticket number').fill('nothing');
    await page.keyboard.press('Enter');
    await expect(part.getByRole('alert')).toContainText('No ticket has that number.');
    await part.getByLabel('Ticket number').fill('HP2041');
    await part.getByRole('button', { name: 'Find my boat' }).click();
    await expect(part.getByRole('status')).toContainText('10:15');
    await expect(part.getByRole('alert')).toHaveCount(0);
  });
});

test('[E8] social tiles turn on focus and say what is on their back', async ({ page }) => {
  await page.goto('/elements/social-icons');
  const part = specimen(page, 'tiles');
  await expect(part.getByRole('link')).toHaveCount(3);
  await part.scrollIntoViewIfNeeded();
  const link = part.getByRole('link', { name: 'FACEBOOK LIKE US' });
  await page.locator('#list').getByRole('link').last().focus();
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await expect(link.locator(':scope > span').first()).not.toHaveCSS('transform', 'none');
  await expect(link.getByText('LIKE US')).toBeAttached();
});

test('[C8] social grids show six posts at most', async ({ page }) => {
  await page.goto('/elements/instagram');
  for (const id of ['row', 'tiles']) {
    await expect(specimen(page, id).getByRole('listitem')).toHaveCount(6);
  }
  await expect(specimen(page, 'prints').getByRole('listitem')).toHaveCount(3);
});
