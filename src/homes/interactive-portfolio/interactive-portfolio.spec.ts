import type { Locator, Page } from '@playwright/test';
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
import { nights } from './nights.ts';

const path = '/home-interactive-portfolio';
const list = (page: Page) => page.getByRole('navigation', { name: copy.hero.listLabel });
const entry = (page: Page, title: string) =>
  list(page).getByRole('link', { name: title, exact: true });
const cloth = (page: Page, id: string) => page.locator(`figure[id="${id}"]`);
const story = (page: Page, id: string) =>
  page.getByText(nights.find((night) => night.id === id)?.story ?? '', { exact: true });

/** Opens the page and lets its list come to life, as a first movement does. */
async function wake(page: Page, hash = ''): Promise<void> {
  await page.goto(`${path}${hash}`);
  await interact(page, { x: 5, y: 5 });
  await expect(page.locator('html')).toHaveAttribute('data-night', /./);
}

/** Expects the cloth to fill the window from edge to edge and to lie over all others. */
async function expectFilled(figure: Locator): Promise<void> {
  await expect(figure).toBeVisible();
  await expect
    .poll(() =>
      figure.evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const layers = [...document.querySelectorAll('nav figure')].filter(
          (other) => getComputedStyle(other).visibility === 'visible' && other !== one,
        );
        const level = (other: Element) => Number(getComputedStyle(other).zIndex);
        return (
          left <= 0 &&
          right >= document.documentElement.clientWidth &&
          top <= 0 &&
          bottom >= innerHeight - 1 &&
          layers.every((other) => !other.getClientRects().length || level(other) < level(one))
        );
      }),
    )
    .toBe(true);
}

const ground = (page: Page) =>
  page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).getPropertyValue('--paper').trim());

