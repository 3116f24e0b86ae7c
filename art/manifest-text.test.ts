import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifestText } from './manifest-text.ts';

test('the manifest is as this script writes it: one line a picture, sorted', () => {
  const text = readFileSync(
    new URL('../src/media/manifest.generated.json', import.meta.url),
    'utf8',
  );
  const manifest = JSON.parse(text);
  const names = Object.keys(manifest);
  expect(text).toBe(manifestText(manifest));
  expect(text.trim().split('\n')).toHaveLength(names.length + 2);
});
