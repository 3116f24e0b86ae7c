import type { Browser, Page } from '@playwright/test';

/** A window onto the running site. */
export interface Sight {
  readonly width: number;
  readonly height: number;
  /** Pixels a point. */
  readonly scale: number;
  /** True if animations run, for a film. */
  readonly moving?: boolean;
}

/** URL of the built site (`SITE` to change). */
export const site = process.env['SITE'] ?? 'http://localhost:4341';

/** Time of all pictures, a Tuesday morning: "open now" reads the same whenever they are made. */
const moment = new Date('2026-11-24T15:20:00Z');

/** CSS that removes parts of the showcase, which are not the firm's, and mere motion. */
const calm = `
  [data-demo-bar], .write-button, .to-top { display: none !important; }
  html { scroll-behavior: auto !important; scrollbar-width: none; }
  ::-webkit-scrollbar { display: none; }
  .main-navigation > ul > li:has([data-dropdown]) { display: none !important; }
  *, ::before, ::after {
    content-visibility: visible !important;
    caret-color: transparent !important;
  }
`;

/** CSS that stops all motion. */
const still = `*, ::before, ::after { animation-delay: 0s !important; transition: none !important; }`;

/** Scrolls down the page, so that lazy pictures, islands and the deferred sheet load. */
async function walk(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (const image of document.images) image.loading = 'eager';
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.7) {
      scrollTo(0, y);
      await rest(50);
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    scrollTo(0, 0);
    await rest(350);
  });
}

/** Opens the home of a trade, all of it loaded and nothing of it moving, scrolled to its top. */
export async function visit(browser: Browser, trade: string, sight: Sight): Promise<Page> {
  const { width, height, scale, moving = false } = sight;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: moving ? 'no-preference' : 'reduce',
    bypassCSP: true,
    hasTouch: width < 768,
    isMobile: width < 768,
  });
  await page.clock.setFixedTime(moment);
  await page.goto(`${site}/home-${trade}`, { waitUntil: 'load', timeout: 120_000 });
  await page.addStyleTag({ content: moving ? calm : calm + still });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await walk(page);
  return page;
}
