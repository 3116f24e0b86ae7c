import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bundleInline } from './bundle-inline.ts';
import { inlineScripts } from './index.ts';

const files = globSync('{src,integrations}/**/*.inline.ts').sort();

test('there are inline scripts', () => {
  expect(files.length).toBeGreaterThanOrEqual(4);
});

/**
 * Size limits of the longer scripts, in bytes. The script that sorts a shop listing before the
 * first paint is on its three pages only. Two scripts that are on every page do two jobs each:
 * another script would be another hash in every policy.
 */
const longer: Readonly<Record<string, number>> = {
  'integrations/loading/deferred-sheets.inline.ts': 1500,
  'src/layouts/event-replay.inline.ts': 1350,
  'src/shop/listing.inline.ts': 4200,
};

test.each(files)('%s is one short line that cannot close its element', async (file) => {
  const text = await bundleInline(file);
  expect(text.length).toBeGreaterThan(50);
  expect(text.length).toBeLessThan(longer[file] ?? 1200);
  expect(text).not.toMatch(/<\/script|\n|use strict/i);
  const hash = createHash('sha256').update(text).digest('base64');
  const again = createHash('sha256')
    .update(await bundleInline(file))
    .digest('base64');
  expect(again).toBe(hash);
});

test('the plugin handles only its own imports', async () => {
  const watched: string[] = [];
  const context = { addWatchFile: (file: string) => watched.push(file) };
  const { load } = inlineScripts();
  expect(await load.call(context, 'src/layouts/event-replay.inline.ts')).toBeUndefined();
  const file = 'src/showcase/specimen/stay-open.inline.ts';
  const code = (await load.call(context, `${file}?inline-script`)) ?? '';
  expect(watched).toEqual([file]);
  const text = JSON.parse(code.replace(/^export default |;$/g, '')) as string;
  const bar = { open: false };
  runInNewContext(text, {
    document: { querySelector: () => bar },
    sessionStorage: { getItem: () => 'open' },
  });
  expect(bar.open).toBe(true);
});
