/**
 * `npm run bench:weight [-- FOLDER]`: breaks down the HTML of the built pages by kind of content.
 * The weight of a kind is the number of compressed bytes by which a page is smaller without it.
 */
import '../pinned-node.ts';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { listFiles } from '../../integrations/built-site/list-files.ts';
import { urlPathOf } from '../../integrations/built-site/url-path.ts';
import { table } from './table.ts';

/**
 * Level 9 takes a twentieth of the time of the highest level, which precompressed files have, and
 * gives some percent more bytes. A page fits into the window of 2^18 bytes.
 */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 };
const compressedSize = (text: string) => brotliCompressSync(text, { params: brotliParams }).length;

const svgPattern = /<svg[\s\S]*?<\/svg>/g;

/**
 * Returns the offset where the last section of the first screen ends; some of that section may be
 * below the window.
 */
const firstScreenEnd = (html: string) => {
  const tagEnd = html.indexOf('>', html.lastIndexOf(' data-first-screen'));
  const sectionEnd = html.indexOf('</section>', tagEnd);
  return sectionEnd < 0 ? tagEnd : sectionEnd;
};

const removeLowerDrawings = (html: string) => {
  const end = firstScreenEnd(html);
  return html.slice(0, end) + html.slice(end).replaceAll(svgPattern, '');
};

const removeFirstDrawings = (html: string) => {
  const end = firstScreenEnd(html);
  return html.slice(0, end).replaceAll(svgPattern, '') + html.slice(end);
};

/** Functions that remove one kind of content from a page. */
const removers: Record<string, (html: string) => string> = {
  fonts: (html) => html.replaceAll(/src:url\(data:font[^)]*\)/g, ''),
  rules: (html) =>
    html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, (style) =>
      style.includes('url(data:font') ? style : '',
    ),
  scripts: (html) => html.replaceAll(/<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>/g, ''),
  'structured data': (html) => html.replaceAll(/<script[^>]*json[^>]*>[\s\S]*?<\/script>/g, ''),
  props: (html) => html.replaceAll(/ props="[^"]*"/g, ''),
  'drawings at first': removeFirstDrawings,
  'drawings below': removeLowerDrawings,
  placeholders: (html) => html.replaceAll(/url\(data:image[^)]*\)/g, ''),
  'picture tags': (html) =>
    html.replaceAll(/ (?:srcset|sizes|imagesrcset|imagesizes)="[^"]*"/gi, ''),
  classes: (html) => html.replaceAll(/ class="[^"]*"/g, ''),
  text: (html) => {
    const bodyStart = html.indexOf('<body');
    const body = html.slice(bodyStart);
    return html.slice(0, bodyStart) + body.replaceAll(/>[^<]+(?=<(?!\/(?:style|script)))/g, '>');
  },
};
const kinds = Object.keys(removers);

/** Weight of a page in compressed bytes. */
interface PageWeight {
  path: string;
  total: number;
  /** Weights of the kinds of content, in the order of `kinds`. */
  byKind: number[];
}

const weigh = (path: string, html: string): PageWeight => {
  const total = compressedSize(html);
  const byKind = kinds.map((kind) => total - compressedSize(removers[kind]?.(html) ?? ''));
  return { path, total, byKind };
};

const siteFolder = process.argv[2] ?? 'dist';
const files = await listFiles(siteFolder, /\.html$/);
const weights = await Promise.all(
  files.map(async (file) => weigh(urlPathOf(siteFolder, file), await readFile(file, 'utf8'))),
);
weights.sort((one, other) => other.total - one.total);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const rowOf = (name: string, sizes: number[]) => [name, ...sizes.map(kilobytes)];
const medians = kinds.map((_, index) => median(weights.map(({ byKind }) => byKind[index] ?? 0)));
const medianTotal = median(weights.map(({ total }) => total));
const heaviestRows = weights
  .slice(0, 10)
  .map(({ path, total, byKind }) => rowOf(path, [total, ...byKind]));
process.stdout.write(
  `${table(
    [`KB, brotli; ${weights.length} pages`, 'HTML', ...kinds],
    [rowOf('median', [medianTotal, ...medians]), ...heaviestRows],
  )}\n`,
);
