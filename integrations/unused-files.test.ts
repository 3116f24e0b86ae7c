import { expect, test } from 'vitest';
import { findUnusedFiles } from './unused-files.ts';

const site: Record<string, string> = {
  '/dist/index.html':
    '<link href="/static/css/theme-house.a1.css"><img srcset="/media/hill-480.avif 480w">',
  '/dist/static/js/island.b2.js': 'const film = "hush"',
  '/dist/static/css/theme-house.a1.css': 'src: url(/static/assets/serif.c3.woff2)',
  '/dist/static/css/theme-cafe.d4.css': 'src: url(/static/assets/round.e5.woff2)',
  '/dist/static/css/theme-cafe.d4.css.br': '',
  '/dist/static/assets/serif.c3.woff2': '',
  '/dist/static/assets/round.e5.woff2': '',
  '/dist/media/hill-480.avif': '',
  '/dist/media/hill-960.avif': '',
  '/dist/media/hill-top-480.avif': '',
  '/dist/film/hush.mp4': '',
  '/dist/film/silk.mp4': '',
  '/dist/showcase/hill.avif': '',
  '/dist/sharing/index.jpg': '',
};

test('files that nothing mentions are found, with the fonts of their stylesheets', async () => {
  const unused = await findUnusedFiles(Object.keys(site), async (file) => site[file] ?? '');
  expect(unused).toEqual([
    '/dist/static/css/theme-cafe.d4.css',
    '/dist/static/css/theme-cafe.d4.css.br',
    '/dist/static/assets/round.e5.woff2',
    '/dist/media/hill-top-480.avif',
    '/dist/film/silk.mp4',
    '/dist/showcase/hill.avif',
  ]);
});
