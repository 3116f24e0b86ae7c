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
import { findCues, priceOf } from './find-cues.ts';
import { pairs } from './pairs.ts';

const path = '/home-split-portfolio';
const sentence = ({ firstHalf, secondHalf }: (typeof pairs)[number]) =>
  [...firstHalf, ...secondHalf].join(' ');
const heading = (page: Page, index: number) =>
  page.getByRole('heading', { name: sentence(pairs[index] ?? pairs[0]) });
const button = (page: Page, index: number) =>
  page.getByRole('button', { name: pairs[index]?.playLabel ?? '', exact: true });
/** Container of the pairs, the first of which has the page's heading. */
const seam = (page: Page) =>
  page.locator('main > div').filter({ has: page.getByRole('heading', { level: 1 }) });
const film = (page: Page, index: number) =>
  page
    .getByRole('main')
    .getByRole('img', { name: /^A film still/ })
    .nth(index);

/** Opens the page and counts the sources that Web Audio starts on it. */
async function open(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { started: 0 };
    Object.assign(window, { counted });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...args) {
      counted.started++;
      start.apply(this, args);
    };
  });
  await page.goto(path);
  return () =>
    page.evaluate(() => (window as unknown as { counted: { started: number } }).counted.started);
}

/** Returns the top edge of a picture in the window: of the element that moves, whatever part of the file it shows. */
const topOf = (picture: Locator) =>
  picture.evaluate((one) => (one.closest('picture') ?? one).getBoundingClientRect().top);

test('split-portfolio: the halves move against each other, and meet', async ({ page }) => {
  await open(page);
  const [left, right] = [
    film(page, 0),
    page.getByRole('img', { name: /^From above in hard light/ }),
  ];
  expect(await topOf(left)).toBeCloseTo(0, 0);
  expect(await topOf(right)).toBeCloseTo(0, 0);
  await page.evaluate(() => scrollTo({ top: innerHeight * 0.6, behavior: 'instant' }));
  await expect.poll(() => topOf(left)).toBeLessThan(-100);
  await expect.poll(() => topOf(right)).toBeGreaterThan(100);
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
  await expect.poll(() => topOf(film(page, 1)).then(Math.abs)).toBeLessThan(4);
  await expect(heading(page, 1)).toBeInViewport();
});

test('split-portfolio: at the top of the page all pairs stand whole under one another', async ({
  page,
}) => {
  await open(page);
  const benches = page.getByRole('main').getByRole('img', { name: /^From above/ });
  for (const index of [0, 1, 2, 3, 4]) {
    const top = await topOf(film(page, index));
    expect(top).toBeCloseTo(await topOf(benches.nth(index)), 0);
    expect(Math.abs(top - index * 800)).toBeLessThan(4);
  }
});

test('split-portfolio: at the third pair hands are changed: the screen is at the right', async ({
  page,
}) => {
  await open(page);
  const lefts: (number | undefined)[] = [];
  for (const index of [0, 1, 2, 3, 4]) lefts.push((await film(page, index).boundingBox())?.x);
  expect(lefts).toEqual([0, 0, 640, 0, 0]);
});

test('split-portfolio: the menu leads to the second pair', async ({ page }) => {
  await page.goto(`${path}#pairs`);
  await expect.poll(() => topOf(film(page, 1)).then(Math.abs)).toBeLessThan(4);
});

test('split-portfolio: keys go pair by pair, and each pair comes to its button', async ({
  page,
}) => {
  await open(page);
  await interact(page);
  await expect(seam(page).locator('astro-island[ssr]')).toHaveCount(0);
  await button(page, 0).focus();
  for (const index of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab');
    await expect(button(page, index)).toBeFocused();
    await expect.poll(() => topOf(film(page, index)).then(Math.abs)).toBeLessThan(4);
  }
});

test('split-portfolio: a screen reader meets film, bench and sound of one pair before the next', async ({
  page,
}) => {
  await open(page);
  const order = await seam(page)
    .locator(':is(h1, h3, img, button)')
    .evaluateAll((all) => all.map(({ tagName }) => tagName));
  expect(order).toEqual(
    pairs.flatMap((_, index) => [index === 0 ? 'H1' : 'H3', 'IMG', 'IMG', 'BUTTON']),
  );
});

