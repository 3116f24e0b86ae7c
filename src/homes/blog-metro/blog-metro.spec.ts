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
import { copy, orderFields } from './copy.ts';

const path = '/home-blog-metro';

const readings = (page: Page) => page.getByRole('region', { name: copy.posts.heading });
const titles = [
  'Estimates are weather reports',
  'How long is long enough',
  'Write the answer before you build the form',
  'The font that nobody had licensed',
  'The floor plan of a week',
];

/** Opens the page and lets its floor come to life, as a first movement does. */
async function wake(page: Page): Promise<void> {
  await page.goto(path);
  await interact(page, { x: 5, y: 5 });
  await expect(readings(page).getByRole('button').first()).toBeEnabled();
}

test('blog-metro: posts of its type lie from edge to edge, the newest first, without a hole', async ({
  page,
}) => {
  await page.goto(path);
  await expect(readings(page).getByRole('link')).toHaveText(titles);
  await expect(readings(page).getByText('3 min aloud')).toBeVisible();
  const { area, edges } = await readings(page)
    .getByRole('article')
    .evaluateAll((blocks) => {
      const boxes = blocks.map((block) => block.getBoundingClientRect());
      const [left, right] = [
        Math.min(...boxes.map((b) => b.left)),
        Math.max(...boxes.map((b) => b.right)),
      ];
      const [top, bottom] = [
        Math.min(...boxes.map((b) => b.top)),
        Math.max(...boxes.map((b) => b.bottom)),
      ];
      const filled = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
      return {
        area: filled / ((right - left) * (bottom - top)),
        edges: [left, document.documentElement.clientWidth - right],
      };
    });
  expect(area).toBeGreaterThan(0.995);
  expect(area).toBeLessThan(1.005);
  for (const edge of edges) expect(Math.abs(edge)).toBeLessThan(1);
});

test('blog-metro: the tab key goes over the floor in the order of the page', async ({ page }) => {
  await wake(page);
  const stops = readings(page).locator('[data-arrow-key-stop]');
  const count = await stops.count();
  expect(count).toBeGreaterThan(15);
  await stops.first().focus();
  for (let index = 1; index < count; index++) {
    await page.keyboard.press('Tab');
    await expect(stops.nth(index)).toBeFocused();
  }
});

test('blog-metro: arrow keys go where the eye goes', async ({ page }) => {
  await wake(page);
  const link = (title: string) => readings(page).getByRole('link', { name: title });
  const box = () =>
    page.evaluate(() => {
      const { left, top } = document.activeElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return { left: left + scrollX, top: top + scrollY };
    });
  await link(titles[0] ?? '').focus();
  const first = await box();
  await page.keyboard.press('ArrowRight');
  await expect(readings(page).locator('[data-arrow-key-stop]:focus')).toHaveCount(1);
  const right = await box();
  expect(right.left).toBeGreaterThan(first.left);
  await page.keyboard.press('ArrowDown');
  const below = await box();
  expect(below.top).toBeGreaterThan(right.top);
  await page.keyboard.press('End');
  await expect(readings(page).locator('[data-arrow-key-stop]').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(link(titles[0] ?? '')).toBeFocused();
});

test('blog-metro: a tile is turned by a quarter, four of which bring it back', async ({ page }) => {
  await wake(page);
  const tile = readings(page).getByRole('button').first();
  const name = (await tile.getAttribute('aria-label')) ?? '';
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(tile).toHaveAccessibleName(`${name}, turned by 1 of 4`);
  await expect(tile.locator('img')).toHaveCSS('rotate', /^(?:90|180)deg$/);
  for (let press = 0; press < 3; press++) await page.keyboard.press(' ');
  await expect(tile).toHaveAccessibleName(name);
});

test('blog-metro: a floor is laid, turned, counted, dated and ordered', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-28T17:00:00Z'));
  await page.goto(path);
  const board = page.locator('#lay');
  const tiles = board.getByRole('group', { name: copy.layout.label });
  await tiles.scrollIntoViewIfNeeded();
  await interact(page);
  const tile = (index: number) => tiles.getByRole('button').nth(index);
  await expect(tile(0)).toBeEnabled();
  await board.getByLabel(copy.layout.patternLabel).selectOption('Shutter');
  await board.getByLabel(copy.layout.layingLabel).selectOption('All one way');
  const said = page.getByRole('status').filter({ hasText: 'pounds' });
  await expect(said).toContainText('297 tiles, 25 boxes, 1,020 pounds: $1,800.');
  await expect(said).toContainText('pressed from Monday, December 7');
  await expect(said).toContainText('read on Friday, December 11');
  await expect(said).toContainText('walked on from Friday, January 8');
  await board.getByLabel('Ground').selectOption('Blue');
  await expect(said).toContainText('$2,070');
  await board.getByLabel(copy.layout.lengthLabel).fill('20');
  await expect(said).toContainText('495 tiles, 42 boxes');
  await tile(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(tile(7)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tile(7)).toHaveAccessibleName('Row 2, tile 2, turned 1 of 4');
  await page.getByRole('button', { name: copy.layout.fillInLabel }).click();
  const form = page.locator(`${orderFields.anchor} form`);
  await expect(form.getByLabel('Square feet of floor')).toHaveValue('200');
  await expect(form.locator(`[name="${orderFields.pattern}"]`)).toHaveValue('Shutter');
  await expect(form.getByLabel(copy.form.commentLabel)).toHaveValue(
    /My floor: Shutter, blue, black, white, red\. All one way: 000000010/,
  );
});

test('blog-metro: an order arrives with its divider and the page', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  const person = newPerson('Floor');
  await fill(form, { name: person.name, email: person.email, phone: person.phone });
  await form.getByLabel('Square feet of floor').fill('140');
  await form.locator(`[name="${orderFields.pattern}"]`).selectOption('Smoke Ring');
  await form
    .getByLabel(copy.form.commentLabel)
    .fill(`${person.name}: a kitchen, light from the east.`);
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['Smoke Ring', '140', path]) expect(mail).toContain(part);
});

test('blog-metro: the next reading and the day to walk on go by the clock of Tampa', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-12-04T15:20:00Z'));
  await page.goto(path);
  await interact(page);
  await expect(page.getByText(copy.nextReading.nowText)).toBeVisible();
  const walk = page.getByText('may be walked on from Sunday, January 3');
  await page.getByText('Quesada Tile, Delfina Quesada').first().scrollIntoViewIfNeeded();
  await expect(walk).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('blog-metro: the floor can be read, and nothing pretends to turn', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'While it sets' })).toBeVisible();
    await expect(page.getByText(copy.nextReading.staticText)).toBeVisible();
    await expect(page.getByText(copy.layout.staticDatesText)).toBeVisible();
    for (const tile of await readings(page).getByRole('button').all())
      await expect(tile).toBeDisabled();
    await expect(page.getByRole('button', { name: copy.layout.fillInLabel })).toBeDisabled();
    await readings(page)
      .getByRole('link', { name: titles[2] ?? '' })
      .click();
    await expect(page).toHaveURL(/blog-post-layout-05/);
  });
});
