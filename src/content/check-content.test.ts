import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';

test('every table holds to its schema', () => {
  expect(() => checkContent()).not.toThrow();
});

test('every table that has a schema is checked', () => {
  const here = new URL('.', import.meta.url);
  const typed = readdirSync(here).filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      !file.startsWith('check-') &&
      /export const \w+: (?:Menu|Cart|Pric|Team|Social|Figure|Feature|Client|ProcessStage|Job)\w*(?:\[\])? =/.test(
        readFileSync(new URL(file, here), 'utf8'),
      ),
  );
  const checks = readFileSync(new URL('check-content.ts', here), 'utf8');
  const unchecked = typed.filter((file) => !checks.includes(`'./${file}'`));
  expect(typed.length).toBeGreaterThan(10);
  expect(unchecked).toEqual([]);
});
