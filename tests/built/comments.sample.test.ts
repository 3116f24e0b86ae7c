import { expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';

/** Counts the comments on a page: each is an article below `#comments`. */
const printed = (html: string): number => {
  const [, below = ''] = html.split('id="comments"');
  const [place = ''] = below.split('</section>');
  return place.split('<article').length - 1;
};

test('comment counts match the printed comments', async () => {
  const pages = await builtPages();
  expect(pages.filter(({ html }) => html.includes('id="comments"')).length).toBeGreaterThan(5);
  const wrong = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/>\s*(\d+) comments?\s*</g)]
      .filter(([, count]) => Number(count) !== printed(html))
      .map(([, count]) => `${path}: ${count} comments, ${printed(html)} printed`),
  );
  expect(wrong).toEqual([]);
});
