import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { interact } from '../../../tests/first-interaction.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { copy } from './copy.ts';

const path = '/home-fashion-shop';
const saturday = Date.parse('2026-11-28T15:00:00Z');

const lookbook = (page: Page) => page.locator(`#${copy.gallery.id}`);
const look = (page: Page, title: string) =>
  lookbook(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });
const put = (page: Page, title: string) =>
  look(page, title).getByRole('button', { name: copy.gallery.addLabel });

/** Opens the page on a Saturday and lets its lookbook come to life, as a first movement does. */
async function openLookbook(page: Page): Promise<void> {
  await page.clock.setFixedTime(saturday);
  await page.goto(path);
  await interact(page, { x: 5, y: 300 });
  await expect(put(page, 'The long slip')).toBeVisible();
}

test('fashion-shop: what is shown goes into the cart in its size, and the page says when it leaves', async ({
  page,
}) => {
  await openLookbook(page);
  await look(page, 'The long slip').getByText('10', { exact: true }).click();
  await put(page, 'The long slip').click();
  const said = lookbook(page).getByRole('status');
  await expect(said).toContainText(
    'The long slip, size 10 is in the cart, which comes to $504.50.',
  );
  await expect(said).toContainText(
    'comes down on Tuesday, December 8 and leaves on Wednesday, December 9',
  );
  await said.getByRole('link').click();
  await expect(page).toHaveURL(/shopping-cart$/);
  await expect(page.getByRole('link', { name: 'The long slip, size 10' }).first()).toBeVisible();
});

test('fashion-shop: keys choose a size and put it into the cart', async ({ page }) => {
  await openLookbook(page);
  const mule = look(page, 'The knot mule');
  await mule.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(mule.getByRole('radio', { name: '8', exact: true })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(lookbook(page).getByRole('status')).toContainText('The knot mule, size 8');
});

test('fashion-shop: of two capes there is no third, whatever its length', async ({ page }) => {
  await openLookbook(page);
  await put(page, 'The short cape').click();
  await look(page, 'The short cape').getByText('Long', { exact: true }).click();
  await put(page, 'The short cape').click();
  await expect(lookbook(page).getByRole('status')).toContainText('The short cape, long is in');
  await put(page, 'The short cape').click();
  await expect(lookbook(page).getByRole('status')).toContainText('There are no more');
});

test('fashion-shop: cloth that is turned falls anew and is measured', async ({ page }) => {
  await page.goto(path);
  await interact(page, { x: 5, y: 300 });
  const grain = page.locator(`#${copy.about.id}`);
  await grain.scrollIntoViewIfNeeded();
  const turn = grain.getByRole('slider', { name: copy.grainSimulation.label });
  await turn.scrollIntoViewIfNeeded();
  const said = grain.getByRole('status');
  await expect(said).toContainText('Cut at 45°, it hangs 4 11/16 in longer');
  await turn.focus();
  await page.keyboard.press('Home');
  await expect(said).toContainText('Cut at 0°, it hangs 7/16 in longer');
});

test('fashion-shop: measures arrive with garment and size', async ({ page }) => {
  const form = await openForm(page, `${path}?Garment=The+long+slip&Size=12#fit`, 'contact');
  await expect(form.getByLabel('What is it for')).toHaveValue('The long slip');
  await expect(form.getByLabel('In which size')).toHaveValue('12');
  const person = newPerson('Hem');
  await fill(form, { name: person.name, email: person.email, phone: person.phone });
  await form.getByLabel(copy.form.commentLabel).fill('Hollow to floor 56, floor to hem 2.');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['The long slip', '12', 'floor to hem 2', path]) expect(mail).toContain(part);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('fashion-shop: a size is asked for by letter, and the inches stand there', async ({
    page,
  }) => {
    await page.goto(path);
    await look(page, 'The sack').getByText('Shoulder', { exact: true }).click();
    await look(page, 'The sack').getByRole('button', { name: copy.gallery.askLabel }).click();
    await expect(page).toHaveURL(/\?Garment=The\+sack&Size=Shoulder#fit$/);
    await expect(page.getByRole('cell', { name: '4 11/16 in' })).toBeVisible();
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('fashion-shop: letters are leveled at once, and cloth hangs at once', async ({ page }) => {
    await page.goto(path);
    const letters = page.getByRole('heading', { level: 1, name: copy.hero.heading });
    await expect(letters).toBeVisible();
    expect(await letters.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
  });
});
