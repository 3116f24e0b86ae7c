import type { Page } from '@playwright/test';
import { interact } from '../../tests/first-interaction.ts';
import { expect, test } from '../../tests/fixtures.ts';
import { filters } from './filters.ts';
import { portfolioPagePath, portfolioPages } from './pages.ts';
import { portfolioLayouts } from './portfolio-style.ts';
import { projects } from './projects.ts';

const three = '/portfolio/portfolio-classic-three-column';
const list = (page: Page) => page.locator('[data-filter-list]');
const cells = (page: Page) => list(page).locator('[data-categories]:visible');
const choices = (page: Page) => page.getByRole('group', { name: 'Show' });
const choice = (page: Page, name: string) =>
  choices(page).getByRole('button', { name, exact: true });
const status = (page: Page) => page.locator('[data-count-message]');
const kindOf = (key: string) =>
  projects.filter(({ categories }) => categories.some((category) => category === key)).length;

/** Waits until no filter transition is pending. */
const settled = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ id }) => id !== 'move-cells'));

for (const { key, title } of filters.filter(({ key }) => key !== '*')) {
  test(`[C9] “${title}” is marked active, the others are not, and only its class is shown`, async ({
    page,
  }) => {
    await page.goto(three);
    await choice(page, title).click();
    await expect(choice(page, title)).toHaveAttribute('aria-pressed', 'true');
    await expect(choices(page).locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(cells(page)).toHaveCount(kindOf(key));
    for (const cell of await cells(page).all())
      expect((await cell.getAttribute('data-categories'))?.split(' ')).toContain(key);
    await expect(status(page)).toHaveText(`${kindOf(key)} of ${projects.length} projects`);
    await settled(page);
    await choice(page, 'All').click();
    await expect(choice(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(choices(page).locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(cells(page)).toHaveCount(projects.length);
  });
}

test('the filter is part of the URL, and a URL restores it', async ({ page }) => {
  await page.goto(three);
  await choice(page, 'Shops').click();
  await expect(page).toHaveURL(/\?show=shop$/);
  await page.reload();
  await expect(cells(page)).toHaveCount(kindOf('shop'));
  await expect(choice(page, 'Shops')).toHaveAttribute('aria-pressed', 'true');
  const shops = `${kindOf('shop')} of ${projects.length} projects`;
  await expect(status(page)).toHaveText(shops);
  await interact(page);
  await expect(page.locator('astro-island[ssr]').filter({ has: choices(page) })).toHaveCount(0);
  await expect(status(page)).toHaveText(shops);
  await choice(page, 'All').click();
  await expect(page).not.toHaveURL(/show=/);
  await page.goto(`${three}?show=nonsense`);
  await expect(cells(page)).toHaveCount(projects.length);
});

test('each choice is a step back', async ({ page }) => {
  await page.goto(three);
  await choice(page, 'Shops').click();
  await expect(page).toHaveURL(/\?show=shop$/);
  await choice(page, 'Tools').click();
  await expect(cells(page)).toHaveCount(kindOf('tool'));
  await page.goBack();
  await expect(page).toHaveURL(/\?show=shop$/);
  await expect(cells(page)).toHaveCount(kindOf('shop'));
  await expect(choice(page, 'Shops')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(cells(page)).toHaveCount(projects.length);
  await page.goForward();
  await expect(cells(page)).toHaveCount(kindOf('shop'));
});

test.describe('while cells are on their way', () => {
  // Animations never end: each is paused at its start.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        const move = animate.apply(this, how);
        move.pause();
        return move;
      };
      const begin = document.startViewTransition;
      document.startViewTransition = function (change) {
        const move = begin.call(this, change);
        move.ready.then(() => {
          for (const animation of document.getAnimations()) animation.pause();
        });
        return move;
      };
    });
    await page.goto(three);
    await choice(page, 'Apps').click();
    await expect(cells(page)).toHaveCount(kindOf('app'));
    await page.waitForFunction(() =>
      document.getAnimations().some((one) => one.playState === 'paused'),
    );
  });

  test('the next choice wins', async ({ page }) => {
    await choice(page, 'Shops').click();
    await expect(choice(page, 'Shops')).toHaveAttribute('aria-pressed', 'true');
    await expect(cells(page)).toHaveCount(kindOf('shop'));
    await choice(page, 'All').click();
    await expect(cells(page)).toHaveCount(projects.length);
  });

  test('a project can be opened', async ({ page }) => {
    await cells(page).getByRole('link').last().click();
    await expect(page).toHaveURL(/single-project-page/);
  });
});

test('the filter works by keys', async ({ page }) => {
  await page.goto(three);
  await choice(page, 'All').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Booking')).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(page, 'Booking')).toBeFocused();
  await expect(cells(page)).toHaveCount(kindOf('booking'));
});

