import type { Locator, Page } from '@playwright/test';
import { expectMailWith, fill, newPerson, submitButton } from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { choiceOf, placeName } from './bench.ts';
import { items, notForSale } from './items.ts';

const path = '/home-decor';
const room = (page: Page) => page.locator('#room');
const mark = (page: Page, id: string) => page.locator(`#mark-${id}`);
const card = (page: Page, id: string) => page.locator(`#card-${id}`);
const line = (page: Page, id: string) => page.locator(`#thing-${id}`);
const openCards = (page: Page) => page.locator('[role="dialog"]:popover-open');

/** Scrolls the room into view and waits until it is interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await room(page).scrollIntoViewIfNeeded();
  await expect(room(page).locator('astro-island[ssr]')).toHaveCount(0);
}

const boxOf = async (thing: Locator) => {
  const box = await thing.boundingBox();
  if (!box) throw new Error('Nothing to measure.');
  return box;
};

test('decor: a mark opens its card, one at a time, and Escape gives the key back', async ({
  page,
}) => {
  await live(page);
  await mark(page, 'crock').click();
  await expect(card(page, 'crock')).toBeVisible();
  await expect(card(page, 'crock')).toContainText('Hollis Reed');
  await expect(card(page, 'crock')).toContainText('$140');
  await expect(mark(page, 'crock')).toHaveAttribute('aria-expanded', 'true');
  await expect(line(page, 'crock')).toHaveAttribute('data-open', 'true');
  await mark(page, 'cloth').click();
  await expect(card(page, 'cloth')).toBeVisible();
  await expect(openCards(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(openCards(page)).toHaveCount(0);
  await expect(mark(page, 'cloth')).toBeFocused();
  await expect(line(page, 'crock')).not.toHaveAttribute('data-open', 'true');
});

test('decor: by keys alone a card is opened, a thing put on the bench, the list reached', async ({
  page,
}) => {
  await live(page);
  await mark(page, 'pitcher').focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'pitcher')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(line(page, 'pitcher').getByRole('checkbox')).toBeChecked();
  await expect(room(page).getByRole('status')).toHaveText('1 of 4 on the bench, $78.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(openCards(page)).toHaveCount(0);
  await expect(line(page, 'pitcher')).toBeInViewport();
});

test('decor: a number in the list opens the card at its mark, which is brought into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await live(page);
  await line(page, 'lamp').getByRole('link').first().click();
  await expect(card(page, 'lamp')).toBeVisible();
  await expect(mark(page, 'lamp')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(mark(page, 'lamp')).toBeFocused();
});

/** Measures the picture, and the boxes of all marks, at one and the same moment: a page may still move. */
const measured = (page: Page) =>
  room(page).evaluate((section) => {
    const boxOf = (thing: Element | null) => {
      const { x, y, width, height } = thing?.getBoundingClientRect() ?? new DOMRect();
      return { x, y, width, height };
    };
    const marks = [...section.querySelectorAll('[id^="mark-"]')];
    return {
      picture: boxOf(section.querySelector('picture img')),
      marks: Object.fromEntries(marks.map((mark) => [mark.id.slice(5), boxOf(mark)])),
    };
  });

test('decor: marks lie on their things at every width', async ({ page }) => {
  await page.goto(path);
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const { picture, marks } = await measured(page);
    // Shown whole: twice as wide as it is high, as it was made.
    expect(Math.abs(picture.width / picture.height - 2)).toBeLessThan(0.01);
    for (const { id, x, y } of [...items, notForSale]) {
      const at = marks[id];
      if (!at) throw new Error(`There is no mark for ${id}.`);
      const off = Math.hypot(
        at.x + at.width / 2 - (picture.x + (picture.width * x) / 100),
        at.y + at.height / 2 - (picture.y + (picture.height * y) / 100),
      );
      expect(off, `${id} at ${width}`).toBeLessThan(1.5);
      expect(Math.min(at.width, at.height), `${id} at ${width}`).toBeGreaterThanOrEqual(44);
    }
  }
});

