import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { formatDollars } from '../../content/format-dollars.ts';
import { designs, sumOf } from './designs.ts';

const path = '/home-interior-design';
const room = (page: Page) => page.locator('#ways');
const stage = (page: Page) => room(page).locator('[style*="--wipe-share"]');
const slider = (page: Page) => room(page).getByRole('slider');
const sum = (index: number) => {
  const design = designs[index];
  return formatDollars(sumOf([...(design?.above ?? []), ...(design?.below ?? [])]));
};

/** Scrolls the room into view and waits until it is interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await stage(page).scrollIntoViewIfNeeded();
  await expect(room(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test('the picture is wiped by arrow keys, Home and End, and says what is seen', async ({
  page,
}) => {
  await live(page);
  const range = slider(page);
  await expect(range).toHaveAccessibleName('How much of the finished room is shown');
  await range.focus();
  await page.keyboard.press('ArrowRight');
  await expect(range).toHaveValue('56');
  await expect(range).toHaveAttribute('aria-valuetext', '56 percent Oat, 44 percent as found');
  await page.keyboard.press('Home');
  await expect(range).toHaveValue('0');
  await expect(room(page).getByRole('button', { name: 'Before' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('End');
  await expect(range).toHaveAttribute('aria-valuetext', '100 percent Oat, 0 percent as found');
});

test('the picture is wiped by arrow keys from where the hint is read', async ({ page }) => {
  await live(page);
  await expect(page.locator('body')).toBeFocused();
  // React attaches the listener a moment after the island has hydrated: a key before it is pressed again.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveValue('56');
  }).toPass();
});

test('the picture is wiped by a pointer, and the keys go on from there', async ({ page }) => {
  await live(page);
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('The picture has no place.');
  const y = box.y + Math.min(200, box.height / 2);
  await page.mouse.move(box.x + box.width * 0.5, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page)).toHaveValue('20');
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue('19');
  await expect(stage(page)).toHaveCSS('touch-action', 'pan-y');
});

test('another design is another picture, another bill and another letter', async ({ page }) => {
  await live(page);
  await expect(room(page).getByRole('region')).toHaveCount(1);
  await room(page).getByRole('radio', { name: 'Bottle' }).check();
  await expect(room(page).getByRole('status')).toHaveText(`Bottle: ${sum(2)}`);
  await expect(room(page).getByRole('region', { name: 'The room in Bottle' })).toBeVisible();
  await expect(room(page).getByText(sum(2), { exact: true })).toBeVisible();
  await expect(room(page).getByText(sum(0), { exact: true })).toBeHidden();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /Bottle/);
  await expect(room(page).getByRole('link', { name: 'Write to us about Bottle' })).toHaveAttribute(
    'href',
    '?Way=Bottle#ask',
  );
});

test('the design that was chosen arrives with the letter', async ({ page }) => {
  const form = await openForm(page, `${path}?Way=Clay#ask`, 'contact');
  await expect(form.getByLabel('Which of the three ways')).toHaveValue('Clay');
  const person = newPerson('Wainscot');
  await fill(form, person);
  await form.getByLabel('How high it stood in your room, in inches').fill('19');
  await form.getByLabel('Where the room is').selectOption('On piers');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['Clay', '19', 'On piers', path]) expect(mail).toContain(part);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all four pictures stand beside one another with captions, and every bill is there', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(room(page).getByText('As found, March 2024.')).toBeVisible();
    for (const [index, { title }] of designs.entries()) {
      await expect(room(page).getByText(`The same spot, in ${title}.`)).toBeVisible();
      await expect(room(page).getByText(sum(index), { exact: true })).toBeVisible();
    }
    const [before, after] = await room(page)
      .locator('figure')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
    expect(before).toBe(after);
    await expect(slider(page)).toBeHidden();
    await expect(room(page).getByRole('button')).toHaveCount(0);
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the edge jumps where it is sent', async ({ page }) => {
    await live(page);
    await expect(stage(page)).toHaveCSS('transition-duration', '1e-05s');
    await room(page).getByRole('button', { name: 'After' }).click();
    await expect(slider(page)).toHaveValue('100');
  });
});
