import type { Page } from '@playwright/test';
import { siteConfig } from '../../../site.config.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { team } from '../../content/team.ts';

const path = '/page/our-team';
const drawn = (page: Page) =>
  page.getByRole('list', { name: 'Nine people and what to call them about' });
const plan = (page: Page) => page.getByRole('list', { name: 'People on the plan' });

test('[E3] all nine people stand here with portrait, name, trade and text', async ({ page }) => {
  await page.goto(path);
  for (const { id, name, designation, description } of team) {
    const person = page.locator(`[id="${id}"]`);
    await expect(person.getByRole('heading', { level: 3 })).toHaveText(`${id}${name}`);
    await expect(person.getByText(designation, { exact: true })).toBeVisible();
    await expect(person.getByText(description, { exact: true })).toBeVisible();
    await expect(person.locator('img')).toHaveCount(2);
  }
});

test('a person of the drawing leads to their bench', { tag: '@phone' }, async ({ page }) => {
  await page.goto(path);
  await expect(drawn(page).getByRole('link')).toHaveCount(team.length);
  await drawn(page).getByRole('link', { name: 'Hana Who can’t use it' }).click();
  await expect(page).toHaveURL(`${path}#7`);
  await expect(page.getByRole('heading', { name: 'Hana Kobayashi' })).toBeInViewport();
});

test('names stand below the people, apart from each other', { tag: '@phone' }, async ({ page }) => {
  await page.goto(path);
  const boxes = await Promise.all(
    (await drawn(page).getByRole('link').all()).map((link) => link.boundingBox()),
  );
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        !box ||
        !other ||
        box.x + box.width <= other.x + 1 ||
        other.x + other.width <= box.x + 1 ||
        box.y + box.height <= other.y ||
        other.y + other.height <= box.y;
      expect(isApart).toBe(true);
    }
  }
});

test('a person on the plan leads to their bench, by pointer and by key', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(path);
  await plan(page).getByRole('link', { name: '7 Hana' }).click();
  await expect(page).toHaveURL(`${path}#7`);
  await expect(page.getByRole('heading', { name: 'Hana Kobayashi' })).toBeInViewport();

  await page.getByRole('link', { name: 'Back to the plan' }).click();
  await expect(plan(page)).toBeInViewport();
  await plan(page).getByRole('link', { name: '9 Colette' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${path}#9`);
  await expect(page.getByRole('heading', { name: 'Colette Fournier' })).toBeInViewport();
});

test('places on the plan are large enough for a finger', { tag: '@phone' }, async ({ page }) => {
  await page.goto(path);
  for (const link of await plan(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test('an address with a number marks the person who was meant', async ({ page }) => {
  await page.goto(`${path}#5`);
  const sign = (id: number) => page.locator(`[id="${id}"] h3 span`);
  const ground = (id: number) =>
    sign(id).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(page.getByRole('heading', { name: 'Priya Raghunathan' })).toBeInViewport();
  expect(await ground(5)).not.toBe(await ground(8));
  expect(await ground(2)).toBe(await ground(8));
});

test('the list by the telephone names somebody for every call', async ({ page }) => {
  await page.goto(path);
  const calls = page.getByRole('listitem').filter({ hasText: /^“/ });
  const row = calls.filter({ hasText: 'A payment came in twice' });
  await row.getByRole('link', { name: 'Priya' }).click();
  await expect(page).toHaveURL(`${path}#5`);
  await expect(page.getByRole('heading', { name: 'Priya Raghunathan' })).toBeInViewport();
  await expect(calls).toHaveCount(team.length);
});

test('the cord goes on to the next page', async ({ page }) => {
  await page.goto(path);
  const next = page.locator('main').getByRole('navigation', { name: 'Follow the line' });
  await next.getByRole('link').click();
  await expect(page).toHaveURL('/page/our-process');
});

test('the free bench leads to the openings', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('link', { name: 'See what is open' }).click();
  await expect(page).toHaveURL('/page/career');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing and the plan lead to people all the same', async ({ page }) => {
    await page.goto(path);
    await drawn(page)
      .getByRole('link', { name: /^Yusuf/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Yusuf Demir' })).toBeInViewport();
    await plan(page).getByRole('link', { name: '2 Desmond' }).click();
    await expect(page.getByRole('heading', { name: 'Desmond Achebe' })).toBeInViewport();
  });
});

test('structured data names the people as the page does', async ({ page }) => {
  await page.goto(path);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const people = JSON.parse(json ?? '{}').mainEntity.itemListElement;
  expect(people).toHaveLength(team.length);
  for (const { item } of people) {
    const { hash, origin, pathname } = new URL(item.url);
    expect(origin + pathname).toBe(siteConfig.url + path);
    const shown = page.locator(`[id="${hash.slice(1)}"]`);
    await expect(shown.getByRole('heading')).toContainText(item.name);
    await expect(shown.getByText(item.jobTitle, { exact: true })).toBeVisible();
    await expect(shown.getByText(item.description, { exact: true })).toBeVisible();
  }
});
