import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { contactHeadingCopy, heroCopy, workFilmsCopy } from './copy.ts';
import { works } from './works.ts';

const path = '/home-creative-agency';
const { label, previous, next } = workFilmsCopy.wheel;
const wheel = (page: Page) => page.getByRole('group', { name: label });
const frames = (page: Page) => wheel(page).locator('li > a[href^="#work-"]');
/** The film behind the word: one of two, for wide and for tall screens. */
const film = (page: Page) => page.locator('main [data-first-screen] [data-video]');
const tray = (page: Page) => wheel(page).locator('ul').first();
/** Box that is dragged. */
const stage = (page: Page) => tray(page).locator('xpath=..');
const frame = (page: Page, index: number) => frames(page).nth(index);
const title = (page: Page, index: number) =>
  wheel(page).getByRole('heading', { name: works[index]?.title ?? '', exact: true });

/** Scrolls the wheel into view and waits until it can be turned. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await stage(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]', { has: wheel(page) })).toHaveCount(0);
}

/** Expects one work to be on top, to be marked as such, and to be the only tab stop. */
async function expectOnTop(page: Page, index: number): Promise<void> {
  await expect(wheel(page).locator('[aria-current="true"]')).toHaveCount(1);
  await expect(frame(page, index)).toHaveAttribute('aria-current', 'true');
  await expect(frames(page).and(page.locator(':not([tabindex="-1"])'))).toHaveCount(1);
  await expect(title(page, index)).toBeVisible();
  await expect(wheel(page).getByRole('heading')).toHaveCount(1);
  await expect(wheel(page).getByRole('status')).toContainText(works[index]?.client ?? '');
}

/** Takes hold of the work on top and lets go further on. */
async function swipe(page: Page, by: number): Promise<void> {
  const box = stage(page);
  await box.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'start' }));
  const place = await box.boundingBox();
  if (!place) throw new Error('The wheel has no place.');
  const x = place.x + place.width / 2;
  const y = place.y + Math.min(120, place.height / 3);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 8 });
  await page.mouse.up();
}

test('creative-agency: arrow keys, Home and End turn the wheel, and the focus goes with it', async ({
  page,
}) => {
  await live(page);
  await frame(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await expectOnTop(page, 1);
  await expect(frame(page, 1)).toBeFocused();
  await page.keyboard.press('End');
  await expectOnTop(page, works.length - 1);
  await page.keyboard.press('ArrowRight');
  await expectOnTop(page, 0);
  await page.keyboard.press('ArrowLeft');
  await expectOnTop(page, works.length - 1);
  await page.keyboard.press('Home');
  await expectOnTop(page, 0);
  await expect(frame(page, 0)).toBeFocused();
});

test('creative-agency: arrow keys turn it from where the hint is read', async ({ page }) => {
  await live(page);
  await expect(page.locator('body')).toBeFocused();
  // React attaches the listener a moment after the island has hydrated: a key before it is pressed again.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expectOnTop(page, 1);
  }).toPass();
  await page.keyboard.press('ArrowLeft');
  await expectOnTop(page, 0);
});

test('creative-agency: buttons turn it, and so does a work that is pressed', async ({ page }) => {
  await live(page);
  await wheel(page).getByRole('button', { name: next }).click();
  await expectOnTop(page, 1);
  await wheel(page).getByRole('button', { name: previous }).click();
  await expectOnTop(page, 0);
  await frame(page, 2).dispatchEvent('click');
  await expectOnTop(page, 2);
});

test('creative-agency: a hand that lets go leaves it on a work, and the page still scrolls', async ({
  page,
}) => {
  await live(page);
  await swipe(page, -420);
  await expect(frame(page, 0)).not.toHaveAttribute('aria-current', 'true');
  await expect
    .poll(async () => {
      const turn = await tray(page).evaluate((list: HTMLElement) =>
        list.style.getPropertyValue('--turn'),
      );
      return Math.abs(Number.parseFloat(turn) % (360 / works.length));
    })
    .toBeLessThan(0.001);
  await expect(stage(page)).toHaveCSS('touch-action', 'pan-y');
  expect(new URL(page.url()).hash).toBe('');
});

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('creative-agency: the wheel jumps, and the word stands in a still', async ({ page }) => {
    await live(page);
    await expect(tray(page)).toHaveCSS('transition-duration', '1e-05s');
    await wheel(page).getByRole('button', { name: next }).click();
    await expectOnTop(page, 1);
    await expect(film(page).locator('source')).toHaveCount(0);
  });
});

test('creative-agency: one film plays behind the word, and can be paused', async ({ page }) => {
  await page.goto(path);
  await expect(
    film(page).and(page.locator('[data-playing]')).locator('source').first(),
  ).toBeAttached();
  await page.getByRole('button', { name: heroCopy.films.pauseLabel }).click();
  await expect(page.getByRole('button', { name: heroCopy.films.playLabel })).toBeVisible();
  await expect
    .poll(() =>
      film(page)
        .locator('video')
        .evaluateAll((films) => films.every((film) => (film as HTMLVideoElement).paused)),
    )
    .toBe(true);
  // The other one is never requested.
  await expect(film(page).filter({ has: page.locator('source') })).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('creative-agency: the works are a strip that snaps, and all of them are told', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(tray(page)).toHaveCSS('scroll-snap-type', 'x mandatory');
    for (const [index, work] of works.entries()) {
      await expect(title(page, index)).toBeVisible();
      await expect(wheel(page).getByText(work.figure)).toBeVisible();
    }
  });
});

test('creative-agency: a letter arrives with the work it wants something like', async ({
  page,
}) => {
  await live(page);
  await wheel(page).getByRole('button', { name: next }).click();
  await expectOnTop(page, 1);
  const work = works[1].title;
  await wheel(page)
    .getByRole('link', { name: `something like “${work}”` })
    .click();
  await expect(
    page.getByRole('heading', { name: `${contactHeadingCopy.headingStart} ${work}` }),
  ).toBeVisible();
  await page.reload();
  const form = await openForm(
    page,
    `${path}?${new URLSearchParams({ 'Something like': work })}`,
    'contact',
  );
  await expect(form.getByLabel('Something like')).toHaveValue(work);
  const person = newPerson('Hush');
  await fill(form, person);
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  expect(mail).toContain(work);
  expect(mail).toContain(path);
});
