import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SharedFiles } from '../shared-files.ts';
import { moveIslandProps } from './island-props.ts';

const island = (props: object) => {
  const text = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<astro-island uid="a" props="${text}" ssr client="intent"><p>Menu</p></astro-island>`;
};

const menu = [0, `Fish & "chips" > ${'bread '.repeat(100)}`];

test('long props move to a file shared by pages; short ones stay', async () => {
  const files = new SharedFiles();
  const html = moveIslandProps(island({ path: [0, '/a&b'], menu }), files);
  const [, file = ''] = / data-props="([^"]+)"/.exec(html) ?? [];
  expect(html).toBe(
    `<astro-island data-props="${file}" props="{&quot;path&quot;:[0,&quot;/a&amp;b&quot;]}" ssr client="intent"><p>Menu</p></astro-island>`,
  );
  expect(moveIslandProps(island({ path: [0, '/c'], menu }), files)).toContain(file);
  const root = await mkdtemp(join(tmpdir(), 'props-'));
  await files.write(root);
  expect(JSON.parse(await readFile(join(root, file), 'utf8'))).toEqual({ menu });
});

test('an island with only long props keeps none', () => {
  expect(moveIslandProps(island({ menu }), new SharedFiles())).toMatch(
    /<astro-island data-props="[^"]+" ssr/,
  );
});

test('an island with few props keeps them, and loses unused attributes', () => {
  const small = island({ label: [0, 'Open the chat'] });
  const opts = 'opts="{&quot;name&quot;:&quot;Chat&quot;,&quot;value&quot;:true}" ssr';
  expect(moveIslandProps(small.replace('ssr', opts), new SharedFiles())).toBe(
    small.replace(' uid="a"', '').replace('ssr', 'opts="{&quot;value&quot;:true}" ssr'),
  );
});
