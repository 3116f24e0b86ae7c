import { expect, test } from 'vitest';
import { importsOf, importsWithKinds } from './imports-of.ts';

test('finds every kind of import, once, in source order', () => {
  const source = `'use client';
import react, { type ReactNode } from 'react';
import './sheet.css';
import {
  one,
  two,
} from "./two-lines.ts";
export { three } from './three.ts';
export * from './all.ts';
const later = () => import('./later.tsx');
const again = () => import('./three.ts');
const unknown = (path: string) => import(\`./\${path}.ts\`);
`;
  expect(importsOf(source)).toEqual([
    'react',
    './sheet.css',
    './two-lines.ts',
    './three.ts',
    './all.ts',
    './later.tsx',
  ]);
});

test('finds none in comments, strings and similar names', () => {
  const source = `/** import { x } from './comment.ts'; */
// import './other.ts';
const usage = "import { y } from './text.ts';";
const important = from('./call.ts');
`;
  expect(importsOf(source)).toEqual([]);
});

test('distinguishes type imports; one value among types is a value import', () => {
  const source = `import type { A } from './a.ts';
import { type B } from './b.ts';
import { type C, c } from './c.ts';
export type { D } from './d.ts';
import type { E } from './e.ts';
import { e } from './e.ts';
`;
  expect(importsWithKinds(source).filter(({ typeOnly }) => typeOnly)).toEqual([
    { specifier: './a.ts', typeOnly: true },
    { specifier: './b.ts', typeOnly: true },
    { specifier: './d.ts', typeOnly: true },
  ]);
});

test('reads the frontmatter and the scripts of a page', () => {
  const page = `---
import Page from './page.astro';
import code from './part.tsx?raw';
---
<Page><p>import x from './not-this.ts'</p></Page>
<script>
  import { start } from './behavior.ts';
  start();
</script>
<script src="../beside.ts"></script>
<script is:inline>const inline = "import './nor-this.ts'";</script>
`;
  expect(importsOf(page)).toEqual([
    './page.astro',
    './part.tsx?raw',
    './behavior.ts',
    '../beside.ts',
  ]);
});

test('parses generic arrow functions and casts, and throws for invalid TypeScript', () => {
  expect(importsOf("import './a.ts';\nconst same = <T>(x: T) => x;")).toEqual(['./a.ts']);
  expect(() => importsOf('const = 3;')).toThrow('cannot be read');
});
