import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  formOn,
  newPerson,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { toolSnippetCopy } from './copy-tool-snippet.ts';
import { textWidth } from './snippet.ts';

const path = '/home-seo-agency';
const { editor: words } = toolSnippetCopy;
const editor = (page: Page) => page.locator('#line');
const desk = (page: Page) => editor(page).getByRole('region', { name: words.desktopLabel });
const phone = (page: Page) => editor(page).getByRole('region', { name: words.phoneLabel });
const said = (page: Page) => editor(page).getByRole('status');

/** Scrolls the editor into view and waits until it is interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await editor(page).scrollIntoViewIfNeeded();
  await expect(editor(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test.describe('the editor of seo-agency', () => {
  test('measures what is typed, cuts at a word, and says so once nobody types', async ({
    page,
  }) => {
    await live(page);
    await expect(said(page)).toHaveText('');
    const title = editor(page).getByLabel('Title', { exact: true });
    await title.fill('Fresh bread');
    await expect(
      editor(page).getByText(`${Math.ceil(textWidth('Fresh bread', 20))} of 600 px`),
    ).toBeVisible();
    await title.pressSequentially(' from four in the morning in downtown Yuma, Arizona, every day');
    await expect(
      editor(page)
        .getByText(/px too long/)
        .first(),
    ).toBeVisible();
    await expect(desk(page).locator('[data-result-title]')).toHaveText(
      /^Fresh bread from four .*[a-z] …$/,
    );
    await expect(said(page)).toContainText('The title is ');
    await expect(said(page)).toContainText('Nobody reads');
  });

  test('sets the searched words in bold on both screens', async ({ page }) => {
    await live(page);
    await editor(page).getByRole('button', { name: 'As we left it' }).click();
    await editor(page).getByLabel('Somebody searches for').fill('rye loaf');
    await expect(desk(page).locator('b')).toHaveText(['Rye', 'loaf']);
    await expect(phone(page).locator('b')).toHaveText(['Rye', 'loaf']);
  });

  test('is used by keys alone, and a good line is called good', async ({ page }) => {
    await live(page);
    const left = editor(page).getByRole('button', { name: 'As we left it' });
    await left.focus();
    await page.keyboard.press('Enter');
    await expect(left).toHaveAttribute('aria-pressed', 'true');
    await expect(editor(page).getByText(words.faults.good).first()).toBeVisible();
    await expect(said(page)).toContainText(words.faults.good);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(editor(page).getByText('0 of 600 px')).toBeVisible();
  });
});

test.describe('seo-agency without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the example stands as a still, and the light still finds shops', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(toolSnippetCopy.section.withoutScriptText)).toBeVisible();
    await expect(desk(page).locator('[data-result-title]')).toHaveText(/…$/);
    await expect(editor(page).getByLabel('Title', { exact: true })).toBeHidden();
    await page.getByRole('radio', { name: 'locked out' }).check();
    await expect(page.getByText('Mesa Key comes in twelve minutes')).toBeVisible();
    await expect(page.getByText('Ochoa’s bakes from four')).toBeHidden();
  });
});

test('the light of seo-agency moves by arrow keys', async ({ page }) => {
  await page.goto(path);
  const place = () =>
    page
      .locator('main [data-first-screen] picture:has(> img[alt=""])')
      .evaluate((layer) => getComputedStyle(layer).clipPath);
  const before = await place();
  await page.getByRole('radio', { name: 'bread before work' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'pharmacy open sunday' })).toBeChecked();
  await expect.poll(place).not.toBe(before);
});

test('a line of seo-agency is sent to the form and arrives with the address of the site', async ({
  page,
}) => {
  await live(page);
  await editor(page).getByRole('button', { name: 'As we left it' }).click();
  await editor(page).getByRole('link', { name: words.send.title }).click();
  const form = formOn(page, 'contact');
  await expect(form).toHaveAttribute('data-ready', 'true');
  await expect(form.getByLabel(/The address of your site/)).toHaveValue(/ochoasbakery\.example/);
  const person = newPerson('Line');
  const line = await form.getByLabel(/The address of your site/).inputValue();
  await fill(form, person);
  await form.getByLabel(/The address of your site/).fill(`shoes.example\n${line}`);
  await form.getByLabel('What do you want more of').selectOption('Phone calls');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['shoes.example', 'ochoasbakery.example', 'Phone calls', path])
    expect(mail).toContain(part);
});

test('the firm of seo-agency signs its page, and our own menu is one step away', async ({
  page,
}) => {
  await page.goto(path);
  const header = page.locator('[data-site-header]');
  await header.getByRole('button', { name: 'Main menu' }).click();
  await expect(header.getByRole('link', { name: 'Careers' })).toBeVisible();
  await expect(page.locator('[data-site-footer]')).toContainText('(928) 555-0147');
  await expect(page.locator('[data-site-footer]')).not.toContainText('Larkfield');
});
