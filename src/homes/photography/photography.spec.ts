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
import { copy as text } from './copy.ts';
import { shots } from './shots.ts';

const path = '/home-photography';
const wall = (page: Page) => page.locator('div:has(> ul > [data-essay])');
const items = (page: Page) => wall(page).locator('[data-essay]:visible');
const viewer = (page: Page) => page.getByRole('dialog');
const note = (page: Page) => viewer(page).locator('p[role="status"]');

/** Scrolls the wall into view and waits until its rows are computed. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await wall(page).scrollIntoViewIfNeeded();
  await expect(wall(page)).toHaveAttribute('data-ready', '');
}

/** Returns the frames of the wall by rows: left and right edge, and how much heights differ within a row. */
async function rowsOf(page: Page) {
  const boxes = await items(page).evaluateAll((all) =>
    all.map((one) => {
      const { top, left, right, height } = one.getBoundingClientRect();
      return { top: Math.round(top), left, right, height };
    }),
  );
  return [...new Set(boxes.map(({ top }) => top))].map((top) => {
    const row = boxes.filter((box) => box.top === top);
    const heights = row.map(({ height }) => height);
    return {
      left: Math.min(...row.map(({ left }) => left)),
      right: Math.max(...row.map(({ right }) => right)),
      uneven: Math.max(...heights) - Math.min(...heights),
    };
  });
}

async function expectFlush(page: Page) {
  await expect
    .poll(async () => {
      const rows = await rowsOf(page);
      const [first] = rows;
      return rows.every(
        ({ left, right, uneven }) =>
          Math.abs(left - (first?.left ?? 0)) < 1 &&
          Math.abs(right - (first?.right ?? 0)) < 1.5 &&
          uneven < 1,
      );
    })
    .toBe(true);
}

/** Opens the frame with this title. */
async function enlarge(page: Page, title: string): Promise<Locator> {
  const link = wall(page).getByRole('link', { name: new RegExp(title) });
  await link.click();
  await expect(viewer(page)).toBeVisible();
  return link;
}

const scaleOf = (page: Page) =>
  viewer(page)
    .locator('.yarl__slide_current .yarl__slide_wrapper')
    .evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).a);

test('rows fill the wall to the pixel at every width, whatever is shown', async ({ page }) => {
  await live(page);
  await expect(items(page)).toHaveCount(shots.length);
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFlush(page);
  }
  await wall(page).getByRole('radio', { name: /Fog/ }).check({ force: true });
  await expect(items(page)).toHaveCount(5);
  await expect(wall(page).getByRole('status')).toHaveText('5 of 20 frames on the wall.');
  await expectFlush(page);
});

test('a frame opens large with its caption, turns by keys, and gives the focus back', async ({
  page,
}) => {
  await live(page);
  const [first, second] = shots;
  const link = await enlarge(page, first?.title ?? '');
  await expect(note(page)).toContainText('1 of 20');
  await expect(viewer(page)).toContainText(first?.story ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(note(page)).toContainText('2 of 20');
  await expect(viewer(page)).toContainText(second?.story ?? '');
  await page.keyboard.press('End');
  await expect(note(page)).toContainText('20 of 20');
  await page.keyboard.press('Home');
  await expect(note(page)).toContainText('1 of 20');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(link).toBeFocused();
});

test('plus, minus and zero enlarge, and so do the buttons', async ({ page }) => {
  await live(page);
  await enlarge(page, shots[0]?.title ?? '');
  await expect(note(page)).toContainText('1 of 20');
  await expect(viewer(page).getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  await page.keyboard.press('-');
  await expect.poll(() => scaleOf(page)).toBe(1);
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  await page.keyboard.press('0');
  await expect.poll(() => scaleOf(page)).toBe(1);
});

test('two fingers draw a frame apart', async ({ page }) => {
  await live(page);
  await enlarge(page, shots[0]?.title ?? '');
  await expect(viewer(page).getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  await viewer(page)
    .locator('.yarl__slide_current img')
    .evaluate((picture) => {
      const { left, top, width, height } = picture.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const touch = (type: string, pointerId: number, clientX: number) =>
        picture.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            cancelable: true,
            pointerId,
            pointerType: 'touch',
            isPrimary: pointerId === 11,
            clientX,
            clientY: y,
            buttons: 1,
          }),
        );
      touch('pointerdown', 11, x - 30);
      touch('pointerdown', 12, x + 30);
      for (let step = 1; step <= 6; step++) {
        touch('pointermove', 11, x - 30 - step * 10);
        touch('pointermove', 12, x + 30 + step * 10);
      }
      touch('pointerup', 11, x - 90);
      touch('pointerup', 12, x + 90);
    });
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.4);
});

