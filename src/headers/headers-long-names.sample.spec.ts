import type { Page } from '@playwright/test';
import { demo, parts, settled } from '../../tests/e2e/header-helpers.ts';
import { headerProblems } from '../../tests/e2e/header-problems.ts';
import { headerRenderer } from '../../tests/e2e/render-header.ts';
import { headers } from '../../tests/e2e/site-chrome-collection.ts';
import { expect, test } from '../../tests/fixtures.ts';
import type { MenuItem } from '../content/menu-item.ts';
import { recordNamed } from '../content/named-records.ts';

/*
 * A longer name or another menu entry breaks no header. Each page is loaded once; then the
 * header of another firm replaces its own, as rendered by the same component.
 */

/** Names of 6, 18 and 28 letters, with and without a logo; a long one of a single word. */
const firms = [
  { name: 'Alders', withLogo: true },
  { name: 'Brattleboro & Sons', withLogo: true },
  { name: 'Worcestershireware', withLogo: false },
  { name: 'Hollingsworth & Partners Ltd', withLogo: true },
  { name: 'Hollingsworth & Partners Ltd', withLogo: false },
];

const link = (title: string): MenuItem => ({ title, link: `/${title}` });
const entries: MenuItem[] = [
  link('Home'),
  link('About Us'),
  { title: 'Services', dropdown: [link('Web Application & Development'), link('Ecommerce')] },
  link('Contact us'),
  link('Careers'),
  link('CaseStudy'),
  link('Workshops'),
  link('Journal'),
];
const menus = [4, 6, 8].map((count) => entries.slice(0, count));

/** Phones, both sides of each breakpoint, desktops. */
const widths = [
  ...[320, 360, 390, 575, 576, 767, 768, 991, 992, 1100, 1199, 1200, 1279, 1280, 1343, 1344, 1440],
  ...[1599, 1600, 1920],
];

/**
 * Pairs every name with one of the menus: over three consecutive widths each name meets each menu,
 * so that every width sees all names and all menus in a third of the time.
 */
const tried = (all: Awaited<typeof renderers>, turn: number) =>
  all.flatMap((firm, index) => {
    const menu = menus[(index + turn) % menus.length];
    return menu ? [{ ...firm, menu }] : [];
  });

const renderers = Promise.all(
  firms.map(async (firm) => ({ ...firm, render: await headerRenderer(firm) })),
);

/** The page below the bar keeps its height, but is not laid out anew for each of 90 headers. */
const emptied = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main, [data-site-footer]')) {
      part.style.height = `${part.offsetHeight}px`;
      // Stylesheets are linked where the first screen ends.
      part.replaceChildren(...part.querySelectorAll('link[rel="stylesheet"]'));
    }
  });

test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, 'It sets its own widths.');

for (const [header, { options }] of headers) {
  test(`${header}: fits any name and menu, from 320 to 1920 px`, async ({ page }) => {
    await page.goto(demo(header));
    await settled(page);
    await emptied(page);
    const { arrangement, collapse } = options;
    const found: string[] = [];
    for (const [turn, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 });
      const onlyButton = collapse === 'always' || (width < 992 && arrangement !== 'left-classic');
      for (const { name, withLogo, render, menu } of tried(await renderers, turn)) {
        const problems = await page.evaluate(headerProblems, {
          markup: render(options, menu),
          onlyButton,
        });
        const place = `${width} px, ${menu.length} entries, ${name}${withLogo ? ' with a logo' : ''}`;
        found.push(...problems.map((problem) => `${place}: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  });
}

const { options: whiteHeader } = recordNamed('header', headers, 'white-header');

test('a menu that fits is in the bar, not behind its button', async ({ page }) => {
  const [short] = await renderers;
  await page.goto(demo('white-header'));
  await settled(page);
  for (const [width, count] of [
    [992, 4],
    [992, 6],
    [1280, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const markup = short?.render(whiteHeader, entries.slice(0, count)) ?? '';
    expect(await page.evaluate(headerProblems, { markup, onlyButton: false })).toEqual([]);
    const entry = page.locator(parts.menu).first().getByRole('link').first();
    await expect(entry, `${width} px, ${count} entries`).toBeVisible();
  }
});

test('problems are seen', async ({ page }) => {
  await page.goto(demo('white-header'));
  await settled(page);
  await page.setViewportSize({ width: 992, height: 800 });
  const [short] = await renderers;
  const narrow =
    short?.render(whiteHeader, menus[2] ?? []).replaceAll('hidden xl:block', 'block') ?? '';
  // No Tailwind class: Tailwind scans no tests, so it would have no rule.
  const wide = narrow.replaceAll('<li', '<li style="min-width:20rem"');
  const found = (markup: string) => page.evaluate(headerProblems, { markup, onlyButton: true });
  expect((await found(narrow)).join()).toContain('entries and 1 menu buttons');
  expect((await found(wide)).join()).toContain('lines');
  expect(await found('<p></p>')).not.toEqual([]);
});
