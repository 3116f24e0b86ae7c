import { siteConfig } from '../../site.config.ts';
import { footers } from '../../tests/e2e/site-chrome-collection.ts';
import { footer } from '../../tests/e2e/site-chrome-helpers.ts';
import { deferredSheetsLoaded } from '../../tests/every-page/loading.ts';
import { expect, test } from '../../tests/fixtures.ts';
import { footerCopy } from '../content/footer-collection.ts';
import { footerPath } from './collection-footer.ts';

const { company, social, map } = siteConfig;

/** Selector of an element that only this footer has; for a footer that is not here, any link. */
const own: Readonly<Record<string, string>> = {
  'one-line': ':scope > div > address',
  'address-book': 'dl > div:nth-of-type(7)',
  newsletter: 'form[data-form="subscribe"]',
  map: `img[src*="${map?.picture ?? 'map-town'}"]`,
  'latest-posts': 'a[href^="/blog-types/"]',
  'office-hours': 'li [style*="--opens"]',
  pictures: 'li > a[rel="noopener"]:has(img)',
  'big-type': 'a[style*="--letters"]',
  people: 'img[src*="portrait-01"]',
  directory: 'nav a[href="/headers/transparent-header"], nav a[href="/home-startup"]',
  letter: 'p:has-text("Yours,")',
  'closing-statement': `a:has-text("${footerCopy.statement.action.title}")`,
};

for (const [name, record] of footers) {
  const path = footerPath(record);

  test(`[F1] [F2] [F3] [F4] ${path}, ${name}: its idea and all facts`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.clock.setFixedTime('2031-05-01T12:00:00Z');
    await page.goto(path);
    const at = (text: string | RegExp) => footer(page).getByRole('link', { name: text });
    await expect(
      footer(page)
        .locator(own[name] ?? 'a')
        .first(),
    ).toBeAttached();
    await expect(at('About Company').first()).toHaveAttribute('href', '/page/career');
    await expect(at('Contact Us').first()).toHaveAttribute('href', '/page/contact-us');
    await expect(footer(page).locator('address')).toContainText(company.address.street);
    await expect(at(company.phone).first()).toHaveAttribute('href', `tel:${company.phoneHref}`);
    await expect(at(company.email).first()).toHaveAttribute('href', /^mailto:/);
    const { number = '', link = '' } = company.registration ?? {};
    await expect(at(number).first()).toHaveAttribute('href', link);
    await expect(at(`${company.name}, home`).first()).toHaveAttribute('href', '/');
    await expect(footer(page)).toContainText('2031');
    expect(social.map(({ network }) => network)).toEqual(
      expect.arrayContaining(['facebook', 'dribbble', 'twitter', 'instagram']),
    );
    for (const { link } of social)
      expect(await footer(page).locator(`a[href="${link}"]`).count(), link).toBeGreaterThan(0);
  });
}

for (const path of [
  '/footers/footer-style-01',
  '/home-architecture',
  '/home-cafe',
  '/home-consulting',
  '/home-finance',
]) {
  test(`[F4] ${path}: at the end of the page no button floats over a link`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path);
    await deferredSheetsLoaded(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('[data-to-top]')).toBeVisible();
    const covered = () =>
      footer(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .filter((link) => {
              const [box] = link.getClientRects();
              if (!box || box.bottom < innerHeight / 2) return false;
              const top = document.elementFromPoint(
                box.left + box.width / 2,
                box.top + box.height / 2,
              );
              return !link.contains(top) && !top?.contains(link);
            })
            .map((link) => link.textContent || link.getAttribute('aria-label')),
        );
    await expect.poll(covered).toEqual([]);
  });
}
