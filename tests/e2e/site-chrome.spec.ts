import { siteConfig } from '../../site.config.ts';
import { footerLinks, footerSmallLinks } from '../../src/content/footer.ts';
import { companySocial, networkLabels } from '../../src/content/social.ts';
import { keepsShowcase } from '../../src/page-meta/samples.ts';
import { chromeWords, searchWords } from '../../src/words/chrome.ts';
import { expect, test } from '../fixtures.ts';
import { footer, header, longPage, scrollTo, variable } from './site-chrome-helpers.ts';

const { company } = siteConfig;

test('[C3] [T3] the header is sticky past 5 px, hides on scrolling down, returns on scrolling up', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(longPage);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-scroll', 'up');
  await scrollTo(page, 5);
  await expect(html).not.toHaveAttribute('data-stuck');
  await scrollTo(page, 6);
  await expect(html).toHaveAttribute('data-stuck', '');
  await scrollTo(page, 900);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, 700);
  await expect(header(page)).toBeInViewport();
  // It slides in.
  await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
});

test('[T3] the header never hides while a key user is in it', async ({ page }) => {
  await page.goto(longPage);
  await scrollTo(page, 900);
  await expect(header(page)).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: searchWords.open }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(header(page)).toBeInViewport();
});

test('[C2] the arrow appears past 300 px and goes to the top', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(longPage);
  const arrow = page.getByRole('link', { name: chromeWords.toTop });
  await scrollTo(page, 300);
  await expect(arrow).toBeHidden();
  await scrollTo(page, 301);
  await expect(arrow).toBeVisible();
  await arrow.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(arrow).toBeHidden();
});

test('[T7] [B6] [B2] heights are CSS variables and follow a resize after 1 s', async ({ page }) => {
  await page.goto(longPage);
  const height = page.viewportSize()?.height ?? 0;
  await expect.poll(() => variable(page, '--viewport-height')).toBe(`${height}px`);
  const bar = await header(page).evaluate((element: HTMLElement) => element.offsetHeight);
  await expect.poll(() => variable(page, '--header-height')).toBe(`${bar}px`);
  const heightOfFooter = () =>
    footer(page).evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
  const before = await heightOfFooter();
  await expect.poll(() => variable(page, '--footer-height')).toBe(`${before}px`);
  await page.setViewportSize({ width: 620, height: 640 });
  await expect.poll(() => variable(page, '--viewport-height')).toBe('640px');
  // In a narrower window the same lines are stacked.
  const after = await heightOfFooter();
  expect(after).toBeGreaterThan(before);
  expect(await variable(page, '--footer-height')).toBe(`${after}px`);
});

test('[C1] a link starts at the top of the next page', async ({ page }) => {
  await page.goto(longPage);
  await scrollTo(page, 800);
  const [link] = footerLinks;
  await footer(page)
    .getByRole('link', { name: link?.title ?? '' })
    .click();
  await expect(page).toHaveURL(link?.link ?? '');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('[F1] [F2] [F3] [F4] the footer', { tag: '@phone' }, async ({ page }) => {
  await page.clock.setFixedTime('2031-05-01T12:00:00Z');
  await page.goto(longPage);
  const at = (name: string | RegExp) => footer(page).getByRole('link', { name });
  for (const { title, link } of footerLinks) await expect(at(title)).toHaveAttribute('href', link);
  await expect(footer(page).locator('address')).toContainText(company.address.street);
  await expect(at(company.phone)).toHaveAttribute('href', `tel:${company.phoneHref}`);
  await expect(at(company.email)).toHaveAttribute('href', /^mailto:/);
  if (company.registration)
    await expect(at(company.registration.title)).toHaveAttribute('href', /^https:/);
  await expect(footer(page)).toContainText(`© ${company.founded}–2031`);
  await expect(footer(page).locator('a[href="/"]').first()).toBeAttached();
  for (const { network } of companySocial)
    await expect(at(networkLabels[network])).toHaveAttribute('href', /^https:/);
  for (const { title, link } of footerSmallLinks)
    if (link !== '/showcase' || keepsShowcase())
      await expect(at(title)).toHaveAttribute('href', link);
});

test('the skip link leads past the header', { tag: '@phone' }, async ({ page }) => {
  await page.goto(longPage);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: chromeWords.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