test('[T4] [B3] the list is loading, and arranged with all items shown a second later', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(three);
  await expect(list(page)).toHaveAttribute('data-state', 'loading');
  await page.clock.runFor(999);
  await expect(list(page)).toHaveAttribute('data-state', 'loading');
  await page.clock.runFor(1);
  await expect(list(page)).toHaveAttribute('data-state', 'arranged');
  await expect(cells(page)).toHaveCount(projects.length);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all projects are shown and nothing offers to filter them', async ({ page }) => {
    await page.goto(`${three}?show=shop`);
    await expect(cells(page)).toHaveCount(projects.length);
    await expect(choices(page)).toBeHidden();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('cells are in their new places at once', async ({ page }) => {
    await page.goto(three);
    await page.evaluate(() => {
      Element.prototype.animate = () => {
        throw new Error('moves');
      };
    });
    await choice(page, 'Apps').click();
    await expect(cells(page)).toHaveCount(kindOf('app'));
  });
});

/** Returns the boxes of the visible items, in keyboard order. */
const boxes = (page: Page) =>
  cells(page).evaluateAll((all) =>
    all.map((one) => {
      const { top, left, width, height } = one.getBoundingClientRect();
      return { top: Math.round(top + scrollY), left: Math.round(left), width, height };
    }),
  );

/** Expects reading order: top to bottom, and left to right within a row. */
function expectReadingOrder(all: Awaited<ReturnType<typeof boxes>>): void {
  for (const [index, box] of all.entries()) {
    const before = all[index - 1];
    if (!before) continue;
    expect(box.top, `cell ${index + 1}`).toBeGreaterThanOrEqual(before.top - 2);
    if (Math.abs(box.top - before.top) <= 2) expect(box.left).toBeGreaterThan(before.left);
  }
}

for (const page of portfolioPages.filter(({ layout }) => /masonry|metro/.test(layout))) {
  test(`${page.style}, ${page.layout}: keys go as the eye does, filtered as well`, async ({
    page: tab,
  }) => {
    await tab.goto(portfolioPagePath(page));
    expectReadingOrder(await boxes(tab));
    await choice(tab, 'Booking').click();
    await expect(cells(tab)).toHaveCount(kindOf('booking'));
    await settled(tab);
    expectReadingOrder(await boxes(tab));
  });
}

test('on a phone the five layouts are five, and keys go as the eye does @phone-only', async ({
  page,
}) => {
  const shapes = new Set<string>();
  for (const layout of portfolioLayouts) {
    await page.goto(portfolioPagePath({ style: 'classic', layout }));
    const all = await boxes(page);
    expectReadingOrder(all);
    const first = all.slice(0, 12).map(({ left, width }) => `${left}+${Math.round(width)}`);
    const ends = new Set(all.map(({ top, height }) => Math.round(top + height)));
    shapes.add(`${first.join(' ')} ${ends.size > 20}`);
  }
  expect(shapes.size).toBe(portfolioLayouts.length);
});

test('the scattered are read line by line', async ({ page }) => {
  await page.goto('/portfolio/portfolio-scattered');
  const all = await boxes(page);
  for (const [index, box] of all.entries())
    expect(box.top + box.height, `cell ${index + 1}`).toBeGreaterThan(all[index - 1]?.top ?? 0);
});

test('a finger filters, and the choice is marked @phone-only', async ({ page }) => {
  await page.goto('/portfolio/portfolio-boxed-masonry');
  await choice(page, 'Tools').tap();
  await expect(choice(page, 'Tools')).toHaveAttribute('aria-pressed', 'true');
  await expect(cells(page)).toHaveCount(kindOf('tool'));
  await expect(status(page)).toHaveText(`${kindOf('tool')} of ${projects.length} projects`);
});

for (const { style } of portfolioPages.filter(({ layout }) => layout === 'masonry')) {
  test(`${style}: masonry ends in one line`, async ({ page }) => {
    await page.goto(portfolioPagePath({ style, layout: 'masonry' }));
    const ends = await list(page)
      .locator('li[data-categories], li:has(> a[data-tone])')
      .evaluateAll((all) => {
        const columns = Map.groupBy(all, (one) => Math.round(one.getBoundingClientRect().left));
        return [...columns.values()].map((column) =>
          Math.max(...column.map((one) => one.getBoundingClientRect().bottom)),
        );
      });
    expect(ends).toHaveLength(3);
    // A row of the grid is a twelfth of a column, 34 px.
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(40);
  });
}

