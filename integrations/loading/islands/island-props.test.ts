import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IslandProps } from './island-props.ts';

const island = (props: object) => {
  const text = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<astro-island uid="a" props="${text}" ssr client="intent"><p>Menu</p></astro-island>`;
};

const menu = [0, `Fish & "chips" > ${'bread '.repeat(100)}`];

test('long props move to a file shared by pages; short ones stay', async () => {
  const props = new IslandProps();
  const html = props.extract(island({ path: [0, '/a&b'], menu }));
  const [, file = ''] = / data-props="([^"]+)"/.exec(html) ?? [];
  expect(html).toBe(
    `<astro-island data-props="${file}" props="{&quot;path&quot;:[0,&quot;/a&amp;b&quot;]}" ssr client="intent"><p>Menu</p></astro-island>`,
  );
  expect(props.extract(island({ path: [0, '/c'], menu }))).toContain(file);
  const root = await mkdtemp(join(tmpdir(), 'props-'));
  await props.write(root);
  expect(JSON.parse(await readFile(join(root, file), 'utf8'))).toEqual({ menu });
});

test('an island with only long props keeps none', () => {
  expect(new IslandProps().extract(island({ menu }))).toMatch(
    /<astro-island data-props="[^"]+" ssr/,
  );
});

test('an island with few props keeps them, and loses unused attributes', () => {
  const small = island({ label: [0, 'Open the chat'] });
  const opts = 'opts="{&quot;name&quot;:&quot;Chat&quot;,&quot;value&quot;:true}" ssr';
  expect(new IslandProps().extract(small.replace('ssr', opts))).toBe(
    small.replace(' uid="a"', '').replace('ssr', 'opts="{&quot;value&quot;:true}" ssr'),
  );
});
