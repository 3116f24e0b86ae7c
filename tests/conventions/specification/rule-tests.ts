import { globSync, readFileSync } from 'node:fs';

/** Returns the files of all tests that name rules, by rule id; sorted. */
export function testsOfRules(): Map<string, string[]> {
  const files = globSync('{src,server,scripts,integrations,tests}/**/*.{test.ts,test.tsx,spec.ts}');
  const found = new Map<string, string[]>();
  for (const file of files.toSorted()) {
    const ids = readFileSync(file, 'utf8').match(/(?<=\[)[A-Z]\d{1,2}(?=\])/g) ?? [];
    for (const id of new Set(ids)) found.set(id, [...(found.get(id) ?? []), file]);
  }
  return found;
}