test('an upright tile of metro shows an upright picture', async ({ page }) => {
  await page.goto('/portfolio/portfolio-overlay-metro');
  const upright = list(page).locator('picture + picture:visible').first();
  await upright.scrollIntoViewIfNeeded();
  const { width, height } = (await upright.boundingBox()) ?? { width: 0, height: 0 };
  expect(height).toBeGreaterThan(width * 1.5);
  await expect(upright.locator('xpath=preceding-sibling::picture')).toBeHidden();
});

test('metro closes without a hole', async ({ page }) => {
  await page.goto('/portfolio/portfolio-overlay-metro');
  const all = await boxes(page);
  const head = await page
    .locator('xpath=//main//div[@data-first-screen][following-sibling::ul]')
    .boundingBox();
  const [first] = all;
  if (!head || !first) throw new Error('no tiles');
  // The first sixteen tiles and the head fill eight rows of four.
  const area = all.slice(0, 16).reduce((sum, { width, height }) => sum + width * height, 0);
  const tile = first.width * first.height;
  expect((area + head.width * head.height) / tile).toBeCloseTo(32, 0);
});

test('switch image: pointer, focus and tap bring the second picture, a second tap undoes it', async ({
  page,
}) => {
  await page.goto('/portfolio/portfolio-switch-image-three-column');
  const card = list(page).getByRole('article').first();
  const second = card.locator('picture + picture');
  const edge = () => second.evaluate((one) => getComputedStyle(one).clipPath);
  // Both left corners of the clip path are at the edge once the second picture covers the first.
  const drawn = /^polygon\(0% 0px, .*, 0% 100%\)$/;
  await expect.poll(edge).toMatch(/^polygon\(72%/);
  await card.getByRole('link').focus();
  await expect.poll(edge).toMatch(drawn);
  await page.keyboard.press('Tab');
  await expect(card.getByRole('checkbox')).toBeFocused();
  await expect.poll(edge).not.toMatch(drawn);
  await page.keyboard.press('Space');
  await expect.poll(edge).toMatch(drawn);
  await page.keyboard.press('Space');
  await expect.poll(edge).not.toMatch(drawn);
  await card.hover();
  await expect.poll(edge).toMatch(drawn);
});

test('switch image: a tap on the strip switches and goes nowhere @phone-only', async ({ page }) => {
  await page.goto('/portfolio/portfolio-switch-image-three-column');
  const strip = list(page).locator('label:has(> [type="checkbox"])').first();
  await strip.tap();
  await expect(strip.getByRole('checkbox')).toBeChecked();
  await expect(page).toHaveURL(/switch-image-three-column$/);
});

test('overlay: focus shows the name, and touch screens always show it', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/portfolio/portfolio-overlay-three-column');
  const card = list(page).getByRole('article').first();
  const name = card.getByRole('heading');
  if (isMobile) {
    await expect(name).toBeInViewport();
    return;
  }
  const frame = await card.boundingBox();
  const top = async () => (await name.boundingBox())?.y ?? 0;
  const end = (frame?.y ?? 0) + (frame?.height ?? 0);
  expect(await top()).toBeGreaterThanOrEqual(end);
  await card.getByRole('link').focus();
  await expect.poll(top).toBeLessThan(end);
});

test.describe('justified gallery', () => {
  const path = '/portfolio/portfolio-justified-gallery';
  const viewer = (page: Page) => page.getByRole('dialog', { name: 'Lightbox' });
  const shown = (page: Page) => viewer(page).locator('.yarl__slide_current img');

  test('rows fill the width, none of its pictures cut', async ({ page }) => {
    await page.goto(path);
    const all = await boxes(page);
    const right = Math.max(...all.map(({ left, width }) => left + width));
    const tops = new Set(all.map(({ top }) => top));
    for (const top of tops) {
      const row = all.filter((box) => box.top === top);
      const heights = row.map(({ height }) => height);
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
      expect(Math.max(...row.map(({ left, width }) => left + width))).toBeGreaterThan(right - 2);
    }
  });

  test('the lightbox turns among what the filter shows, by keys', async ({ page }) => {
    await page.goto(path);
    await choice(page, 'Apps').click();
    await expect(status(page)).toHaveText(/^\d+ of \d+/);
    await settled(page);
    const links = list(page).locator('li:visible a');
    const count = await links.count();
    const last = await links.last().getAttribute('href');
    const first = await links.first().getAttribute('href');
    await links.first().focus();
    await page.keyboard.press('Enter');
    await expect(shown(page)).toHaveAttribute('src', `${first}`);
    await page.keyboard.press('End');
    await expect(shown(page)).toHaveAttribute('src', `${last}`);
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toHaveAttribute('src', `${first}`);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(links.first()).toBeFocused();
    expect(count).toBeLessThan(await list(page).locator('li').count());
  });

  test('the lightbox opens, turns and closes by mouse', async ({ page }) => {
    await page.goto(path);
    const links = list(page).locator('a');
    const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    await links.nth(2).click();
    await expect(shown(page)).toHaveAttribute('src', `${hrefs[2]}`);
    await viewer(page).getByRole('button', { name: 'Next' }).click();
    await expect(shown(page)).toHaveAttribute('src', `${hrefs[3]}`);
    await viewer(page).getByRole('button', { name: 'Previous' }).click();
    await expect(shown(page)).toHaveAttribute('src', `${hrefs[2]}`);
    await viewer(page).getByRole('button', { name: 'Close' }).click();
    await expect(viewer(page)).toBeHidden();
  });

  test('a picture opens under a finger, and a swipe turns it @phone-only', async ({ page }) => {
    await page.goto(path);
    const links = list(page).locator('a');
    const second = await links.nth(1).getAttribute('href');
    await links.first().tap();
    await expect(viewer(page)).toBeVisible();
    const box = await shown(page).boundingBox();
    if (!box) throw new Error('no picture');
    const y = box.y + box.height / 2;
    await page.mouse.move(300, y);
    await page.mouse.down();
    await page.mouse.move(60, y, { steps: 8 });
    await page.mouse.up();
    await expect(shown(page)).toHaveAttribute('src', `${second}`);
  });
});

