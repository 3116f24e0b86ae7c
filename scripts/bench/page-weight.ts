/**
 * `npm run bench:weight [-- FOLDER]`: breaks down the HTML of the built pages, in compressed bytes:
 * by how much a page gets smaller without each kind of content.
 */
import '../pinned-node.ts';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesBelow } from '../../integrations/loading/html-files.ts';
import { table } from './table.ts';

/**
 * Level 9 takes a twentieth of the time of the highest level, for some percent more than the
 * precompressed files; a page fits into the window.
 */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 };
const packed = (text: string) => brotliCompressSync(text, { params }).length;

const drawing = /<svg[\s\S]*?<\/svg>/g;

/**
 * Returns the offset where the last section of the first screen ends; some of that section may be
 * below the window.
 */
const firstScreenEnd = (html: string) => {
  const from = html.indexOf('>', html.lastIndexOf(' data-first-screen'));
  const end = html.indexOf('</section>', from);
  return end < 0 ? from : end;
};

const farDrawings = (html: string) => {
  const from = firstScreenEnd(html);
  return html.slice(0, from) + html.slice(from).replaceAll(drawing, '');
};

const nearDrawings = (html: string) => {
  const from = firstScreenEnd(html);
  return html.slice(0, from).replaceAll(drawing, '') + html.slice(from);
};

const without: Record<string, (html: string) => string> = {
  fonts: (html) => html.replaceAll(/src:url\(data:font[^)]*\)/g, ''),
  rules: (html) =>
    html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, (style) =>
      style.includes('url(data:font') ? style : '',
    ),
  scripts: (html) => html.replaceAll(/<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>/g, ''),
  'structured data': (html) => html.replaceAll(/<script[^>]*json[^>]*>[\s\S]*?<\/script>/g, ''),
  props: (html) => html.replaceAll(/ props="[^"]*"/g, ''),
  'drawings at first': nearDrawings,
  'drawings below': farDrawings,
  placeholders: (html) => html.replaceAll(/url\(data:image[^)]*\)/g, ''),
  'picture tags': (html) =>
    html.replaceAll(/ (?:srcset|sizes|imagesrcset|imagesizes)="[^"]*"/gi, ''),
  classes: (html) => html.replaceAll(/ class="[^"]*"/g, ''),
  text: (html) => {
    const at = html.indexOf('<body');
    return html.slice(0, at) + html.slice(at).replaceAll(/>[^<]+(?=<(?!\/(?:style|script)))/g, '>');
  },
};
const kinds = Object.keys(without);

interface Weight {
  path: string;
  whole: number;
  parts: number[];
}

const weigh = (path: string, html: string): Weight => {
  const whole = packed(html);
  return { path, whole, parts: kinds.map((kind) => whole - packed(without[kind]?.(html) ?? '')) };
};

const root = process.argv[2] ?? 'dist';
const files = await filesBelow(root, /\.html$/);
const weights = await Promise.all(
  files.map(async (file) =>
    weigh(`/${relative(root, file).replace(/\.html$/, '')}`, await readFile(file, 'utf8')),
  ),
);
weights.sort((one, other) => other.whole - one.whole);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const line = (name: string, sizes: number[]) => [name, ...sizes.map(kilobytes)];
const middle = kinds.map((_, index) => median(weights.map(({ parts }) => parts[index] ?? 0)));
const worst = weights.slice(0, 10).map(({ path, whole, parts }) => line(path, [whole, ...parts]));
process.stdout.write(
  `${table(
    [`KB, brotli; ${weights.length} pages`, 'HTML', ...kinds],
    [line('median', [median(weights.map(({ whole }) => whole)), ...middle]), ...worst],
  )}\n`,
);
