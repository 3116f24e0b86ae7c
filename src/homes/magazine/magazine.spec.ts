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
import { testTime } from '../../../tests/stopped-clock.ts';
import { dayIn } from '../../forms/details/days.ts';
import { copy } from './copy.ts';
import { dateText, firstAfter, frontPageDate, mailedOn } from './issues.ts';
import { stories } from './stories.ts';

const path = '/home-magazine';
const { switches } = copy.hero;

const storyOf = (id: string) => {
  const story = stories.find((each) => each.id === id);
  if (!story) throw new Error(`No story ${id}`);
  return story;
};
const headline = (page: Page, id: string, state: 'before' | 'now') =>
  page.getByRole('heading', { name: storyOf(id)[state].headline, exact: true });
/** Returns one of the two links of a story, or of the whole page. */
const turn = (page: Page, about: string, state: 'before' | 'now') =>
  page.getByRole('link', {
    name: (state === 'before' ? switches.beforeLabel : switches.nowLabel).replace('{about}', about),
    exact: true,
  });

/** The story that is turned when the page opens. */
const first = copy.hero.initialStory;

async function expectStates(page: Page, turned: readonly string[]): Promise<void> {
  for (const { id } of stories) {
    const isNow = turned.includes(id);
    await expect(headline(page, id, 'now')).toHaveCount(isNow ? 1 : 0);
    await expect(headline(page, id, 'before')).toHaveCount(isNow ? 0 : 1);
  }
}

/** Opens the page and lets its front page come to life, as a first movement does. */
async function wake(page: Page, hash = ''): Promise<void> {
  await page.goto(`${path}${hash}`);
  await interact(page, { x: 5, y: 5 });
  await expect(turn(page, switches.page, 'now')).toHaveAttribute('href', '#now');
  await expect(page.locator('#front')).toHaveAttribute('data-ready');
}

test('magazine: one story is turned at first, one switch turns the whole page, and back', async ({
  page,
}) => {
  await wake(page);
  await expectStates(page, [first]);
  await turn(page, switches.page, 'now').click();
  await expectStates(
    page,
    stories.map(({ id }) => id),
  );
  await expect(page).toHaveURL(/#now$/);
  await expect(turn(page, switches.page, 'now')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(copy.hero.paper.now)).toBeVisible();
  await expect(page.getByText(copy.hero.paper.before)).toBeHidden();
  await turn(page, switches.page, 'before').click();
  await expectStates(page, []);
  await expect(page).toHaveURL(/#then$/);
  await turn(page, 'the line', 'now').click();
  await expectStates(page, [first]);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('magazine: each story turns by itself, and the address keeps which', async ({ page }) => {
  await wake(page, '#then');
  await turn(page, 'the school', 'now').click();
  await turn(page, 'the dam', 'now').click();
  await expectStates(page, ['dam', 'school']);
  await expect(page).toHaveURL(/#dam\+school$/);
  await page.reload();
  await expectStates(page, ['dam', 'school']);
  await interact(page, { x: 5, y: 5 });
  await expect(turn(page, 'the dam', 'now')).toHaveAttribute('aria-current', 'true');
  await turn(page, 'the dam', 'before').click();
  await expectStates(page, ['school']);
  await expect(page).toHaveURL(/#school$/);
});

test('magazine: arrow keys turn what has the focus', async ({ page }) => {
  await wake(page, '#then');
  await turn(page, 'the shop', 'before').focus();
  await page.keyboard.press('ArrowRight');
  await expectStates(page, ['shop']);
  await expect(turn(page, 'the shop', 'now')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expectStates(page, []);
  await expect(turn(page, 'the shop', 'before')).toBeFocused();
  await turn(page, switches.page, 'before').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectStates(
    page,
    stories.map(({ id }) => id),
  );
});

test('magazine: what is turned outlasts a way to another place of the page', async ({ page }) => {
  await wake(page, '#dam');
  await page
    .getByRole('navigation', { name: copy.hero.inside.heading })
    .getByRole('link', { name: 'Since then' })
    .click();
  await expect(
    page.getByRole('heading', { name: copy.news.heading, exact: true }),
  ).toBeInViewport();
  await expect(page).toHaveURL(/#dam$/);
  await expectStates(page, ['dam']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('magazine: any address shows its state, and links turn the page', async ({ page }) => {
    await page.goto(path);
    await expectStates(page, [first]);
    await page.goto(`${path}#bridge+school`);
    await expectStates(page, ['bridge', 'school']);
    await turn(page, switches.page, 'now').click();
    await expectStates(
      page,
      stories.map(({ id }) => id),
    );
    await turn(page, 'the dam', 'now').click();
    await expectStates(page, ['dam']);
    await turn(page, 'the dam', 'before').click();
    await expectStates(page, []);
  });
});

/** Notes every leaf that begins to turn. */
const watchLeaves = (page: Page) =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { leaves: seen });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const way = (target as Element).getAttribute('data-flipping');
        if (way) seen.push(way);
      }
    }).observe(document.body, { attributeFilter: ['data-flipping'], subtree: true });
  });
const leaves = (page: Page) =>
  page.evaluate(() => (window as unknown as { leaves: string[] }).leaves);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('magazine: a leaf turns over, either way, and is gone', async ({ page }) => {
    await wake(page);
    await watchLeaves(page);
    await turn(page, 'the bridge', 'now').click();
    await expectStates(page, ['bridge', first]);
    await expect(page.locator('[data-flipping]')).toHaveCount(0);
    await turn(page, switches.page, 'before').click();
    await expect(page.locator('[data-flipping]')).toHaveCount(0);
    expect(await leaves(page)).toEqual(['forward', 'back']);
    await expectStates(page, []);
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('magazine: the page has turned at once', async ({ page }) => {
    await wake(page);
    await watchLeaves(page);
    await turn(page, switches.page, 'now').click();
    await expectStates(
      page,
      stories.map(({ id }) => id),
    );
    expect(await leaves(page)).toEqual([]);
  });
});

test('magazine: both states are printed', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  for (const { id } of stories) {
    await expect(headline(page, id, 'before')).toBeVisible();
    await expect(headline(page, id, 'now')).toBeVisible();
  }
});

const rows = (page: Page): Locator =>
  page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: copy.subscribeIssues.columns[2] }) })
    .getByRole('row');

test('magazine: the coupon says which Thursdays it brings, answers a day, and arrives', async ({
  page,
}) => {
  await page.clock.setFixedTime(testTime);
  const form = await openForm(page, path, 'contact');
  await form.getByLabel('Send me').selectOption('Twelve issues, $108');
  await expect(rows(page)).toHaveCount(13);
  const next = firstAfter(dayIn('America/New_York', testTime));
  await expect(rows(page).nth(12)).toContainText(dateText(frontPageDate(next + 11)));
  await form.getByLabel('A day to go back to').fill('2019-07-04');
  const said = page.getByRole('status').filter({ hasText: 'July 4, 2019' });
  await expect(said).toContainText(`the page of ${dateText(frontPageDate(51))}`);
  await expect(said).toContainText(dateText(mailedOn(51)));
  const person = newPerson('Thursday');
  await fill(form, { name: person.name, email: person.email, phone: person.phone });
  await form.getByLabel(copy.form.commentLabel).fill(`${person.name}, Mill Road, Kilby 03590`);
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['Twelve issues', '2019-07-04', 'Mill Road', path])
    expect(mail).toContain(part);
});

test('magazine: a back issue is ordered from the pile', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  await page.getByRole('link', { name: 'Order No. 33' }).click();
  await expect(form.getByLabel('Send me')).toHaveValue('A back issue, $11');
});
