import { readFileSync, writeFileSync } from 'node:fs';
import { makeBareSite } from './bare-site.ts';
import { measurePage, type PageMeasure } from './lighthouse.ts';
import { type Running, startSite, tempFolder } from './servers.ts';
import { table } from './table.ts';
import { measureVisit } from './visit.ts';

/** Pages of a visit, as a client may go through them. */
const visited = ['/', '/page/about-us', '/page/web-dev', '/page/career', '/page/contact-us'];

/** Another site, measured in the same run. */
interface Peer {
  name: string;
  /** Its pages: the first is measured by Lighthouse, all are visited. */
  urls: string[];
}

/** Parses `astrowind=http://localhost:4395/,/about,/services`. @throws Error for any other form. */
export const peersOf = (options: readonly string[]): Peer[] =>
  options.map((option) => {
    const [, name = '', url = '', more = ''] = /^([\w-]+)=(https?:[^,]+)(.*)$/.exec(option) ?? [];
    if (url === '') throw new Error(`--peer NAME=URL,PATH,PATH…, not "${option}"`);
    const paths = more.split(',').filter((path) => path !== '');
    return { name, urls: [url, ...paths.map((path) => new URL(path, url).href)] };
  });

interface Plan {
  paths: readonly string[];
  runs: number;
  peers: readonly Peer[];
}

const round = (value: number, digits = 0) => value.toFixed(digits);

const head =
  'page|perf a11y bp seo|FCP|/ limit|LCP|/ limit|TBT|style, layout|/ limit|CLS|KB|HTML|JS|CSS|fonts|images'.split(
    '|',
  );

function rowOf(name: string, page: PageMeasure, limit?: PageMeasure): string[] {
  const scores = [page.performance, page.accessibility, page.bestPractices, page.seo];
  const share = (of: (measure: PageMeasure) => number) =>
    limit ? round(of(page) / of(limit), 2) : '';
  const kb = [page.totalKb, page.htmlKb, page.scriptKb, page.cssKb, page.fontKb, page.imageKb];
  return [
    name,
    scores.map((score) => `${score}`).join(' '),
    ...[round(page.fcp), share(({ fcp }) => fcp), round(page.lcp), share(({ lcp }) => lcp)],
    ...[round(page.tbt), round(page.styleAndLayout), share((measure) => measure.styleAndLayout)],
    round(page.cls, 3),
    ...kb.map((size) => round(size)),
  ];
}

/**
 * Measures pages by Lighthouse beside their limit (the same page without scripts, deferred
 * stylesheets and web fonts) and beside peers, and what a visit transfers. Returns Markdown.
 */
export async function measureLoading(site: Running, { paths, runs, peers }: Plan): Promise<string> {
  const bareFolder = tempFolder('bare');
  await makeBareSite('dist', bareFolder);
  const bareSite = await startSite(bareFolder, 4392);
  const rows: string[][] = [];
  for (const path of paths) {
    const page = await measurePage(`${site.url}${path}`, runs);
    rows.push(rowOf(path, page, await measurePage(`${bareSite.url}${path}`, runs)));
    process.stderr.write(`${path}\n`);
  }
  await bareSite.stop();
  for (const { name, urls } of peers)
    rows.push(rowOf(name, await measurePage(urls[0] ?? '', runs)));
  const visits: string[][] = [];
  for (const [name, urls] of [
    [visited.join(', '), visited.map((path) => site.url + path)] as const,
    ...peers.map(({ name, urls }) => [name, urls] as const),
  ]) {
    const sizes = await measureVisit(urls[0] ?? '', urls);
    const sum = sizes.reduce((all, size) => all + size, 0);
    visits.push([name, round(sum), sizes.map((size) => round(size)).join(' ')]);
  }
  return [
    `Lighthouse, phone, medians of ${runs}; ms and KB`,
    table(head, rows),
    'A visit in one browser with one cache, 390 px wide, without pictures',
    table(['visit', 'KB', 'each page'], visits),
  ].join('\n\n');
}

const file = 'docs/benchmarks.md';
const place = /(<!-- npm run bench -- --write -->\n)[\s\S]*?(<!-- end -->)/;

/** Replaces the section on loading in docs/benchmarks.md. */
export function writeLoading(text: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const old = readFileSync(file, 'utf8');
  if (!place.test(old)) throw new Error(`${file} has no place for the result (${place.source})`);
  writeFileSync(
    file,
    old.replace(place, (_, start: string, end: string) => `${start}\n${day}. ${text}\n\n${end}`),
  );
}
