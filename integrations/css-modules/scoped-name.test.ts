import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localNames } from './local-names.ts';
import { scopedName } from './scoped-name.ts';

const css =
  '/* .no */ .a:hover > .b-c { top: 1.5rem } @keyframes turn { to { top: 0 } } .a { left: 0 }';

test('names of one module share its prefix, and are short', () => {
  const names = ['a', 'b-c', 'turn'].map((name) => scopedName(name, 'src/x.module.css', css));
  expect(names.map((name) => name.slice(0, 3))).toEqual(Array(3).fill(names[0]?.slice(0, 3)));
  expect(names.map((name) => name.slice(3))).toEqual(['A', 'B', 'C']);
  for (const name of names) expect(name).toMatch(/^[A-Za-z][A-Za-z0-9]\d[A-Za-z0-9]$/);
});

test('a query does not change a name, and a name that is not there is an error', () => {
  const file = 'src/x.module.css';
  expect(scopedName('a', `${file}?used`, css)).toBe(scopedName('a', file, css));
  expect(() => scopedName('no', file, css)).toThrow('src/x.module.css has no no.');
});

test('no two modules of the site share a name', () => {
  const files = globSync('src/**/*.module.css').sort();
  const names = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return localNames(text).map((name) => scopedName(name, file, text));
  });
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.length > 5)).toEqual([]);
});
