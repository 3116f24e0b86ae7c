import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { waitForPaint } from '../../../tests/wait-for-paint.ts';
import { entrances } from './entrances.ts';

const all = entrances.flatMap((group) => group.entrances);
const entrance = (page: Page, id: string) => page.locator(`[data-entrance="${id}"]`);
/** Returns durations and delays of the animations on a stage, in milliseconds. */
const times = (page: Page, id: string) =>
  entrance(page, id).evaluate((one) =>
    one.getAnimations({ subtree: true }).map(({ effect }) => {
      const { duration, delay } = effect?.getTiming() ?? {};
      return [duration, delay];
    }),
  );
const playing = (page: Page) =>
  page
    .locator('[data-entrance]')
    .evaluateAll((entries) =>
      entries
        .filter((one) =>
          one.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
        )
        .map((one) => one.getAttribute('data-entrance')),
    );

test('every entrance has its name, its times, and what less motion leaves', async ({ page }) => {
  await page.goto('/animation');
  for (const { id, name, duration, reducedMotion } of all) {
    const one = entrance(page, id);
    await expect(one.getByRole('heading', { name, exact: true })).toBeVisible();
    if (duration !== null) await expect(one.locator('dd').first()).toContainText(`${duration} s`);
    await expect(one.locator('dd').last()).toHaveText(reducedMotion);
    await expect(one.getByRole('button', { name: `Play again: ${name}` })).toBeVisible();
  }
});

test('[B4] a button plays an entrance again, in its time', async ({ page }) => {
  await page.goto('/animation');
  for (const [id, name, expected] of [
    ['fill', 'Fill', [900, 0]],
    ['count', 'Count', [1000, 0]],
    ['melt', 'Melt', [5000, 0]],
    ['follow', 'Follow', [600, 400]],
  ] as const) {
    await page.getByRole('button', { name: `Play again: ${name}` }).click();
    await expect.poll(async () => (await times(page, id))[0]).toEqual(expected);
  }
});

test('[B4] delayed animations wait 0.4 s, and the page lists the delay', async ({ page }) => {
  await page.goto('/animation');
  for (const { id, name, delay, stagger } of all.filter((one) => one.delay || one.stagger)) {
    const one = entrance(page, id);
    const printed = one.locator('dl > div').filter({ hasText: /^Delay/ });
    const more = stagger && `, ${stagger.toFixed(1)} s more for each after the first`;
    await expect(printed.getByRole('definition')).toHaveText(`${delay} s${more ?? ''}`);
    await one.getByRole('button', { name: `Play again: ${name}` }).click();
    const waits = [delay, delay + (stagger ?? 0), delay + 2 * (stagger ?? 0)];
    await expect
      .poll(async () => (await times(page, id)).map(([, wait]) => (Number(wait) / 1000).toFixed(2)))
      .toEqual(waits.map((wait) => wait.toFixed(2)));
  }
  // No delay other than the specification's.
  expect([...new Set(all.map(({ delay }) => delay))].sort()).toEqual([0, 0.4]);
  expect(all.find(({ id }) => id === 'follow')).toMatchObject({ delay: 0.4, stagger: 0.4 });
});

test('one button plays all in view, by key, and no other', async ({ page }) => {
  await page.goto('/animation');
  // Animations on first view have ended.
  await expect.poll(() => playing(page)).toEqual([]);
  await page.evaluate(() => {
    const begun: string[] = [];
    Object.assign(window, { begun });
    document.addEventListener('animationstart', ({ target }) => {
      const one = target instanceof Element && target.closest('[data-entrance]');
      if (one) begun.push(one.getAttribute('data-entrance') ?? '');
    });
  });
  await page.getByRole('button', { name: 'Play all in view' }).focus();
  await page.keyboard.press('Enter');
  const begun = () => page.evaluate(() => (window as unknown as { begun: string[] }).begun);
  await expect.poll(begun).toContain('rise');
  const ids = [...new Set(await begun())];
  expect(ids).not.toContain('fill');
  expect(ids.length).toBeLessThan(all.length / 2);
});

test('[B1] on a phone nothing plays unasked', { tag: ['@phone', '@phone-only'] }, async ({
  page,
}) => {
  await page.goto('/animation');
  await entrance(page, 'sweep').scrollIntoViewIfNeeded();
  await waitForPaint(page);
  expect(await playing(page)).toEqual([]);
});

test('reduced motion shows the final states, without buttons', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/animation');
  await expect(page.getByText('Your device asks for less motion')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0);
  expect(await playing(page)).toEqual([]);
});

test('anybody can see what less motion leaves', async ({ page }) => {
  await page.goto('/animation');
  await page.getByRole('checkbox', { name: 'Show what less motion leaves' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play again: Fill' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play all in view' })).toBeHidden();
  expect(await playing(page)).toEqual([]);
});
