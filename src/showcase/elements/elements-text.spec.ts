import { specimen } from '../../../tests/e2e/specimen-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';

/** None of these pages needs a script of its own: these tests cover HTML and CSS. */
test.describe('rotate box', () => {
  test('turns by its switch, by click and by key', async ({ page }) => {
    await page.goto('/elements/rotate-box');
    const box = specimen(page, 'people').locator('[data-variant]').first();
    const turn = box.getByRole('checkbox', { name: 'Turn over: what to ask Ruth' });
    const turned = () =>
      box.evaluate((node) => getComputedStyle(node).getPropertyValue('--turned'));
    await turn.focus();
    await expect.poll(turned).toBe('0');
    await page.keyboard.press('Space');
    await expect(turn).toBeChecked();
    await expect.poll(turned).toBe('1');
    await page.keyboard.press('Space');
    await expect.poll(turned).toBe('0');
  });

  test('turns when a link on its back has the focus', async ({ page }) => {
    await page.goto('/elements/rotate-box');
    const box = specimen(page, 'people').locator('[data-variant]').first();
    await page.keyboard.press('Tab');
    await box.getByRole('link', { name: 'Write to Ruth' }).focus();
    await expect
      .poll(() => box.evaluate((node) => getComputedStyle(node).getPropertyValue('--turned')))
      .toBe('1');
  });

  test('swaps its sides without turning with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/elements/rotate-box');
    const box = specimen(page, 'questions').locator('[data-variant]').first();
    await box.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(box.locator(':scope > div')).toHaveCSS('transform', 'none');
    await expect(box.locator(':scope > div > div').first()).toHaveCSS('opacity', '0');
  });
});

test.describe('text slider', () => {
  test('is chosen by click and by arrow keys, with one stop for the Tab key', async ({ page }) => {
    await page.goto('/elements/text-slider');
    const part = specimen(page, 'days');
    await part.getByRole('radio', { name: 'Wednesday' }).check();
    await expect(part.getByRole('heading', { name: 'Build' })).toBeVisible();
    await expect(part.getByRole('heading', { name: 'Read' })).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(part.getByRole('radio', { name: 'Thursday' })).toBeChecked();
    await expect(part.getByRole('heading', { name: 'Try' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(part.getByRole('group').locator(':focus')).toHaveCount(0);
  });

  test('marquees stop by their switch, and are static with reduced motion', async ({ page }) => {
    await page.goto('/elements/text-slider');
    const band = specimen(page, 'running').locator('div:has(> label)').first();
    const run = band.getByRole('paragraph').first();
    await expect(run).toHaveCSS('animation-play-state', 'running');
    await band.getByRole('checkbox', { name: 'Stop the trades' }).check();
    await page.mouse.move(0, 0);
    await expect(run).toHaveCSS('animation-play-state', 'paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(run).toHaveCSS('animation-name', 'none');
  });

  test('the row that snaps is reached and moved by key', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/elements/text-slider');
    const row = page.getByRole('region', { name: 'What is new, version by version' });
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe('interactive banners', () => {
  test('the panel with hover or focus takes most of the row', async ({ page }) => {
    await page.goto('/elements/interactive-banners');
    const panels = specimen(page, 'panels').getByRole('listitem');
    await expect(panels.nth(0)).toHaveCSS('flex-grow', '4');
    await panels.nth(2).hover();
    await expect(panels.nth(2)).toHaveCSS('flex-grow', '4');
    await expect(panels.nth(0)).toHaveCSS('flex-grow', '1');
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: 'The beans' }).focus();
    await expect(panels.nth(3)).toHaveCSS('flex-grow', '4');
  });

  test('the list shows the picture of the name that has the focus', async ({ page }) => {
    await page.goto('/elements/interactive-banners');
    const pictures = specimen(page, 'index').locator('a + div');
    await expect(pictures.nth(0)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
    await specimen(page, 'index').getByRole('link', { name: 'Spa' }).focus();
    await expect(pictures.nth(2)).toHaveCSS('opacity', '1');
    await expect(pictures.nth(0)).toHaveCSS('opacity', '0');
  });
});

test('news close by key and stay closed, the warning stays', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/elements/info-banner');
  const part = specimen(page, 'strips');
  const summer = part.getByRole('dialog', { name: 'Summer hours' });
  await summer.getByRole('button', { name: 'Close the news about summer hours' }).focus();
  await page.keyboard.press('Enter');
  await expect(summer).toBeHidden();
  await expect(part.getByRole('dialog', { name: 'Maintenance' })).toBeVisible();
  await expect(part.getByRole('dialog', { name: 'Storm' }).getByRole('button')).toHaveCount(0);
});

test('rotating words end on the last, the only one for screen readers', async ({ page }) => {
  await page.goto('/elements/fancy-text');
  const heading = page.getByRole('heading', { name: 'We build for Mondays', exact: true });
  await expect(heading).toBeVisible();
  await expect(heading.locator('[style*="--turn"]').first()).toHaveCSS('visibility', 'hidden');
  await expect(heading.locator('[style*="--turn"]').last()).toHaveCSS('opacity', '1');
});

test('parallax is static with reduced motion and under 768 px', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/elements/parallax-scrolling');
  const picture = specimen(page, 'window').locator('div:has(> picture)');
  if (isMobile) await expect(picture).toHaveCSS('animation-name', 'none');
  else await expect(picture).not.toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(picture).toHaveCSS('animation-name', 'none');
});

test('a text box whose words rise shows them to the keyboard', async ({ page }) => {
  await page.goto('/elements/fancy-text-box');
  const box = specimen(page, 'rise').locator('[data-variant]').first();
  await box.getByRole('link', { name: 'The landing' }).focus();
  await expect
    .poll(() => box.locator('h3 + div').evaluate((node) => node.clientHeight))
    .toBeGreaterThan(40);
});

test('a process marks its current step', async ({ page }) => {
  await page.goto('/elements/process-step');
  const now = specimen(page, 'rail').locator('[aria-current="step"]');
  await expect(now).toHaveCount(1);
  await expect(now.getByRole('heading')).toHaveText('Now: You choose a garage');
});
