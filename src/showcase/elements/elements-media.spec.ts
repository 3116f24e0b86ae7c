import { hydratedSpecimen, specimen } from '../../../tests/e2e/specimen-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';

test.describe('image gallery', () => {
  test('opens large by click, turns by arrow keys, closes by Escape, returns the focus', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/elements/image-gallery');
    const part = await hydratedSpecimen(page, 'even');
    const second = part.getByRole('link').nth(1);
    await second.click();
    const box = page.locator('.yarl__root');
    await expect(box.getByText('The open door of the workshop').last()).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(box.getByText('The workshop in the evening').last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(second).toBeFocused();
  });

  test('closes by Back, and closing removes its history entry', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/elements/image-gallery');
    const part = await hydratedSpecimen(page, 'even');
    const box = page.locator('.yarl__root');
    const steps = () => page.evaluate(() => history.state?.open ?? false);
    await part.getByRole('link').first().click();
    await expect(box).toBeVisible();
    await page.goBack();
    await expect(box).toHaveCount(0);
    await expect(page).toHaveURL(/image-gallery$/);
    await part.getByRole('link').first().click();
    await expect(box).toBeVisible();
    expect(await steps()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect.poll(steps).toBe(false);
  });

  test('opens by key', async ({ page }) => {
    await page.goto('/elements/image-gallery');
    const part = await hydratedSpecimen(page, 'rows');
    await part.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.yarl__root')).toBeVisible();
  });
});

test.describe('maps and films', () => {
  for (const [path, id, host] of [
    ['/elements/google-map', 'wide', 'www.google.com'],
    ['/elements/google-map', 'beside', 'www.openstreetmap.org'],
    ['/elements/video', 'stage', 'www.youtube-nocookie.com'],
    ['/elements/video', 'beside', 'player.vimeo.com'],
  ] as const) {
    test(`${path}#${id} contacts ${host} only after a click`, async ({ page }) => {
      const requests: string[] = [];
      await page.route(`https://${host}/**`, (route) => {
        requests.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<p>Here</p>' });
      });
      await page.goto(path);
      const part = await hydratedSpecimen(page, id);
      expect(requests).toEqual([]);
      await part.locator('[data-embed] a[data-replay-until]').focus();
      await page.keyboard.press('Enter');
      await expect(part.locator('iframe')).toBeVisible();
      await expect.poll(() => requests.length).toBe(1);
      await part.getByRole('button').last().click();
      await expect(part.locator('[data-embed] a[data-replay-until]')).toBeVisible();
    });
  }

  test('a list of films changes the stage', async ({ page }) => {
    await page.goto('/elements/video');
    const part = await hydratedSpecimen(page, 'list');
    await part.getByRole('button', { name: /Elephants Dream/ }).click();
    await expect(part.getByRole('link', { name: 'Play Elephants Dream' })).toBeVisible();
    await expect(part.getByRole('button', { name: /Elephants Dream/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});

for (const [path, fade] of [
  ['/elements/team-carousel', 'fade'],
  ['/elements/testimonials-carousel', 'fade'],
  ['/elements/client-carousel', 'fade'],
] as const) {
  test.describe(path, () => {
    test('[B8] fades one at a time; only the one in front can be reached', {
      tag: '@phone',
    }, async ({ page }) => {
      await page.goto(path);
      const part = await hydratedSpecimen(page, fade);
      await expect(part.locator('div:has(> .swiper-wrapper)')).toHaveAttribute('data-ready', '');
      const stop = part.getByRole('button', { name: 'Stop the rotation' });
      await stop.click();
      await expect(part.locator('.swiper-slide:not([inert])')).toHaveCount(1);
      const front = part.locator('.swiper-slide:not([inert])');
      const before = await front.getAttribute('aria-label');
      await part.getByRole('button', { name: /^Next/ }).click();
      await expect(front).not.toHaveAttribute('aria-label', before ?? '');
      await expect(front).toHaveCount(1);
    });

    test('[B8] coverflow turns its neighbors by 50 degrees and steps by key', async ({ page }) => {
      await page.goto(path);
      const part = await hydratedSpecimen(page, 'coverflow');
      await expect(part.locator('div:has(> .swiper-wrapper)')).toHaveAttribute('data-ready', '');
      const stop = part.getByRole('button', { name: 'Stop the rotation' });
      await stop.click();
      const turned = part.locator('.swiper-slide-next');
      // A little more than 50 degrees, as the slides are 30 px apart.
      await expect(turned).toHaveAttribute('style', /rotateY\(-5[0-5][.\d]*deg\)/);
      const front = part.locator('.swiper-slide-active');
      const before = await front.getAttribute('aria-label');
      await part.getByRole('button', { name: /^Previous/ }).focus();
      await page.keyboard.press('Enter');
      await expect(front).not.toHaveAttribute('aria-label', before ?? '');
    });
  });
}

test('[B7] a row of people shows 1, 2 or 4', async ({ page }) => {
  for (const [width, count] of [
    [600, 1],
    [800, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/elements/team-carousel');
    const part = await hydratedSpecimen(page, 'row');
    await expect(part.locator('div:has(> .swiper-wrapper)')).toHaveAttribute('data-ready', '');
    await expect(part.locator('.swiper-slide:not([inert])')).toHaveCount(count);
  }
});

test('a switch pauses the logo marquee', async ({ page }) => {
  await page.goto('/elements/clients');
  const part = specimen(page, 'marquee');
  await part.scrollIntoViewIfNeeded();
  const row = part.getByRole('list').first();
  await expect(row).toHaveCSS('animation-play-state', 'running');
  await part.getByLabel('Stand still').focus();
  await page.keyboard.press('Space');
  await expect(row).toHaveCSS('animation-play-state', 'paused');
});

test.describe('forms of the element pages', () => {
  test('[V7] [V5] a subscribe form checks at its field', async ({ page }) => {
    await page.goto('/elements/subscribe');
    const part = await hydratedSpecimen(page, 'beside');
    const field = part.getByRole('textbox').first();
    await field.fill('nobody');
    await field.blur();
    await expect(part.getByText('Invalid email.')).toBeVisible();
  });

  test('[V7] [V1] a contact form checks at its fields', async ({ page }) => {
    await page.goto('/elements/contact-form');
    const part = await hydratedSpecimen(page, 'startup');
    await part.getByRole('button', { name: 'Ask us' }).click();
    await expect(part.getByText('Field is required.').first()).toBeVisible();
  });
});
