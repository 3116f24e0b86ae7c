import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from '../chromium.ts';

/**
 * Lighthouse result of a page on its emulated phone: scores from 0 to 100, times in ms, sizes in
 * KB.
 */
export interface PageMeasure {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Style and layout on the main thread of the slowed processor. */
  styleAndLayout: number;
  totalKb: number;
  htmlKb: number;
  scriptKb: number;
  cssKb: number;
  fontKb: number;
  imageKb: number;
}

/** Row of a Lighthouse audit: a request, or a group of main-thread work. */
interface AuditItem {
  resourceType?: string;
  transferSize?: number;
  /** Kind of main-thread work. */
  group?: string;
  /** Duration of that work in ms. */
  duration?: number;
}

async function measureOnce(url: string, port: number): Promise<PageMeasure> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  const lhr = result?.lhr;
  if (!lhr) throw new Error(`Lighthouse returned no result for ${url}`);
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
  const itemsOf = (id: string) => {
    const details = lhr.audits[id]?.details;
    return details && 'items' in details ? (details.items as AuditItem[]) : [];
  };
  const styleLayoutWork = itemsOf('mainthread-work-breakdown').find(
    ({ group }) => group === 'styleLayout',
  );
  const kb = (type?: string) =>
    itemsOf('network-requests')
      .filter((item) => type === undefined || item.resourceType === type)
      .reduce((sum, item) => sum + (item.transferSize ?? 0), 0) / 1024;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    styleAndLayout: styleLayoutWork?.duration ?? Number.NaN,
    totalKb: kb(),
    htmlKb: kb('Document'),
    scriptKb: kb('Script'),
    cssKb: kb('Stylesheet'),
    fontKb: kb('Font'),
    imageKb: kb('Image'),
  };
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns the medians of `runs` measurements of a page. */
export async function measurePage(url: string, runs: number): Promise<PageMeasure> {
  const chromePath = findChromium();
  if (!chromePath) throw new Error('Lighthouse needs Chromium');
  const chrome = await launch({ chromePath, chromeFlags: chromiumFlags, logLevel: 'error' });
  try {
    const measures: PageMeasure[] = [];
    for (let run = 0; run < runs; run += 1) measures.push(await measureOnce(url, chrome.port));
    const keys = Object.keys(measures[0] ?? {}) as (keyof PageMeasure)[];
    return Object.fromEntries(
      keys.map((key) => [key, median(measures.map((measure) => measure[key]))]),
    ) as unknown as PageMeasure;
  } finally {
    chrome.kill();
  }
}
