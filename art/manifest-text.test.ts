import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifestText, namesText } from './manifest-text.ts';

const media = (name: string) =>
  readFileSync(new URL(`../src/media/${name}`, import.meta.url), 'utf8');

test('the manifest and its names are as this script writes them: one line a picture, sorted', () => {
  const text = media('manifest.generated.json');
  const manifest = JSON.parse(text);
  const names = Object.keys(manifest);
  expect(text).toBe(manifestText(manifest));
  expect(text.trim().split('\n')).toHaveLength(names.length + 2);
  expect(media('picture-name.generated.ts')).toBe(namesText(names));
});