test('split-portfolio: nothing sounds until it is pressed; stop, Escape and another sound end it', async ({
  page,
}) => {
  const started = await open(page);
  await interact(page);
  const stop = page.getByRole('button', { name: copy.snow.stopLabel, exact: true });
  expect(await started()).toBe(0);
  await button(page, 0).focus();
  await page.keyboard.press('Enter');
  await expect(stop).toBeVisible();
  expect(await started()).toBeGreaterThan(100);
  await stop.click();
  await expect(stop).toHaveCount(0);
  await button(page, 0).click();
  await expect(stop).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stop).toHaveCount(0);
  await button(page, 0).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(button(page, 0)).toBeVisible();
  await expect(stop).toHaveCount(1);
});

test('split-portfolio: one steps on eight floors by pointer and by arrow keys', async ({
  page,
}) => {
  const started = await open(page);
  const floors = page.getByRole('list', { name: copy.galleryFloorsPads.label });
  await floors.scrollIntoViewIfNeeded();
  await interact(page);
  await floors.getByRole('button', { name: 'Step on gravel' }).click();
  await expect(
    floors.getByRole('button', { name: copy.galleryFloorsPads.stopLabel }),
  ).toBeVisible();
  const before = await started();
  await page.keyboard.press('ArrowDown');
  await expect(floors.getByRole('button', { name: 'Step on sand' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(started).toBeGreaterThan(before);
});

test('split-portfolio: a scene becomes its cue sheet while it is written, and arrives', async ({
  page,
}) => {
  const form = await openForm(page, path, 'contact');
  const sheet = page.getByRole('table').filter({ hasText: copy.cueSheet.columns[2] });
  const said = page.locator('#scene').getByRole('status').filter({ hasText: '$' });
  await expect(sheet.getByRole('rowheader', { name: 'snow' })).toBeVisible();
  const text = 'Rain. She runs over gravel to the boat, and a letter burns.';
  await form.getByLabel(copy.form.commentLabel).fill(text);
  const cues = findCues(text);
  await expect(sheet.getByRole('rowheader')).toHaveText(cues.map(({ word }) => word.toLowerCase()));
  await expect(said).toContainText(`${cues.length} cues: $${priceOf(cues)}`);
  const person = newPerson('Foley');
  await fill(form, { name: person.name, email: person.email, phone: person.phone });
  await form.getByLabel('How long it is').selectOption('One reel');
  await submitButton(form).click();
  const mail = await expectMailWith(person.name);
  for (const part of ['runs over gravel', 'One reel', path]) expect(mail).toContain(part);
});

test('split-portfolio: the sheet prints alone', async ({ page }) => {
  await open(page);
  const print = page.getByRole('button', { name: copy.cueSheet.printLabel });
  await print.scrollIntoViewIfNeeded();
  await interact(page);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-asked', 'print');
  });
  await print.click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'print');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: copy.cueSheet.title })).toBeVisible();
  await expect(heading(page, 0)).toBeHidden();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('split-portfolio: each pair stands together', async ({ page }) => {
    await open(page);
    await page.evaluate(() => scrollTo({ top: innerHeight * 0.6, behavior: 'instant' }));
    const benches = page.getByRole('img', { name: /^From above/ });
    for (const index of [0, 1, 4])
      expect(await topOf(film(page, index))).toBeCloseTo(await topOf(benches.nth(index)), 0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('split-portfolio: all is to be seen, and no button promises a sound', async ({ page }) => {
    await page.goto(path);
    await expect(heading(page, 0)).toBeVisible();
    await expect(page.getByText(pairs[4].recipe)).toBeAttached();
    await expect(button(page, 0)).toBeHidden();
    await expect(
      page.getByText(copy.galleryFloorsPads.names.gravel.title, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'snow' })).toBeVisible();
  });
});

test('split-portfolio: on a phone the pairs stand under one another @phone-only', async ({
  page,
}) => {
  await page.goto(path);
  const [upper, lower] = [
    film(page, 0),
    page.getByRole('img', { name: /^From above in hard light/ }),
  ];
  const bottom = await upper.evaluate((one) => one.getBoundingClientRect().bottom);
  expect(await topOf(lower)).toBeGreaterThanOrEqual(bottom - 1);
  await button(page, 0).tap();
  await expect(page.getByRole('button', { name: copy.snow.stopLabel, exact: true })).toBeVisible();
});
