import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPage, builtPages } from './built-pages.ts';

/**
 * Budgets in bytes as they go over the wire (brotli), set by docs/decisions/0011 and measured in
 * docs/benchmarks.md.
 */
const budgets = {
  rulesAtTheMedian: 7 * 1024,
  rules: 9 * 1024,
  lateSheets: 25 * 1024,
  /** Head and header: what comes before the first section. */
  beforeTheFirstSectionAtTheMedian: 24 * 1024,
  beforeTheFirstSection: 30 * 1024,
};

/** At 9 it takes a twentieth of the time, for 5 to 7% more than the twins that are served. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const packed = (text: string) => brotliCompressSync(text, { params }).length;

const median = (sizes: Map<string, number>) =>
  [...sizes.values()].sort((a, b) => a - b)[Math.floor(sizes.size / 2)] ?? Number.NaN;

const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);

/** Inline rules: all styles but the one with the faces' bytes. */
const rulesOf = ({ html }: BuiltPage) =>
  stylesOf(html)
    .filter((css) => !css.includes('src:url(data:font'))
    .join('');

const lateSheetsOf = ({ html }: BuiltPage) =>
  [...html.matchAll(/ data-late="([^"]+)"/g)].map(([, path = '']) => path);

/** A small sheet has no twin. */
async function wireSize(path: string): Promise<number> {
  const file = join('dist', path);
  const sizes = [stat(`${file}.br`), stat(file)].map((size) => size.catch(() => undefined));
  const [twin, whole] = await Promise.all(sizes);
  const size = (twin ?? whole)?.size;
  if (size === undefined) throw new Error(`${path} is not in dist/`);
  return size;
}

const above = (sizes: Map<string, number>, budget: number) =>
  [...sizes].filter(([, size]) => size > budget).map(([path, size]) => `${path}: ${size} bytes`);

/** It wears all looks at once, which no page for visitors does, and is not for search engines. */
const everyLook = '/showcase/looks';

describe('what a page weighs', () => {
  let pages: BuiltPage[] = [];
  beforeAll(async () => {
    pages = (await builtPages()).filter(({ path }) => path !== everyLook);
    expect(pages.length).toBeGreaterThan(100);
  });

  test('inline rules', () => {
    const sizes = new Map(pages.map((page) => [page.path, packed(rulesOf(page))]));
    // Were the rules not found, they would weigh nothing.
    expect(Math.min(...sizes.values())).toBeGreaterThan(2 * 1024);
    expect(median(sizes)).toBeLessThan(budgets.rulesAtTheMedian);
    expect(above(sizes, budgets.rules)).toEqual([]);
  });

  test('late sheets', async () => {
    const sizes = new Map<string, number>();
    for (const page of pages) {
      const each = await Promise.all(lateSheetsOf(page).map(wireSize));
      expect(each.length, page.path).toBeGreaterThan(0);
      sizes.set(
        page.path,
        each.reduce((sum, size) => sum + size, 0),
      );
    }
    expect(above(sizes, budgets.lateSheets)).toEqual([]);
  });

  test('what comes before the first section', () => {
    const sizes = new Map(
      pages.map(({ path, html }) => {
        expect(html, path).toContain('<main');
        return [path, packed(html.slice(0, html.indexOf('<main')))];
      }),
    );
    expect(median(sizes)).toBeLessThan(budgets.beforeTheFirstSectionAtTheMedian);
    expect(above(sizes, budgets.beforeTheFirstSection)).toEqual([]);
  });

  test('the element of islands is defined after all that is seen', () => {
    const early = pages.filter(({ html }) => {
      const at = html.indexOf('customElements.define("astro-island"');
      return at !== -1 && at < html.lastIndexOf('</main>');
    });
    expect(early.map(({ path }) => path)).toEqual([]);
    expect(pages.some(({ html }) => html.includes('customElements.define("astro-island"'))).toBe(
      true,
    );
  });
});

test('inline scripts are the same on all pages, so that the policy names few', async () => {
  const policy = JSON.parse(await readFile('dist/csp.json', 'utf8')) as { script: string[] };
  expect(policy.script.length).toBeGreaterThan(3);
  expect(policy.script.length).toBeLessThanOrEqual(12);
});
