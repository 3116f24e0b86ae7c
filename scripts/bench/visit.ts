import { chromium } from '@playwright/test';
import { chromiumOptions } from '../chromium.ts';

/** Matches types of resources that are left out: their size depends on the pictures alone. */
const mediaTypePattern = /^(?:Image|Media)$/;

/**
 * Opens pages one after another in one browser with one cache, 390 px wide. Returns the KB that
 * each page transfers, with headers, without pictures and films.
 */
export async function measureVisit(origin: string, paths: readonly string[]): Promise<number[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const types = new Map<string, string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!mediaTypePattern.test(types.get(requestId) ?? '')) bytes += encodedDataLength;
    });
    const sizes: number[] = [];
    for (const path of paths) {
      bytes = 0;
      await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
      sizes.push(bytes / 1024);
    }
    return sizes;
  } finally {
    await browser.close();
  }
}
