import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entrances } from './entrances.ts';

const all = entrances.flatMap((group) => group.entrances);
/** Folders whose animations any page may use. Animations of a single page are not listed. */
const shared = ['src/themes', 'src/elements', 'src/headers', 'src/footers', 'src/page-titles'];

test('ids differ', () => {
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('the animation page lists every animation of the shared style sheets', () => {
  const drawn = shared.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/@keyframes ([\w-]+)/g),
      ])
      .map(([, name]) => name ?? ''),
  );
  const named = new Set(all.flatMap(({ keyframes = [] }) => keyframes));
  expect(
    [...new Set(drawn)].filter((name) => !named.has(name)),
    'keyframes without an entry in src/showcase/animation/entrances.ts',
  ).toEqual([]);
  expect(
    [...named].filter((name) => !drawn.includes(name)),
    'entries of src/showcase/animation/entrances.ts whose keyframes are gone',
  ).toEqual([]);
});
