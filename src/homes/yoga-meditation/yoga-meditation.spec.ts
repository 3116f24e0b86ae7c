import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';

const path = '/home-yoga-meditation';
const exercise = (page: Page) => page.locator('#breathe');
const figure = (page: Page) => exercise(page).locator('[aria-hidden="true"]:has(> i)');
const word = (page: Page) => figure(page).locator('p');
const said = (page: Page) => exercise(page).getByRole('status');

/** Opens the page with a clock that the test moves, and waits until the exercise is interactive. */
async function live(page: Page, at = '2026-01-13T12:00:00Z'): Promise<void> {
  await page.clock.install({ time: new Date(at) });
  await page.goto(path);
  await exercise(page).scrollIntoViewIfNeeded();
  await expect(exercise(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test('the exercise begins with the way out and keeps the pace of the clock to its end', async ({
  page,
}) => {
  await live(page);
  await page.clock.pauseAt(new Date('2026-01-13T12:05:00Z'));
  await page.getByRole('radio', { name: '1 min' }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(word(page)).toHaveText('Let it go1');
  await expect(said(page)).toHaveText('6 rounds. Breathe out first.');
  await page.clock.runFor(4500);
  await expect(word(page)).toHaveText('In1');
  await expect(said(page)).toHaveText('Round 1 of 6');
  await page.clock.runFor(9000);
  await expect(word(page)).toHaveText('Out6');
  await page.clock.runFor(51_000);
  await expect(word(page)).toHaveText('Done');
  await expect(said(page)).toHaveText('That was it. Stay for a moment.');
  await expect(page.getByRole('button', { name: 'Once more' })).toBeVisible();
});

test('it is chosen, started and stopped by keys, and says every phase only when asked', async ({
  page,
}) => {
  await live(page);
  await page.clock.pauseAt(new Date('2026-01-13T12:05:00Z'));
  await page.getByRole('radio', { name: 'Long way out' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Box' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'every phase' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(8500);
  await expect(said(page)).toHaveText('Hold');
  await page.keyboard.press('Enter');
  await expect(said(page)).toContainText('Stopped');
  await expect(word(page)).toHaveText('Out first');
});

test('it stops when the page is put aside', async ({ page }) => {
  await live(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(said(page)).toContainText('went to look at something else');
  await expect(page.getByRole('button', { name: 'Once more' })).toBeVisible();
});

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the figure stays as it is while the words go on', async ({ page }) => {
    await live(page);
    await page.clock.pauseAt(new Date('2026-01-13T12:05:00Z'));
    const stone = figure(page).locator('i').first();
    const size = () => stone.evaluate((element) => getComputedStyle(element).transform);
    const before = await size();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.clock.runFor(7500);
    await expect(word(page)).toHaveText('In4');
    expect(await size()).toBe(before);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the exercise stands in writing, and the week by its own words', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'The same on paper' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start' })).toBeHidden();
    await expect(page.locator('#week')).toContainText('Half an hour before sunset');
    await expect(page.locator('#week')).not.toContainText('Next on the stairs');
  });
});

test('the next class is reckoned by the sun over Eastport', async ({ page }) => {
  // Tuesday evening there, after the last class has begun: Wednesday's sunrise is at 7:05.
  await page.clock.setFixedTime(new Date('2026-01-14T01:05:00Z'));
  await page.goto(path);
  await page.locator('#week').scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Next on the stairs/)).toHaveText(
    'Next on the stairs: First Light, tomorrow at 7:00 am, in 11 hours.',
  );
  const lamp = page.locator('#week li').filter({ hasText: 'Lamp' });
  await expect(lamp).toContainText('Going on now, until 8:45 pm');
});

test('the firm signs its page, and our own menu is one step away', async ({ page }) => {
  await page.goto(path);
  const header = page.locator('[data-site-header]');
  await expect(header.getByRole('link', { name: 'Slack Water' })).toHaveAttribute('href', path);
  await header.getByRole('button', { name: 'Main menu' }).click();
  await expect(header.getByRole('link', { name: 'Careers' })).toBeVisible();
  await expect(page.locator('[data-site-footer]')).toContainText('(207) 555-0126');
  await expect(page.locator('[data-site-footer]')).not.toContainText('Larkfield');
});
