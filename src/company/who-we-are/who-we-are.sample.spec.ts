import type { Page } from '@playwright/test';
import { siteConfig } from '../../../site.config.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { copy } from './copy.ts';
import { countProofs } from './form.ts';
import { parts } from './form-parts.ts';

const path = '/page/who-we-are';
const entries = parts.flatMap((part) => part.entries);
const noteBelow = (page: Page, number: number) =>
  page.getByRole('note', { name: `Where to check, ${number}`, exact: true });

test('the head counts what stands below the answers', async ({ page }) => {
  await page.goto(path);
  const { outside, here, word } = countProofs(parts);
  const counts = page.locator('[data-first-screen] li strong');
  await expect(counts).toHaveText([`${outside}`, `${here}`, `${word}`]);
  for (const [title, count] of [
    ['Outside', outside],
    ['On this site', here],
    ['Our word only', word],
  ] as const) {
    const marks = page.getByRole('note').getByText(title, { exact: true });
    await expect(marks).toHaveCount(count);
  }
});

test('each answer of the drawing leads to its place in the form', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(path);
  const answers = page.getByRole('list', { name: 'The answers by number' }).getByRole('link');
  await expect(answers).toHaveCount(entries.length);
  for (const link of await answers.all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await answers.filter({ hasText: 'Insurance' }).click();
  await expect(page).toHaveURL(/#q\d+$/);
  await expect(page.getByRole('heading', { name: 'Insurance', exact: true })).toBeInViewport();
});

test('every answer names its question, and every way to check it on this site exists', async ({
  page,
  request,
}) => {
  await page.goto(path);
  for (const [index, { question, action, paragraphs = [] }] of entries.entries()) {
    const answer = page.locator(`#q${index + 1}`);
    await expect(answer.getByRole('heading', { level: 3 })).toHaveText(question);
    for (const paragraph of paragraphs) {
      await expect(answer.getByText(paragraph, { exact: true })).toBeVisible();
    }
    if (!action) continue;
    const way = noteBelow(page, index + 1).getByRole('link', { name: action.title });
    await expect(way).toHaveAttribute('href', action.link);
    if (action.link.startsWith('/')) expect((await request.get(action.link)).status()).toBe(200);
  }
});

test('a way to check is followed by key', async ({ page }) => {
  await page.goto(path);
  await noteBelow(page, 3).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/page/our-team');
});

test('boxes are read with what is in them, and are no controls', async ({ page }) => {
  await page.goto(path);
  const boxes = page.locator('#q1').getByRole('listitem');
  await expect(
    boxes.filter({ has: page.getByRole('img', { name: 'ticked', exact: true }) }),
  ).toHaveText(['corporation']);
  await expect(page.locator('main').getByRole('checkbox')).toHaveCount(0);
});

test('the reader’s line at the foot is a link to who answers', async ({ page }) => {
  await page.goto(path);
  const { action } = copy.closing;
  await expect(
    page.locator('main').getByRole('link', { name: action.title, exact: true }),
  ).toHaveAttribute('href', action.link);
});

test('the cord goes on to the next page', async ({ page }) => {
  await page.goto(path);
  const next = page.locator('main').getByRole('navigation', { name: 'Follow the line' });
  await next.getByRole('link').click();
  await expect(page).toHaveURL('/page/our-team');
});

test('the note stands under its answer', { tag: '@phone' }, async ({ page }) => {
  await page.goto(path);
  const answer = await page.locator('#q2 h3').boundingBox();
  const note = await noteBelow(page, 2).boundingBox();
  expect(note?.y).toBeGreaterThan(answer?.y ?? 0);
  expect(note?.x).toBeLessThan(answer?.x ?? 0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is whole, keys and signature included', { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[id^="q"] h3')).toHaveCount(entries.length);
    await expect(page.getByRole('heading', { name: 'Who has a key to what' })).toBeVisible();
    await expect(page.getByText('Ruth Aldous', { exact: true }).last()).toBeVisible();
    const signature = page.getByRole('region', { name: copy.closing.heading }).locator('svg path');
    await expect(signature.filter({ visible: true }).first()).toBeVisible();
  });
});

test('structured data agrees with the form and with site.config', async ({ page }) => {
  await page.goto(path);
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@type': kind, mainEntity } = JSON.parse(json ?? '{}');
  const { company, url } = siteConfig;
  expect(kind).toBe('AboutPage');
  expect(mainEntity).toMatchObject({
    '@id': `${url}/#organization`,
    legalName: company.legalName,
    foundingDate: `${company.founded}`,
    email: company.email,
  });
  await expect(page.locator('#q1')).toContainText(`${company.legalName}, registered in Vermont`);
  await expect(page.locator('#q1')).toContainText(mainEntity.address.streetAddress);
});
