import { siteConfig } from '../../../site.config.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { copy } from './copy.ts';

const path = '/page/maintenance';
const { phone, phoneHref, email } = siteConfig.company;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('says that it is shut, promises no hour, and says what goes on', { tag: '@phone' }, async ({
    page,
  }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const main = page.locator('#main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('The door is shut.');
    await expect(main.getByText(copy.hero.until.textWithoutTime)).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(copy.progress.jobs.length);
    for (const { state, title } of copy.progress.jobs)
      await expect(main.getByRole('listitem').filter({ hasText: title })).toContainText(
        copy.progress.states[state],
      );
    await expect(main.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phoneHref}`,
    );
    await expect(main.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    );
    await expect(main).toContainText(siteConfig.company.hours.slice(0, 16));
  });
});

test('a phone gets upright drawings of its own', { tag: ['@phone', '@phone-only'] }, async ({
  page,
}) => {
  await page.goto(path);
  for (const [index, name] of ['night-mill-narrow', 'night-mill-slot-narrow'].entries()) {
    const image = page.locator('#main img').nth(index);
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc))
      .toContain(name);
  }
});

test('in force it keeps its words and ways, and no menu that leads nowhere', async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => document.documentElement.setAttribute('data-closed', ''));
  await expect(page.locator('header nav:visible, footer nav:visible')).toHaveCount(0);
  await expect(page.getByRole('link', { name: phone }).first()).toBeVisible();
});
