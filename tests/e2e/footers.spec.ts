import { type FooterName, footerNames } from '../../src/footers/collection.ts';
import { expect, test } from '../fixtures.ts';
import { footer } from './frame-parts.ts';

/** What only this footer has. */
const own: Record<FooterName, string> = {
  'one-line': '.footer-line',
  'address-book': 'dl > div:nth-of-type(7)',
  newsletter: 'form[data-form="subscribe"]',
  map: 'img[src*="map-larkfield"]',
  'latest-posts': 'a[href^="/blog-types/"]',
  'office-hours': 'li .footer-open',
  pictures: '.social-post',
  'big-type': '.footer-enormous',
  people: 'img[src*="portrait-01"]',
  directory: 'nav a[href="/headers/transparent-header"], nav a[href="/home-startup"]',
  letter: 'p:has-text("Yours,")',
  'closing-statement': '.footer-button',
};

for (const [index, name] of footerNames.entries()) {
  const path = `/footers/footer-style-${`${index + 1}`.padStart(2, '0')}`;

  test(`[F1] [F2] [F3] [F4] ${path}, ${name}: its idea and all facts`, async ({ page }) => {
    await page.goto(path);
    const at = (text: string | RegExp) => footer(page).getByRole('link', { name: text });
    await expect(footer(page).locator(own[name]).first()).toBeAttached();
    await expect(at('About Company').first()).toHaveAttribute('href', '/page/career');
    await expect(at('Contact Us').first()).toHaveAttribute('href', '/page/contact-us');
    await expect(footer(page).locator('address')).toContainText('18 Mill Race Lane');
    await expect(at('(802) 555-0143').first()).toHaveAttribute('href', 'tel:+18025550143');
    await expect(at(/hello@larkfield\.example/).first()).toHaveAttribute('href', /^mailto:/);
    await expect(at(/No\. 0114-2006/).first()).toHaveAttribute('href', /register\.example/);
    await expect(at('Larkfield, home').first()).toHaveAttribute('href', '/');
    await expect(footer(page)).toContainText(`${new Date().getFullYear()}`);
    for (const network of ['facebook', 'dribbble', 'twitter', 'instagram']) {
      expect(
        await footer(page).locator(`a[href*="${network}.com/larkfield"]`).count(),
      ).toBeGreaterThan(0);
    }
  });

  test(`${path}: nothing sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
