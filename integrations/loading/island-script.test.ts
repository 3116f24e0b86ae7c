import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moveIslandScript } from './island-script.ts';
import { SharedFiles } from './shared-files.ts';

const directive = '<script>(()=>{(self.Astro||(self.Astro={})).intent=r})();</script>';
const element = '<script>(()=>{customElements.define("astro-island",f)})();</script>';
const page = (words: string) =>
  `<head></head><body>${directive}${element}<astro-island></astro-island><p>${words}</p></body>`;

test('pages share one island script; client directives stay and listen early', async () => {
  const files = new SharedFiles();
  const html = await moveIslandScript(page('a'), files);
  const [, path = ''] = /<script defer src="([^"]+)"><\/script><\/body>$/.exec(html) ?? [];
  expect(path).toMatch(/^\/static\/js\/islands\.[\w-]{8}\.js$/);
  expect(html).toBe(
    `<head></head><body>${directive}<astro-island></astro-island><p>a</p><script defer src="${path}"></script></body>`,
  );
  expect(await moveIslandScript(page('b'), files)).toContain(path);
  const root = await mkdtemp(join(tmpdir(), 'islands-'));
  await files.write(root);
  expect(await readdir(join(root, 'static/js'))).toHaveLength(1);
  const code = await readFile(join(root, path), 'utf8');
  // The loader of deferred props wraps the client directives before any island can wake.
  expect(code.indexOf('dataset.props')).toBeGreaterThan(-1);
  expect(code.indexOf('customElements.define')).toBeGreaterThan(code.indexOf('dataset.props'));
});

test('a page without islands gets no script, and keeps its own', async () => {
  const rest = '<body><dialog></dialog><script>close()</script><p>a</p></body>';
  const html = await moveIslandScript(`<head></head>${rest}`, new SharedFiles());
  expect(html).toBe(`<head></head>${rest}`);
});