test('two taps enlarge a frame', async ({ page }) => {
  await live(page);
  await enlarge(page, shots[0]?.title ?? '');
  await expect(viewer(page).getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  await viewer(page).locator('.yarl__slide_current img').dblclick();
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
});

test('what is marked anywhere stays on the device and arrives with the letter', async ({
  page,
}) => {
  await page.goto(path);
  await page.getByRole('checkbox', { name: 'Mark frame 19' }).check({ force: true });
  const tally = page.locator('p[data-this-visit]');
  await interact(page);
  await expect(tally.getByRole('status')).toHaveText('One frame is marked.');
  await wall(page).scrollIntoViewIfNeeded();
  await expect(wall(page)).toHaveAttribute('data-ready', '');
  await enlarge(page, 'One window');
  await viewer(page).getByRole('button', { name: 'Mark this frame' }).click();
  await expect(viewer(page).getByRole('button', { name: 'Take the mark off' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Closing goes back in the history, which would end a reload.
  await expect(viewer(page)).toBeHidden();
  await page.reload();
  const form = await openForm(page, path, 'contact');
  const letter = form.locator('[name="comment"]');
  await expect(letter).toHaveValue(/412-19 .*388-2 \(One window\)/);
  await expect(page.getByRole('checkbox', { name: 'Mark frame 19' })).toBeChecked();
  const person = newPerson('Roll');
  await fill(form, { name: person.name, email: person.email, phone: person.phone });
  await form.getByLabel('Size of the print').selectOption('12 × 18');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['412-19', '388-2', path]) expect(mail).toContain(part);
});

test('a mark that is taken off leaves the letter', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  const letter = form.locator('[name="comment"]');
  await letter.fill('Hello Theo');
  await wall(page).getByRole('checkbox', { name: 'Mark Upside down' }).check({ force: true });
  await expect(letter).toHaveValue('Frames I marked: 412-24 (Upside down)\nHello Theo');
  await page.getByRole('button', { name: 'Take off: Upside down' }).click();
  await expect(letter).toHaveValue('Hello Theo');
  await expect(page.locator('#ask')).toContainText(text.contactLetter.copy.noMarksText);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('frames are links to their files, essays are chosen, rows are flush', async ({ page }) => {
    await page.goto(path);
    const link = wall(page).getByRole('link', { name: /One window/ });
    await expect(link).toHaveAttribute('href', /\/media\/photo-farm-\d+\.avif/);
    await wall(page)
      .getByRole('radio', { name: /The bench/ })
      .check({ force: true });
    await expect(items(page)).toHaveCount(4);
    await page.getByRole('checkbox', { name: 'Mark frame 7', exact: true }).check({ force: true });
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('a frame is large at once, and the ring is there at once', async ({ page }) => {
    await live(page);
    const ring = page.locator('[data-mark] ~ i').first();
    await expect(ring).toHaveCSS('transition-duration', '1e-05s');
    await enlarge(page, shots[0]?.title ?? '');
    await expect(viewer(page).getByRole('button', { name: 'Zoom in' })).toBeEnabled();
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
    const moving = await viewer(page)
      .locator('.yarl__slide_current .yarl__slide_wrapper')
      .evaluate((one) => one.getAnimations().some(({ playState }) => playState === 'running'));
    expect(moving).toBe(false);
  });
});