test('interactive-portfolio: what is pointed at fills the screen, and what is pressed stays', async ({
  page,
}) => {
  await wake(page);
  await expectFilled(cloth(page, 'high-water'));
  const before = await ground(page);
  await entry(page, 'Breaths').hover();
  await expectFilled(cloth(page, 'breaths'));
  expect(await ground(page)).toBe(before);
  await page.mouse.move(1200, 300);
  await expectFilled(cloth(page, 'high-water'));
  await entry(page, 'Breaths').click();
  await page.mouse.move(1200, 300);
  await expect(page).toHaveURL(/#breaths$/);
  await expectFilled(cloth(page, 'breaths'));
  await expect(entry(page, 'Breaths')).toHaveAttribute('aria-current', 'true');
  await expect(story(page, 'breaths')).toBeVisible();
  await expect(story(page, 'high-water')).toBeHidden();
  expect(await ground(page)).not.toBe(before);
});

test('interactive-portfolio: keys go through the list, and Enter keeps a night', async ({
  page,
}) => {
  await wake(page);
  await entry(page, 'High Water').focus();
  await page.keyboard.press('ArrowUp');
  await expect(entry(page, 'Her First Night Here')).toBeFocused();
  await expectFilled(cloth(page, 'her-first-night'));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, 'Nothing')).toBeFocused();
  await expectFilled(cloth(page, 'nothing'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#nothing$/);
  await expect(story(page, 'nothing')).toBeVisible();
});

test('interactive-portfolio: the address keeps the choice, also past another place of the page', async ({
  page,
}) => {
  await wake(page, '#snow-until-morning');
  await expectFilled(cloth(page, 'snow-until-morning'));
  await page
    .getByRole('link', { name: copy.hero.more.title })
    .filter({ visible: true })
    .last()
    .click();
  await expect(story(page, 'snow-until-morning')).toBeInViewport();
  await expect(page).toHaveURL(/#snow-until-morning$/);
  await page.reload();
  await expect(story(page, 'snow-until-morning')).toBeVisible();
});

test('interactive-portfolio: a card of yarn leads to its night, and Back to the one before', async ({
  page,
}) => {
  await wake(page);
  await page.locator('#yarn').getByRole('link', { name: 'Everybody Uphill' }).click();
  await expectFilled(cloth(page, 'everybody-uphill'));
  await page.locator('#yarn').getByRole('link', { name: 'Green in the North' }).click();
  await expectFilled(cloth(page, 'green-in-the-north'));
  await page.goBack();
  await expect(page).toHaveURL(/#everybody-uphill$/);
  await expect(story(page, 'everybody-uphill')).toBeVisible();
});

test('interactive-portfolio: a touch fills the screen @phone-only', async ({ page }) => {
  await page.goto(path);
  await entry(page, 'The Lights Went').tap();
  await expectFilled(cloth(page, 'the-lights-went'));
  await expect(page).toHaveURL(/#the-lights-went$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('interactive-portfolio: a night is chosen by its address alone', async ({ page }) => {
    await page.goto(path);
    await expect(story(page, 'high-water')).toBeVisible();
    await entry(page, 'Nothing').hover();
    await expect(cloth(page, 'nothing')).toBeVisible();
    await entry(page, 'Breaths').click();
    await expect(cloth(page, 'breaths')).toBeVisible();
    await expect(story(page, 'breaths')).toBeVisible();
    await expect(story(page, 'high-water')).toBeHidden();
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('interactive-portfolio: a cloth is there at once', async ({ page }) => {
    await wake(page);
    await entry(page, 'Breaths').hover();
    await expect(cloth(page, 'breaths')).toHaveCSS('animation-name', 'none');
    await expectFilled(cloth(page, 'breaths'));
  });
});

test('interactive-portfolio: all eight stories are printed', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  for (const { id } of nights) await expect(story(page, id)).toBeVisible();
});

/** Opens the form of the letter, hydrated, with the cloth beside it. */
async function openLetter(page: Page, address = path) {
  const form = await openForm(page, address, 'contact');
  const cloth = page.getByRole('figure').filter({
    has: page.getByRole('img', { name: copy.contactLoom.label }),
  });
  return {
    form,
    said: cloth.getByRole('status'),
    bright: cloth.getByRole('img').locator(':scope > path').nth(2),
  };
}

test('interactive-portfolio: the cloth follows the letter, says its hours and its price, and the letter arrives', async ({
  page,
}) => {
  const { form, said, bright } = await openLetter(page);
  await expect(said).toContainText(copy.contactLoom.sampleLetter);
  const letter = form.getByLabel(copy.form.commentLabel);
  await letter.fill('Wind, and nobody slept.');
  await expect(said).toContainText(copy.contactLoom.noTimeText);
  await expect(bright).toHaveAttribute('d', '');
  await letter.fill('Awake at 1:10, and 2:40 to 3:15.');
  await expect(said).toContainText('2 threads and bands are bright: 1:10, 2:40 to 3:15.');
  await expect(bright).toHaveAttribute('d', /^M/);
  await form.getByLabel('The evening it began').fill('2019-12-04');
  await expect(said).toContainText(
    /December 4, 2019 had 17 h \d+ min of dark in Cordova: \$3,\d{3}/,
  );
  const person = newPerson('Night');
  await fill(form, { name: person.name, email: person.email, phone: person.phone });
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['2:40 to 3:15', '2019', path]) expect(mail).toContain(part);
});

test('interactive-portfolio: a night is asked for in the weave of the chosen one, and the letter keeps its words', async ({
  page,
}) => {
  const { form, bright } = await openLetter(page, `${path}#nothing`);
  const letter = form.getByLabel(copy.form.commentLabel);
  await letter.fill('Awake at 1:10.');
  const twill = await bright.getAttribute('d');
  await page.getByRole('link', { name: copy.work.requestLink.title }).click();
  await expect(form.getByLabel('Woven the way of')).toHaveValue('Nothing');
  await expect(letter).toHaveValue('Awake at 1:10.');
  await expect(bright).not.toHaveAttribute('d', twill ?? '');
  await expect(page).toHaveURL(/#write$/);
});
