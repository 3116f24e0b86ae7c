import { satteri } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { allPictures } from '../media/pictures.ts';
import { leftOutPaths } from '../page-meta/pages.ts';
import { markdownPictures } from './markdown-pictures.ts';
import { unlinkLeftOut } from './unlink-left-out.ts';

async function htmlOf(text: string, frontmatter: Record<string, unknown> = {}): Promise<string> {
  const { createRenderer } = satteri({ mdastPlugins: [unlinkLeftOut, markdownPictures] });
  const renderer = await createRenderer({ syntaxHighlight: false });
  return (await renderer.render(text, { frontmatter })).code;
}

test('a picture by its name has all its widths, its size and a text', async () => {
  const [picture] = allPictures;
  const html = await htmlOf(`![The "hill" at dusk](${picture?.name})`);
  expect(html).toContain(`srcset="/media/${picture?.name}-`);
  expect(html).toContain(`width="${picture?.width}" height="${picture?.height}"`);
  expect(html).toMatch(/alt="The (?:&quot;|“)hill(?:&quot;|”) at dusk"/);
  expect(await htmlOf(`![](${picture?.name})`)).toContain('alt="');
});

test('other pictures, and links to pages of the site, stay as they are', async () => {
  expect(await htmlOf('![A van](https://elsewhere.example/van.jpg)')).toContain(
    'src="https://elsewhere.example/van.jpg"',
  );
  const kept = await htmlOf('[Careers](/page/career)', { sample: true });
  expect(kept).toContain('<a href="/page/career">Careers</a>');
  expect(leftOutPaths).not.toContain('/page/career');
});
