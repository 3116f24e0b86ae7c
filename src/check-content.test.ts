import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allTables } from './check-content.ts';

/** A file whose table is of a type that a schema makes. */
const typed =
  /export const \w+: (?:readonly )?(?:Menu|Cart|Pric|Social|Figure|Feature|Filter|Category|Client|Testimonial|Question|ProcessStage|Job)\w*(?:\[\])? =/;

test('every table that has a schema is checked', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) =>
      /^(content|homes|company|blog|showcase)\/.*(?<!\.test|\.plain(?:\.\w+)?)\.ts$/.test(name),
    )
    .map((name) => `src/${name}`)
    .filter((file) => typed.test(readFileSync(file, 'utf8')));
  const checked = new Set(allTables.flatMap(({ file, files = [] }) => [file, ...files]));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !checked.has(file))).toEqual([]);
  expect([...checked].filter((file) => !existsSync(file))).toEqual([]);
});
