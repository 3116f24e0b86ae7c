import type { Browser, Page } from '@playwright/test';

/** A window onto the running site. */
export interface Sight {
  readonly width: number;
  readonly height: number;
  /** Pixels a point. */
  readonly scale: number;
  /** What moves may move: a film is taken. */
  readonly moving?: boolean;
}

/** Where the built site runs (`SITE` to change). */
export const site = process.env['SITE'] ?? 'http://localhost:4341';

/** A Tuesday morning: what says "open now" says the same whenever pictures are made. */
const moment = new Date('2026-11-24T15:20:00Z');

/** What belongs to the showcase and not to the firm, and what only moves. */
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

/** Where nothing moves. */
const still = `*, ::before, ::after { animation-delay: 0s !important; transition: none !important; }`;

/** Lazy pictures, islands and the late sheet come as somebody walks down the page. */
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

/** The home of a trade, all of it loaded and nothing of it moving, scrolled to its top. */
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
