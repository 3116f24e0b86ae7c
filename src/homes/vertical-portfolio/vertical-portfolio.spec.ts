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
import { kites } from './kites.ts';

const path = '/home-vertical-portfolio';
const rail = (page: Page) => page.getByRole('navigation', { name: copy.menu.label });
const stop = (page: Page, title: string) =>
  rail(page).getByRole('link', { name: title, exact: true });
const slide = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Opens the page and lets its rail come to life, as a first movement does. */
async function wake(page: Page, hash = ''): Promise<void> {
  await page.goto(`${path}${hash}`);
  await interact(page, { x: 300, y: 300 });
  await expect(rail(page).locator('[aria-current]')).toHaveCount(1);
}

/** Expects the slide to fill the window: it begins at the upper edge, below a bar if there is one. */
const expectFilled = (region: Locator) =>
  expect
    .poll(() =>
      region.evaluate((one) => {
        const bar = document.querySelector('[data-site-header]')?.getBoundingClientRect();
        const upper = bar && bar.width > innerWidth / 2 ? bar.bottom : 0;
        const { top, bottom } = one.getBoundingClientRect();
        return Math.abs(top - upper) < 3 && bottom >= innerHeight - 3;
      }),
    )
    .toBe(true);

/** Turns the wheel until the page does not move any more, and returns where it has stopped. */
async function wheelToEnd(page: Page, step: number): Promise<number> {
  let before = -1;
  const place = () => page.evaluate(() => Math.round(scrollY));
  await expect(async () => {
    const last = before;
    before = await place();
    await page.mouse.wheel(0, step);
    expect(before).toBe(last);
  }).toPass({ intervals: [150] });
  return place();
}

test('vertical-portfolio: a stop of the rail leads to its slide, has its address, and Back works', async ({
  page,
}) => {
  await wake(page);
  await stop(page, 'Hoi Toide').click();
  await expect(page).toHaveURL(/#hoi-toide$/);
  await expectFilled(slide(page, 'Hoi Toide'));
  await expect(stop(page, 'Hoi Toide')).toHaveAttribute('aria-current', 'true');
  await stop(page, 'Airish').click();
  await expect(page).toHaveURL(/#airish$/);
  await expectFilled(slide(page, 'Airish'));
  await page.goBack();
  await expect(page).toHaveURL(/#hoi-toide$/);
  await expectFilled(slide(page, 'Hoi Toide'));
});

test('vertical-portfolio: an address opens at its slide', async ({ page }) => {
  await page.goto(`${path}#pizer`);
  await expectFilled(slide(page, 'Pizer'));
});

test('vertical-portfolio: a kite hangs across the edge of two slides', async ({ page }) => {
  await wake(page);
  const parts = await page
    .getByRole('img', { name: /^A round kite of vermilion/ })
    .evaluate((img) => {
      const edge = document.getElementById('meehonkey')?.getBoundingClientRect().top ?? 0;
      const { top, bottom } = img.getBoundingClientRect();
      return [edge - top, bottom - edge];
    });
  for (const part of parts) expect(part).toBeGreaterThan(150);
});

test('vertical-portfolio: sections follow one another from side to side, and the rail lies at the right', async ({
  page,
}) => {
  await page.goto(path);
  const places = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.map((one) => one.getBoundingClientRect().toJSON()));
  for (const [index, { top, width }] of places.entries()) {
    expect(width).toBeCloseTo(places[0]?.width ?? 0);
    expect(top).toBeCloseTo(places[index - 1]?.bottom ?? top);
  }
  const stops = await rail(page).getByRole('list').boundingBox();
  expect(stops?.x).toBeGreaterThan(1100);
});

test('vertical-portfolio: the wheel goes down to the footer and up again, and nothing holds it', async ({
  page,
}) => {
  await wake(page);
  await page.evaluate(() => {
    const held = window as unknown as { held: number };
    held.held = 0;
    for (const type of ['wheel', 'touchmove'])
      addEventListener(type, ({ defaultPrevented }) => {
        if (defaultPrevented) held.held += 1;
      });
  });
  await wheelToEnd(page, 700);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await wheelToEnd(page, -700);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => (window as unknown as { held: number }).held)).toBe(0);
});

