import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobs } from '../../src/company/jobs/jobs.ts';
import { pages } from '../../src/page-meta/pages.ts';
import { builtPages } from './built-pages.ts';
import { extractPageParts, sentencesOf } from './page-parts.ts';
import { sharedBy } from './shared-texts.ts';

const groupOf = (path: string) => pages.find((page) => page.path === path)?.group;

/** Records that several pages show on purpose. */
const records = [
  'site.config.ts',
  'src/company/case-study/sections.ts',
  'src/portfolio/copy.ts',
  ...globSync([
    'src/content/*.ts',
    'src/blog/posts/*',
    'src/portfolio/projects/*',
    'src/shop/products/*',
    'people/*.md',
    'src/company/jobs/benefits.ts',
  ]),
];

/** Groups whose pages share a view, or show the same records. */
const likes = new Set([
  'element',
  'header',
  'page-title',
  'icons',
  'job',
  'blog-listing',
  'blog-post',
  'project',
  'shop',
]);

test('no sentence is on two pages, except where both show the same record', async () => {
  const built = (await builtPages()).map(({ path, html }) => ({ path, ...extractPageParts(html) }));
  const written = records.map((file) => readFileSync(file, 'utf8'));
  // Job openings contain the town from site.config.ts.
  const shown = [...written, JSON.stringify(jobs)].join('\n');
  const plain = (text: string) => text.replaceAll(/[\s’'"“”\\*_]+/g, ' ');
  const known = plain(shown);
  const twice = sharedBy(built, ({ path, main }) =>
    // The showcase contains the titles of all pages.
    main && path !== '/showcase' ? sentencesOf(main) : [],
  ).filter(([text, paths]) => {
    const groups = new Set(paths.map(groupOf));
    const alike = groups.size === 1 && likes.has([...groups][0] ?? '');
    return !alike && !known.includes(plain(text));
  });
  expect(twice).toEqual([]);
});
