import { readFileSync, writeFileSync } from 'node:fs';
import { createBareSite } from './bare-site.ts';
import { measurePage, type PageMeasure } from './lighthouse.ts';
import { type RunningServer, startSite, tempFolder } from './servers.ts';
import { table } from './table.ts';
import { measureVisit } from './visit.ts';

/** Pages of a typical visit of a client. */
const visitedPaths = ['/', '/page/about-us', '/page/web-dev', '/page/career', '/page/contact-us'];

/** Another site, measured in the same run. */
interface Peer {
  name: string;
  /** Pages of the site: Lighthouse measures the first, and a visit opens all of them. */
  urls: string[];
}

/** Parses `astrowind=http://localhost:4395/,/about,/services`. @throws Error for other texts. */
export const parsePeers = (options: readonly string[]): Peer[] =>
  options.map((option) => {
    const [, name = '', url = '', pathList = ''] =
      /^([\w-]+)=(https?:[^,]+)(.*)$/.exec(option) ?? [];
    if (url === '') throw new Error(`--peer NAME=URL,PATH,PATH…, not "${option}"`);
    const paths = pathList.split(',').filter((path) => path !== '');
    return { name, urls: [url, ...paths.map((path) => new URL(path, url).href)] };
  });

/** Options of a measurement. */
interface MeasureOptions {
  /** Pages that Lighthouse measures. */
  paths: readonly string[];
  /** Number of Lighthouse runs per page. */
  runs: number;
  peers: readonly Peer[];
}

const format = (value: number, digits = 0) => value.toFixed(digits);

const columnTitles =
  'page|perf a11y bp seo|FCP|/ limit|LCP|/ limit|TBT|style, layout|/ limit|CLS|KB|HTML|JS|CSS|fonts|images'.split(
    '|',
  );

function pageRow(name: string, page: PageMeasure, limit?: PageMeasure): string[] {
  const scores = [page.performance, page.accessibility, page.bestPractices, page.seo];
  const ratio = (toValue: (measure: PageMeasure) => number) =>
    limit ? format(toValue(page) / toValue(limit), 2) : '';
  const kb = [page.totalKb, page.htmlKb, page.scriptKb, page.cssKb, page.fontKb, page.imageKb];
  return [
    name,
    scores.map((score) => `${score}`).join(' '),
    ...[format(page.fcp), ratio(({ fcp }) => fcp), format(page.lcp), ratio(({ lcp }) => lcp)],
    ...[format(page.tbt), format(page.styleAndLayout), ratio((measure) => measure.styleAndLayout)],
    format(page.cls, 3),
    ...kb.map((size) => format(size)),
  ];
}

/**
 * Measures pages by Lighthouse and compares them with peers and with their limit, which is the same
 * page without scripts, deferred stylesheets and web fonts. Measures the transfer size of a visit
 * as well. Returns Markdown.
 */
export async function measureLoading(
  site: RunningServer,
  { paths, runs, peers }: MeasureOptions,
): Promise<string> {
  const bareFolder = tempFolder('bare');
  await createBareSite('dist', bareFolder);
  const bareSite = await startSite(bareFolder, 4392);
  const rows: string[][] = [];
  for (const path of paths) {
    const page = await measurePage(`${site.url}${path}`, runs);
    rows.push(pageRow(path, page, await measurePage(`${bareSite.url}${path}`, runs)));
    process.stderr.write(`${path}\n`);
  }
  await bareSite.stop();
  for (const { name, urls } of peers)
    rows.push(pageRow(name, await measurePage(urls[0] ?? '', runs)));
  const visits: string[][] = [];
  for (const [name, urls] of [
    [visitedPaths.join(', '), visitedPaths.map((path) => site.url + path)] as const,
    ...peers.map(({ name, urls }) => [name, urls] as const),
  ]) {
    const sizes = await measureVisit(urls[0] ?? '', urls);
    const totalSize = sizes.reduce((total, size) => total + size, 0);
    visits.push([name, format(totalSize), sizes.map((size) => format(size)).join(' ')]);
  }
  return [
    `Lighthouse, phone, medians of ${runs}; ms and KB`,
    table(columnTitles, rows),
    'A visit in one browser with one cache, 390 px wide, without pictures',
    table(['visit', 'KB', 'each page'], visits),
  ].join('\n\n');
}

const resultFile = 'docs/benchmarks.md';
const sectionPattern = /(<!-- npm run bench -- --write -->\n)[\s\S]*?(<!-- end -->)/;

/** Replaces the section on loading in docs/benchmarks.md. */
export function writeLoading(text: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const oldText = readFileSync(resultFile, 'utf8');
  if (!sectionPattern.test(oldText))
    throw new Error(`${resultFile} has no place for the result (${sectionPattern.source})`);
  writeFileSync(
    resultFile,
    oldText.replace(
      sectionPattern,
      (_, start: string, end: string) => `${start}\n${day}. ${text}\n\n${end}`,
    ),
  );
}
