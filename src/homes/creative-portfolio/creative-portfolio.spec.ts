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
import { marks } from './marks.ts';
import { works } from './works.ts';

const path = '/home-creative-portfolio';
const table = (page: Page) => page.getByRole('navigation', { name: copy.work.listLabel });
const lying = (page: Page, title: string) =>
  table(page).getByRole('link', { name: title, exact: true });
const stamp = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true });
const loupe = (page: Page) => page.getByRole('slider', { name: copy.loupeGlass.label });
const bench = (page: Page) => page.locator(`#${copy.work.id}`);

/** Opens the page and lets the loupe come to life, as a first movement does. */
async function wake(page: Page, hash = ''): Promise<void> {
  await page.goto(`${path}${hash}`);
  await interact(page, { x: 5, y: 5 });
  await expect(loupe(page)).toBeVisible();
}

/** Returns the position of the loupe on the stamp, in percent, from its text. */
async function placeOf(glass: Locator): Promise<{ across: number; down: number }> {
  const text = (await glass.getAttribute('aria-valuetext')) ?? '';
  const [, across = '', down = ''] = /(\d+) percent across, (\d+) down/.exec(text) ?? [];
  return { across: Number(across), down: Number(down) };
}

/** Returns the box of the chosen stamp's picture, in the window. */
async function boxOf(page: Page, title: string) {
  const picture = stamp(page, title).getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error(`${title} is not to be seen.`);
  return box;
}

test('creative-portfolio: a stamp is taken up from the table, and the address keeps it', async ({
  page,
}) => {
  await wake(page);
  await expect(stamp(page, 'Secret')).toBeVisible();
  await lying(page, 'Promise').click();
  await expect(stamp(page, 'Promise')).toBeVisible();
  await expect(stamp(page, 'Secret')).toBeHidden();
  await expect(lying(page, 'Promise')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/#promise$/);
  await page.reload();
  await expect(stamp(page, 'Promise')).toBeVisible();
});

test('creative-portfolio: the loupe follows the pointer and shows the largest picture', async ({
  page,
}) => {
  await wake(page);
  const box = await boxOf(page, 'Secret');
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.75);
  await expect
    .poll(async () => {
      const { across, down } = await placeOf(loupe(page));
      return Math.abs(across - 25) < 3 && Math.abs(down - 75) < 3;
    })
    .toBe(true);
  const shown = loupe(page).locator('img');
  await expect(shown).toHaveAttribute('src', /burin-secret-\d{4}\.avif/);
  const times = () =>
    shown.evaluate((one, width) => one.getBoundingClientRect().width / width, box.width);
  await expect.poll(async () => Math.round(await times())).toBe(4);
  await page.getByRole('button', { name: '8×' }).click();
  await expect.poll(async () => Math.round(await times())).toBe(8);
});

test('creative-portfolio: keys move the loupe, and what lies under it is said and kept', async ({
  page,
}) => {
  await wake(page, '#word');
  const glass = loupe(page);
  await glass.focus();
  const before = await placeOf(glass);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await placeOf(glass)).across).toBeGreaterThan(before.across);
  await page.keyboard.press('+');
  await expect(page.getByRole('button', { name: '8×' })).toHaveAttribute('aria-pressed', 'true');
  const [hidden] = marks.word;
  const said = stamp(page, 'The Last Word').getByText(hidden?.text ?? '', { exact: true });
  await expect(said).toBeHidden();
  await stamp(page, 'The Last Word')
    .getByRole('link', { name: hidden?.title ?? '' })
    .press('Enter');
  await expect(said).toBeVisible();
  await expect(bench(page).getByRole('status')).toContainText(hidden?.text ?? '');
  await expect(glass).toHaveAttribute('aria-valuetext', new RegExp(hidden?.title ?? ''));
  await expect(page).toHaveURL(/#word-1$/);
});

test('creative-portfolio: a stamp of the first screen leads to the loupe', async ({ page }) => {
  await wake(page);
  const title = copy.hero.stampLinkLabel.replace('{title}', 'Sunday');
  await page.getByRole('link', { name: title }).click();
  await expect(stamp(page, 'Sunday')).toBeInViewport();
});

test('creative-portfolio: a finger moves the loupe, and the page still scrolls @phone-only', async ({
  page,
}) => {
  await page.goto(path);
  await lying(page, 'Ride').tap();
  await expect(stamp(page, 'Ride')).toBeInViewport();
  await expect(loupe(page)).toBeVisible();
  const box = await boxOf(page, 'Ride');
  await page.touchscreen.tap(box.x + box.width * 0.2, box.y + box.height * 0.6);
  await expect.poll(async () => Math.abs((await placeOf(loupe(page))).across - 20)).toBeLessThan(6);
  await expect(loupe(page).locator('xpath=..')).toHaveCSS('touch-action', 'pan-y');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('creative-portfolio: a stamp is chosen by its address, and all of its marks are told', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(stamp(page, 'Secret')).toBeVisible();
    await lying(page, 'Promise').click();
    await expect(stamp(page, 'Promise')).toBeVisible();
    await expect(stamp(page, 'Secret')).toBeHidden();
    for (const { text } of marks.promise)
      await expect(page.getByText(text, { exact: true })).toBeVisible();
  });
});

test('creative-portfolio: all nine are printed with what is hidden in them', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  for (const { title, terms } of works) {
    await expect(stamp(page, title)).toBeVisible();
    await expect(stamp(page, title)).toContainText(terms);
  }
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('creative-portfolio: a stamp is there at once', async ({ page }) => {
    await wake(page);
    await lying(page, 'Sunday').click();
    const picture = stamp(page, 'Sunday').getByRole('img');
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
  });
});

test('creative-portfolio: a word of one’s own is set, counted, priced and ordered', async ({
  page,
}) => {
  const form = await openForm(page, path, 'contact');
  const section = page.locator(`#${copy.orderCustomValue.id}`);
  const word = section.getByLabel(copy.customStamp.labels.value);
  const said = section.getByRole('status');
  await word.fill('$20');
  await expect(said).toHaveText(copy.customStamp.errors.money);
  await expect(section.getByRole('button')).toBeDisabled();
  await word.fill('an afternoon');
  await expect(said).toContainText('“AN AFTERNOON”: 11 letters');
  await expect(said).toContainText('$244');
  await section.getByLabel('The boat').check();
  await section.getByLabel(copy.customStamp.labels.sheets).selectOption('5');
  await expect(said).toContainText('$396');
  await section.getByRole('button', { name: copy.customStamp.fillInLabel }).click();
  await expect(form.getByLabel('Die')).toHaveValue('The boat');
  await expect(form.getByLabel(copy.form.commentLabel)).toHaveValue(/AN AFTERNOON .*\$396/);
  const person = newPerson('Owes');
  await fill(form, { name: person.name, email: person.email, phone: person.phone });
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['AN AFTERNOON', 'The boat', path]) expect(mail).toContain(part);
});
