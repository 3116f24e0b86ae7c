import { hydratedSpecimen, specimen } from '../../../tests/e2e/specimen-helpers.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { stopClock } from '../../../tests/stopped-clock.ts';

test.describe('quantity', () => {
  test('[C10] plus adds 1, minus takes 1 and never goes below 0', async ({ page }) => {
    await page.goto('/elements/counters');
    const part = await hydratedSpecimen(page, 'quantity');
    const stools = part.getByRole('spinbutton', { name: 'Oak stools' });
    const lamps = part.getByRole('spinbutton', { name: 'Desk lamps' });
    await expect(stools).toHaveValue('2');
    await expect(lamps).toHaveValue('0');
    await part.getByRole('button', { name: 'One more: Oak stools' }).click();
    await expect(stools).toHaveValue('3');
    const less = part.getByRole('button', { name: 'One less: Desk lamps' });
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await less.focus();
    await page.keyboard.press('Enter');
    await expect(lamps).toHaveValue('0');
    await expect(part.getByRole('status')).toContainText('$420');
  });

  test('[C10] by keys: arrows in the field, Enter on the buttons, typing', async ({ page }) => {
    await page.goto('/elements/counters');
    const part = await hydratedSpecimen(page, 'quantity');
    const lamps = part.getByRole('spinbutton', { name: 'Desk lamps' });
    await lamps.focus();
    await page.keyboard.press('ArrowUp');
    await expect(lamps).toHaveValue('1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(lamps).toHaveValue('2');
    await lamps.fill('7');
    await expect(part.getByRole('status')).toContainText(
      `$${(280 + 7 * 95).toLocaleString('en-US')}`,
    );
  });

  test('what is typed is what is meant', async ({ page }) => {
    await page.goto('/elements/counters');
    const part = await hydratedSpecimen(page, 'quantity');
    const lamps = part.getByRole('spinbutton', { name: 'Desk lamps' });
    const costs = (lampsWanted: number) =>
      expect(part.getByRole('status')).toContainText(
        `$${(280 + lampsWanted * 95).toLocaleString('en-US')}`,
      );
    const type = async (keys: string) => {
      await lamps.press('ControlOrMeta+a');
      await lamps.press('Backspace');
      await lamps.pressSequentially(keys);
    };
    await type('5');
    await expect(lamps).toHaveValue('5');
    await costs(5);
    // Empty while the field has the focus; its former value when it is left empty.
    await lamps.press('Backspace');
    await expect(lamps).toHaveValue('');
    await costs(5);
    await lamps.blur();
    await expect(lamps).toHaveValue('0');
    await type('12');
    await lamps.blur();
    await lamps.press('ControlOrMeta+a');
    await lamps.press('Backspace');
    await lamps.blur();
    await expect(lamps).toHaveValue('12');
    await costs(12);
    for (const [keys, meant] of [
      ['-5', 0],
      ['1e2', 100],
      ['1e3', 999],
      ['4711', 999],
      ['007', 7],
    ] as const) {
      await type(keys);
      await lamps.blur();
      await expect(lamps, keys).toHaveValue(`${meant}`);
      await costs(meant);
    }
    await lamps.fill('999');
    await expect(part.getByRole('button', { name: 'One more: Desk lamps' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

test('[B6] counters end at their number, with a leading zero below ten', async ({ page }) => {
  await page.goto('/elements/counters');
  await expect(specimen(page, 'figures').locator('[data-animated-value]')).toHaveText([
    '14',
    '04',
    '1,012',
  ]);
  const part = await hydratedSpecimen(page, 'startup');
  await expect(part.locator('[data-animated-value]')).toHaveText(['175+', '20', '200+']);
});

test('charts have their values as text, and are static with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/elements/pie-chart');
  const part = await hydratedSpecimen(page, 'donut');
  await expect(part.getByRole('img')).toHaveAccessibleName(
    'A working week at the mill, in hours: Building 17 h, Talking with clients 8 h, Testing on old phones 6 h, Writing things down 5 h, Lunch, properly 4 h',
  );
  await expect(part.getByRole('listitem')).toHaveCount(5);
  await expect(part.locator('[data-in-view]')).toHaveCount(0);
});

test('bars are read out; work under way runs, stops and ends', async ({ page }) => {
  await stopClock(page);
  await page.goto('/elements/progress-bar');
  const script = specimen(page, 'budget').getByRole('meter', { name: 'Script' });
  await expect(script).toHaveAttribute('aria-valuetext', '4.6 of 5 KB');
  const part = await hydratedSpecimen(page, 'upload');
  const bar = part.getByRole('progressbar', { name: 'harbor-plan.pdf' });
  await expect(bar).toHaveAttribute('aria-valuetext', 'stopped at 31 of 48 MB');
  await part.getByRole('button', { name: 'Go on' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveAttribute('aria-valuetext', /^sent/);
  await page.clock.runFor(5000);
  await expect(bar).toHaveAttribute('aria-valuetext', 'arrived 48 of 48 MB');
});

test.describe('countdown', () => {
  test('runs with the page, second by second', async ({ page }) => {
    await page.clock.install({ time: new Date('2027-05-08T12:00:00Z') });
    await page.goto('/elements/countdown');
    await page.clock.pauseAt(new Date('2027-05-08T12:58:57Z'));
    const timer = specimen(page, 'launch').getByRole('timer');
    const figures = timer.locator('[data-part]');
    await expect(figures).toHaveText(['00', '00', '01', '03']);
    await page.clock.runFor(70_000);
    await expect(timer.getByText('She has sailed.')).toBeVisible();
    await expect(figures.first()).toBeHidden();
  });

  test('a moment that has passed shows what is true now, without script as well', async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/elements/countdown');
    await expect(specimen(page, 'ended').getByText('The open day is over.')).toBeVisible();
    await page.close();
  });
});