test('vertical-portfolio: after the wheel the page rests at a slide and the address follows, without a step for Back', async ({
  page,
}) => {
  await wake(page);
  const steps = await page.evaluate(() => history.length);
  await page.mouse.wheel(0, 620);
  await expect(page).toHaveURL(/#meehonkey$/);
  await expectFilled(slide(page, 'Meehonkey'));
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('vertical-portfolio: keys: arrows haul along the rail, and the page’s own keys reach the foot', async ({
  page,
}) => {
  await wake(page);
  await stop(page, 'Upper end').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(stop(page, 'Airish')).toBeFocused();
  await expectFilled(slide(page, 'Airish'));
  await expect(page).toHaveURL(/#airish$/);
  await page.keyboard.press('Home');
  await expect(stop(page, 'Upper end')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.locator('main').focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
});

test('vertical-portfolio: the arrow key of the page gets past every slide', async ({ page }) => {
  await wake(page, '#meehonkey');
  await page.locator('main').focus();
  await expect(async () => {
    for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowDown');
    const top = await page.evaluate(
      () => document.getElementById('mommuck')?.getBoundingClientRect().top,
    );
    expect(top).toBeLessThanOrEqual(1);
  }).toPass();
});

test('vertical-portfolio: the end of an earlier scroll keeps the hash', async ({ page }) => {
  await wake(page, '#airish');
  await page.evaluate(() => {
    history.replaceState(history.state, '', '#order');
    document.dispatchEvent(new Event('scrollend'));
  });
  await expect(page).toHaveURL(/#order$/);
});

test('vertical-portfolio: every stop is met by a finger @phone-only', async ({ page }) => {
  await page.goto(path);
  for (const { title, id } of [kites[2], kites[6]].flatMap((kite) => kite ?? [])) {
    await stop(page, title).tap();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expectFilled(slide(page, title));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('vertical-portfolio: the rail leads on, and the card says every pull', async ({ page }) => {
    await page.goto(path);
    await stop(page, 'Mommuck').click();
    await expect(page).toHaveURL(/#mommuck$/);
    await expect(slide(page, 'Mommuck')).toBeInViewport();
    await page.getByText(copy.toolWind.card.heading).click();
    await expect(page.getByRole('row', { name: /^Airish/ })).toContainText('11.0');
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('vertical-portfolio: nothing snaps and nothing swings', async ({ page }) => {
    await wake(page);
    await expect(page.locator('html')).toHaveCSS('scroll-snap-type', 'none');
    await stop(page, 'Airish').click();
    await expectFilled(slide(page, 'Airish'));
  });
});

test('vertical-portfolio: large text makes slides taller, and all of it can be scrolled to', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(path);
  for (const { title, story } of kites) {
    const words = slide(page, title).getByText(story);
    await words.scrollIntoViewIfNeeded();
    await expect(words).toBeInViewport();
  }
  await expect(page.locator('html')).toHaveCSS('scroll-snap-type', 'none');
});

test('vertical-portfolio: a wind lifts some and leaves others, and goes along into the letter', async ({
  page,
}) => {
  const form = await openForm(page, path, 'contact');
  const board = page.locator('#wind');
  const wind = board.getByRole('slider', { name: copy.toolWind.beach.label });
  const entry = (title: string) => board.getByRole('listitem').filter({ hasText: title });
  await wind.scrollIntoViewIfNeeded();
  await wind.fill('8');
  await expect(board.getByRole('status')).toContainText('8 miles an hour, force 3.');
  await expect(entry('Slick Cam')).toContainText(/\d\.\d lb.*on 20 lb cord/);
  await expect(entry('Right Smart')).toContainText('wants 18');
  await board.getByRole('button', { name: 'Force 6' }).click();
  await expect(wind).toHaveValue('28');
  await expect(entry('Slick Cam')).toContainText('Taken down');
  await expect(entry('Right Smart')).toContainText('lb');
  await wind.press('ArrowRight');
  await expect(wind).toHaveValue('29');
  await board.getByRole('button', { name: copy.toolWind.beach.fillFormLabel }).click();
  await expect(form.getByLabel('Usual wind at your place')).toHaveValue('Over 18');
  await expect(form.getByLabel(copy.form.commentLabel)).toHaveValue(/about 29 miles an hour/);
  const person = newPerson('Kite');
  await fill(form, { name: person.name, email: person.email, phone: person.phone });
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['Over 18', '29 miles', path]) expect(mail).toContain(part);
});

test('vertical-portfolio: a slide asks for its kite', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  await page.getByRole('link', { name: `${copy.work.requestLink.title}: Airish` }).click();
  await expect(form.getByLabel('Which kite')).toHaveValue('Airish');
  await expect(page).toHaveURL(/#order$/);
});
