/**
 * `npm run showcase:thumbnails [-- --missing | -- PATH…]`: takes the thumbnails of `/showcase`,
 * screenshots of all pages, into `public/showcase/`. The site has to be built and to run at SITE,
 * by default http://localhost:4321. `--missing` takes only the missing thumbnails, PATH… only those
 * of these pages; a run for all pages also deletes thumbnails of removed pages.
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
const windowSize = { width: 1280, height: 800 };
/** Selector of the overlays that every page has; they are hidden in thumbnails. */
const overlaySelector = '[data-demo-bar], [data-opens-dialog], [data-to-top]';

/** Subject of a page's thumbnail, if that is not the first screen. */
interface Subject {
  selector: string;
  /** Smaller window, in which a small subject is larger. */
  windowSize?: { width: number; height: number };
  /** Selector of the button that opens the subject. */
  openButton?: string;
}
const subjects: Partial<Record<PageMeta['group'], Subject>> = {
  element: { selector: '[data-ground]', windowSize: { width: 1024, height: 640 } },
  modal: { selector: '[data-ground]', openButton: '[data-ground] [commandfor]' },
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
async function showSubject(page: Page, { selector, openButton }: Subject): Promise<void> {
  await page.addStyleTag({ content: '[data-site-header]{visibility:hidden!important}' });
  await page.evaluate((subjectSelector) => {
    const subject = document.querySelector(subjectSelector);
    if (!subject) throw new Error(`${subjectSelector} is not there`);
    const subjectRect = subject.getBoundingClientRect();
    const headingRect = subject.parentElement?.querySelector('h2')?.getBoundingClientRect();
    // Includes its heading if both fit, with a margin: at the edge it would look cut.
    const headingFits =
      headingRect !== undefined && subjectRect.bottom - headingRect.top < innerHeight - 96;
    const marginTop = headingFits ? 48 : Math.max(24, (innerHeight - subjectRect.height) / 2);
    const top = headingFits ? headingRect.top : subjectRect.top;
    scrollTo({ top: scrollY + top - marginTop, behavior: 'instant' });
  }, selector);
  await settle(page);
  if (!openButton) return;
  await page.locator(openButton).first().click();
  await page.locator('dialog:modal').first().waitFor();
  await settle(page);
}

/** Takes the thumbnail of a page. Returns its size in bytes. */
async function takeThumbnail(context: BrowserContext, { path, group }: PageMeta): Promise<number> {
  const page = await context.newPage();
  const subject = subjects[group];
  try {
    await page.setViewportSize(subject?.windowSize ?? windowSize);
    await page.goto(`${site}${path}`, { waitUntil: 'load' });
    await page.addStyleTag({ content: `${overlaySelector}{visibility:hidden!important}` });
    await settle(page);
    if (subject) await showSubject(page, subject);
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
const args = process.argv.slice(2);
const existingFiles = new Set(readdirSync(folder));
const isMissingOnly = args.includes('--missing');
const paths = args.filter((arg) => arg.startsWith('/'));
const unknownPaths = paths.filter((path) => !pages.some((page) => page.path === path));
if (unknownPaths.length > 0) throw new Error(`Not in src/page-meta: ${unknownPaths.join(', ')}`);
const selectedPages = pages.filter(
  ({ path }) =>
    (paths.length === 0 || paths.includes(path)) &&
    !(isMissingOnly && existingFiles.has(showcasePictureFile(path))),
);

const browser = await chromium.launch(chromiumOptions());
// The content security policy would block the added style that hides overlays.
const context = await browser.newContext({
  viewport: windowSize,
  reducedMotion: 'reduce',
  bypassCSP: true,
});
// By day, in any season: some pages show the hour.
await context.clock.setFixedTime('2027-06-15T16:00:00Z');
let totalBytes = 0;
for (const page of selectedPages) {
  // A busy machine may starve a browser once; two failures are a real error.
  const bytes = await takeThumbnail(context, page).catch(() => takeThumbnail(context, page));
  totalBytes += bytes;
  process.stdout.write(`${page.path} ${(bytes / 1024).toFixed(1)} KB\n`);
}
await browser.close();
if (!isMissingOnly && paths.length === 0) {
  const expectedFiles = new Set(pages.map(({ path }) => showcasePictureFile(path)));
  for (const file of existingFiles) if (!expectedFiles.has(file)) rmSync(`${folder}/${file}`);
}
process.stdout.write(`${selectedPages.length} pictures, ${(totalBytes / 1024).toFixed(0)} KB\n`);
