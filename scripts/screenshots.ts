/**
 * `npm run screenshots -- PATH…`: takes full-page screenshots at four widths and a contact sheet,
 * in `test-results/screenshots/`, of the site that runs at SITE, by default http://localhost:4321.
 */
import './pinned-node.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';
import { requireRunningSite } from './require-running-site.ts';

const site = process.env['SITE'] ?? 'http://localhost:4321';
const widths = [390, 768, 1280, 1920];
const folder = 'test-results/screenshots';
const paths = process.argv.slice(2);
if (paths.length === 0) {
  process.stderr.write('Which pages? For example: npm run screenshots -- / /page/about-us\n');
  process.exit(2);
}
await requireRunningSite(site);

/** Scrolls through the page, so that lazy images load. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight * 0.8;
    for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
    const pictures = [...document.images].filter(
      (picture) => picture.loading !== 'lazy' || picture.currentSrc,
    );
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(chromiumOptions());
const figures: string[] = [];
for (const path of paths) {
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: width < 768 ? 844 : 900 } });
    await page.goto(`${site}${path}`, { waitUntil: 'load' });
    await scrollThrough(page);
    const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${width}.png`;
    await page.screenshot({ path: `${folder}/${name}`, fullPage: true });
    figures.push(
      `<figure><img src="${name}" height="900"><figcaption>${path} ${width}</figcaption></figure>`,
    );
    await page.close();
  }
}
const style = 'body{display:flex;flex-wrap:wrap;gap:24px;font:14px sans-serif}figure{margin:0}';
writeFileSync(`${folder}/index.html`, `<!doctype html><style>${style}</style>${figures.join('')}`);
const sheetPage = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
await sheetPage.goto(`file://${process.cwd()}/${folder}/index.html`);
await sheetPage.screenshot({ path: `${folder}/contact-sheet.png`, fullPage: true });
await browser.close();
process.stdout.write(`${figures.length} screenshots and contact-sheet.png in ${folder}/\n`);