test('decor: an open card stays in the window and leaves its thing to be seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await live(page);
  for (const id of ['cloth', 'lamp', 'pendant', 'rug', 'bowl']) {
    await mark(page, id).scrollIntoViewIfNeeded();
    await mark(page, id).click();
    const shown = await boxOf(card(page, id));
    expect(shown.x).toBeGreaterThanOrEqual(0);
    expect(shown.x + shown.width).toBeLessThanOrEqual(1280);
    expect(shown.y + shown.height).toBeLessThanOrEqual(800.5);
    const at = await boxOf(mark(page, id));
    const beside = shown.x >= at.x + at.width - 6 || shown.x + shown.width <= at.x + 6;
    expect(beside, id).toBe(true);
    await page.keyboard.press('Escape');
  }
});

test('decor: what is ticked adds up, four at most, and arrives with the form', async ({ page }) => {
  await live(page);
  const [cloth, stool, chair, jar, bottle] = items;
  if (!cloth || !stool || !chair || !jar || !bottle) throw new Error('The room is empty.');
  for (const { id } of [cloth, stool, chair, jar, bottle])
    await line(page, id).getByRole('checkbox').click();
  await expect(line(page, bottle.id).getByRole('checkbox')).not.toBeChecked();
  await expect(room(page).getByRole('status')).toContainText('The bench is full.');
  await line(page, stool.id).getByRole('checkbox').click();
  await expect(room(page).getByRole('status')).toHaveText('3 of 4 on the bench, $690.');
  const form = page.locator('form[data-form="contact"]');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-ready', 'true');
  await expect(form.locator(`[name="${placeName(2)}"]`)).toHaveValue(choiceOf(chair));
  await expect(form.locator(`[name="${placeName(4)}"]`)).toHaveValue('');
  // And back: a change in the form changes the room.
  await form.locator(`[name="${placeName(4)}"]`).selectOption(choiceOf(bottle));
  await expect(line(page, bottle.id).getByRole('checkbox')).toBeChecked();
  const person = newPerson('Bench');
  await fill(form, person);
  await submitButton(form).click();
  await expect(form.getByRole('status').filter({ hasText: /./ })).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of [cloth, chair, jar, bottle].map(choiceOf)) expect(mail).toContain(part);
  expect(mail).toContain(path);
  await expect(line(page, bottle.id).getByRole('checkbox')).not.toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('decor: marks are numbers, cards open, and the list is there', async ({ page }) => {
    await page.goto(path);
    await expect(mark(page, 'rug')).toContainText('10');
    await mark(page, 'rug').click();
    await expect(card(page, 'rug')).toContainText('$520');
    await expect(room(page).getByRole('checkbox')).toHaveCount(0);
    for (const { id, title, price } of items) {
      await expect(line(page, id)).toContainText(title);
      await expect(line(page, id)).toContainText(`$${price}`);
    }
    await expect(line(page, 'rug').getByRole('link', { name: 'Ask for it' })).toHaveAttribute(
      'href',
      '#bench',
    );
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('decor: glaze hangs as long as its dollars, and nothing moves', async ({ page }) => {
    await page.goto(path);
    const runs = page.locator('li[style*="--dollars"] > span:first-child');
    await runs.first().scrollIntoViewIfNeeded();
    const heights = await runs.evaluateAll((all) =>
      all.map((one) => ({
        height: one.getBoundingClientRect().height,
        dollars: Number(one.textContent?.replace('$', '')),
        moves: getComputedStyle(one).animationTimeline,
      })),
    );
    const sorted = heights.toSorted((a, b) => a.dollars - b.dollars);
    expect(sorted.map(({ height }) => height)).toEqual(
      sorted.map(({ height }) => height).toSorted((a, b) => a - b),
    );
    expect(heights.reduce((sum, { dollars }) => sum + dollars, 0)).toBe(140);
    expect(heights.every(({ moves }) => moves === 'auto' || moves === undefined)).toBe(true);
  });
});
