import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { campaigns } from './campaigns.ts';

const path = '/home-marketing-agency';
const section = (page: Page) => page.locator('#counted');
const time = (page: Page, name: string) =>
  section(page).getByRole('group', { name: 'When' }).getByRole('radio', { name });
/** Pictogram of the campaign that is shown. */
const field = (page: Page) => section(page).locator('div:has(> svg[role="img"]):visible');
/** Returns the pieces that come or go, of the campaign that is shown. */
const turning = (page: Page) => field(page).locator('svg > g:last-child use');
const announced = (page: Page) => section(page).getByRole('status');

/** Scrolls the figures into view and waits until they are interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test('marketing-agency: as many pieces are laid down as were counted, by mouse', async ({
  page,
}) => {
  await live(page);
  await expect(turning(page)).toHaveCount(43);
  await expect(turning(page).first()).toHaveCSS('opacity', '0');
  await time(page, 'After').check({ force: true });
  await expect(turning(page).last()).toHaveCSS('opacity', '1');
  await expect(announced(page)).toHaveText(
    'The Lantern, After, Sept. to Nov. 2025: 74 of 112 seats taken on a Tuesday, 43 more, +139%.',
  );
});

test('marketing-agency: by keys alone, another campaign is chosen and turned', async ({ page }) => {
  await live(page);
  await section(page).getByRole('radio', { name: 'The Lantern' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(section(page).getByRole('heading', { name: 'Halfpenny Bread' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(time(page, 'Before')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(time(page, 'After')).toBeChecked();
  await expect(turning(page)).toHaveCount(32);
  await expect(turning(page).first()).toHaveCSS('opacity', '0');
  await expect(announced(page)).toContainText('9 loaves left over at six o’clock, 32 fewer, −78%');
});

test('marketing-agency: a press on the sheet turns it, and a swipe turns it back', async ({
  page,
}) => {
  await live(page);
  const sheet = field(page);
  await sheet.click({ position: { x: 60, y: 60 } });
  await expect(time(page, 'After')).toBeChecked();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('The sheet is not to be seen.');
  await page.mouse.move(box.x + 80, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 84, { steps: 4 });
  await page.mouse.up();
  await expect(time(page, 'Before')).toBeChecked();
});

test('marketing-agency: every figure has its row, its source and what lies between', async ({
  page,
}) => {
  await live(page);
  const table = section(page).getByRole('table', { name: 'The Lantern' });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row', { name: /^Takings/ }).getByRole('cell')).toHaveText([
    '$558',
    '$1,110',
    '+$552 +99%',
  ]);
  await expect(table).toContainText('What did not move');
});

test.describe('marketing-agency without script', () => {
  test.use({ javaScriptEnabled: false });
  test('marketing-agency: both times and all campaigns can still be turned to', async ({
    page,
  }) => {
    await page.goto(path);
    await time(page, 'After').check({ force: true });
    await expect(turning(page).first()).toHaveCSS('opacity', '1');
    await section(page).getByRole('radio', { name: 'Kettleson’s' }).check({ force: true });
    await expect(section(page).getByRole('table', { name: 'Kettleson’s' })).toBeVisible();
    await expect(page.locator('#write form')).toHaveAttribute('method', 'post');
  });
});

test('marketing-agency: on paper all campaigns are printed', async ({ page }) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await expect(section(page).getByRole('table').locator('visible=true')).toHaveCount(
    campaigns.length,
  );
});

test('marketing-agency: a request arrives with its house, its day and its page', async ({
  page,
}) => {
  const form = await openForm(page, `${path}#write`, 'contact');
  const person = newPerson('Tuesday');
  await fill(form, person);
  await form.getByLabel('What is to be filled').selectOption('A theater');
  await form.getByLabel('The emptiest day').selectOption('Tuesday');
  await form.getByLabel('How many came').fill('31');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['A theater', 'Tuesday', '31', path]) expect(mail).toContain(part);
});

test('marketing-agency: the firm signs its page, and our own menu is one step away', async ({
  page,
}) => {
  await page.goto(path);
  const header = page.locator('[data-site-header]');
  await expect(header.getByRole('link', { name: 'Paper Beats Rock' })).toHaveAttribute(
    'href',
    path,
  );
  await header.getByRole('button', { name: 'Main menu' }).click();
  await expect(header.getByRole('link', { name: 'Careers' })).toBeVisible();
  const footer = page.locator('[data-site-footer]');
  await expect(footer).toContainText('(309) 555-0142');
  await expect(footer).not.toContainText('Larkfield');
});
