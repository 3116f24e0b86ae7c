/**
 * `npm run showcase:thumbnails [-- --missing | -- PATH…]`: takes the thumbnails of `/showcase`,
 * screenshots of all pages, into `public/showcase/`. The site has to be built and running (SITE, by
 * default http://localhost:4321). `--missing` takes only missing ones, PATH… only these pages; a
 * run for all also deletes thumbnails of removed pages.
 */
import './pinned-node.ts';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { PageMeta } from '../src/page-meta/page-meta.ts';
import {
  isInShowcase,
  showcasePictureFile,
  showcasePictureSize,
} from '../src/page-meta/showcase-picture.ts';
import { chromiumOptions } from './chromium.ts';
import { readPages } from './read-pages.ts';
import { requireRunningSite } from './require-running-site.ts';

const site = process.env['SITE'] ?? 'http://localhost:4321';
await requireRunningSite(site);
const pages = readPages().filter(isInShowcase);
const folder = 'public/showcase';
const screen = { width: 1280, height: 800 };
/** Selector of the overlays that every page has; they are hidden in thumbnails. */
const over = '[data-demo-bar], [data-opens-dialog], [data-to-top]';

/** Subject of a page's thumbnail, where it is not the first screen. */
interface Subject {
  selector: string;
  /** Smaller window, in which a small subject is larger. */
  screen?: { width: number; height: number };
  /** Selector of the button that opens it. */
  press?: string;
}
const subjects: Partial<Record<PageMeta['group'], Subject>> = {
  element: { selector: '[data-ground]', screen: { width: 1024, height: 640 } },
  modal: { selector: '[data-ground]', press: '[data-ground] [commandfor]' },
  footer: { selector: '[data-site-footer]' },
};

/** Waits for everything deferred: stylesheets, fonts, images in the window. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const late = document.querySelectorAll('[data-late]').length;
    return [...document.styleSheets].filter(({ href }) => href !== null).length >= late;
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inWindow = [...document.images].filter((picture) => {
      const { top, bottom, width } = picture.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    for (const picture of inWindow) picture.loading = 'eager';
    await Promise.all(inWindow.map((picture) => picture.decode().catch(() => undefined)));
    // One frame to lay out, one to paint.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Centers the subject in the window, or aligns its top if it is taller, and opens it. */
async function lookAt(page: Page, { selector, press }: Subject): Promise<void> {
  await page.addStyleTag({ content: '[data-site-header]{visibility:hidden!important}' });
  await page.evaluate((wanted) => {
    const subject = document.querySelector(wanted);
    if (!subject) throw new Error(`${wanted} is not there`);
    const place = subject.getBoundingClientRect();
    const name = subject.parentElement?.querySelector('h2')?.getBoundingClientRect();
    // Includes its heading where both fit; at the very edge it would look cut.
    const both = name !== undefined && place.bottom - name.top < innerHeight - 96;
    const above = both ? 48 : Math.max(24, (innerHeight - place.height) / 2);
    const top = both ? name.top : place.top;
    scrollTo({ top: scrollY + top - above, behavior: 'instant' });
  }, selector);
  await settle(page);
  if (!press) return;
  await page.locator(press).first().click();
  await page.locator('dialog:modal').first().waitFor();
  await settle(page);
}

async function pictureOf(context: BrowserContext, { path, group }: PageMeta): Promise<number> {
  const page = await context.newPage();
  const subject = subjects[group];
  try {
    await page.setViewportSize(subject?.screen ?? screen);
    await page.goto(`${site}${path}`, { waitUntil: 'load' });
    await page.addStyleTag({ content: `${over}{visibility:hidden!important}` });
    await settle(page);
    if (subject) await lookAt(page, subject);
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const bytes = await sharp(shot)
      .resize({ ...showcasePictureSize, kernel: 'lanczos3' })
      .avif({ quality: 50, effort: 6, bitdepth: 10, chromaSubsampling: '4:2:0' })
      .toBuffer();
    writeFileSync(`${folder}/${showcasePictureFile(path)}`, bytes);
    return bytes.length;
  } finally {
    await page.close();
  }
}

mkdirSync(folder, { recursive: true });
const words = process.argv.slice(2);
const there = new Set(readdirSync(folder));
const missing = words.includes('--missing');
const paths = words.filter((word) => word.startsWith('/'));
const unknown = paths.filter((path) => !pages.some((page) => page.path === path));
if (unknown.length > 0) throw new Error(`Not in src/page-meta: ${unknown.join(', ')}`);
const selectedPages = pages.filter(
  ({ path }) =>
    (paths.length === 0 || paths.includes(path)) &&
    !(missing && there.has(showcasePictureFile(path))),
);

const browser = await chromium.launch(chromiumOptions());
// The content security policy would block the added style that hides overlays.
const context = await browser.newContext({
  viewport: screen,
  reducedMotion: 'reduce',
  bypassCSP: true,
});
let total = 0;
for (const page of selectedPages) {
  // A busy machine may starve a browser once; two failures are a real error.
  const size = await pictureOf(context, page).catch(() => pictureOf(context, page));
  total += size;
  process.stdout.write(`${page.path} ${(size / 1024).toFixed(1)} KB\n`);
}
await browser.close();
if (!missing && paths.length === 0) {
  const expectedFiles = new Set(pages.map(({ path }) => showcasePictureFile(path)));
  for (const file of there) if (!expectedFiles.has(file)) rmSync(`${folder}/${file}`);
}
process.stdout.write(`${selectedPages.length} pictures, ${(total / 1024).toFixed(0)} KB\n`);