test.describe('slider', () => {
  const path = '/portfolio/portfolio-slider';
  const row = (page: Page) => page.locator('#slides');
  const place = (page: Page) =>
    page
      .getByRole('button', { name: 'Next project' })
      .locator('xpath=preceding-sibling::p[@role="status"]');
  const at = (number: number) => `${number} of ${projects.length}`;
  /** Opens the page with its slider hydrated: effects have run when the handler of a click does. */
  async function open(page: Page) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Next project' }).click();
    await expect(place(page)).toHaveText(at(2));
    await page.getByRole('button', { name: 'Previous project' }).click();
    await expect(place(page)).toHaveText(at(1));
    await expect.poll(() => row(page).evaluate((one) => one.scrollLeft)).toBe(0);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }

  test('buttons turn it and end at the ends', async ({ page }) => {
    await open(page);
    const back = page.getByRole('button', { name: 'Previous project' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Next project' }).click();
    await expect(place(page)).toHaveText(at(2));
    await back.click();
    await expect(place(page)).toHaveText(at(1));
  });

  test('arrow keys, Home and End turn it', async ({ page }) => {
    await open(page);
    await row(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText(at(2));
    await page.keyboard.press('End');
    await expect(place(page)).toHaveText(at(projects.length));
    await page.keyboard.press('Home');
    await expect(place(page)).toHaveText(at(1));
  });

  test('arrow keys turn it from where one reads of them', async ({ page }) => {
    await open(page);
    await expect(page.locator('body')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(place(page)).toHaveText(at(2));
    await page.getByRole('button', { name: 'Next project' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(place(page)).toHaveText(at(1));
  });

  test('a number of the list turns it, a name leads to the project', { tag: '@phone' }, async ({
    page,
  }) => {
    await open(page);
    const numbers = page.getByRole('link', { name: /in the slider$/ });
    await expect(numbers).toHaveCount(projects.length);
    await numbers.nth(5).click();
    await expect(place(page)).toHaveText(at(6));
    await expect(row(page).getByRole('listitem').nth(5)).toBeInViewport();
    const name = numbers.nth(5).locator('+ a');
    expect(projects.map(({ path }) => path)).toContain(await name.getAttribute('href'));
  });

  test('a mouse drags it without following the link under it', async ({ page }) => {
    await open(page);
    const box = await row(page).boundingBox();
    if (!box) throw new Error('no row');
    const y = box.y + 150;
    await page.mouse.move(900, y);
    await page.mouse.down();
    await page.mouse.move(500, y, { steps: 6 });
    await page.mouse.up();
    await expect(place(page)).toHaveText(at(2));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

  test('a finger swipes it @phone-only', async ({ page }) => {
    await open(page);
    const box = await row(page).boundingBox();
    if (!box) throw new Error('no row');
    const finger = await page.context().newCDPSession(page);
    const y = box.y + 120;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    await touch('touchStart', 330);
    for (let x = 310; x >= 50; x -= 20) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(place(page)).toHaveText(at(2));
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('it is a row that scrolls, with every project in it', async ({ page }) => {
      await page.goto(path);
      await expect(row(page).getByRole('link')).toHaveCount(projects.length);
      await expect(page.getByRole('button', { name: 'Next project' })).toBeHidden();
    });
  });
});
