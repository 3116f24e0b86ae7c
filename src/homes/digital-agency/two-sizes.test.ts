import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const allowed = ['calc(var(--fit) * 1cqw)', 'var(--text-body)', 'inherit'];

test('type is as wide as the window or of reading size, and nothing in between', () => {
  const sheets = globSync('src/homes/digital-agency/*.css');
  const sizes = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/font-size:\s*([^;]+);/g)].map(([, size]) => size),
  );
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.filter((size) => !allowed.includes(size ?? ''))).toEqual([]);
  const parts = globSync('src/homes/digital-agency/*.tsx').map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(parts.filter((code) => /\btext-(?:h\d|lead|display|caption)\b/.test(code))).toEqual([]);
});
