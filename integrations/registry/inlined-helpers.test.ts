import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { dependencyClosure } from './dependency-closure.ts';
import { InlinedHelpers } from './inlined-helpers.ts';
import { Sources } from './sources.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const part = 'src/elements/box/box.tsx';

/** Returns the files that are installed for the part of a project of these files, by path. */
function installedFiles(files: Record<string, string>, others: readonly string[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'inline-helpers-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const sources = new Sources(root);
  const helpers = new InlinedHelpers(
    sources,
    [part, ...others].map((file) => ({ file: `item of ${file}`, imports: [file] })),
  );
  const installed = helpers.apply(dependencyClosure(sources, [part]));
  return Object.fromEntries(installed.map(({ file, text }) => [file, text]));
}

const box = `'use client';
import { useState } from 'react';
import { useEdge } from './use-edge.ts';
import './box.css';

/** A box. */
export function Box() {
  const edge = useEdge(useState(0)[0]);
  return <p>{edge}</p>;
}
`;
const useEdge = `import type Index from 'minisearch';
import type { Options } from 'minisearch';
import { type RefObject, useEffect } from 'react';
import { middle } from './middle.ts';

/** An edge. */
export function useEdge(at: number, ref?: RefObject<number>) {
  useEffect(() => {}, [ref]);
  return middle(at);
}
`;
const middle = '/** Half. */\nexport const middle = (at: number) => at / 2;\n';
const files = {
  [part]: box,
  'src/elements/box/use-edge.ts': useEdge,
  'src/elements/box/middle.ts': middle,
  'src/elements/box/box.css': '.box { top: 0 }',
};

test('a helper that one file uses is inlined into it, dependencies first', () => {
  expect(installedFiles(files)).toEqual({
    'src/elements/box/box.css': '.box { top: 0 }',
    [part]: `'use client';
import { useState, type RefObject, useEffect } from 'react';
import type Index from 'minisearch';
import type { Options } from 'minisearch';
import './box.css';

/** Half. */
export const middle = (at: number) => at / 2;

/** An edge. */
export function useEdge(at: number, ref?: RefObject<number>) {
  useEffect(() => {}, [ref]);
  return middle(at);
}

/** A box. */
export function Box() {
  const edge = useEdge(useState(0)[0]);
  return <p>{edge}</p>;
}
`,
  });
});

test('a helper that two items use stays a file, with its own helpers inlined', () => {
  const other = 'src/elements/other/other.tsx';
  const shared = installedFiles(
    {
      ...files,
      [other]: "import { useEdge } from '../box/use-edge.ts';\nexport const a = useEdge;",
    },
    [other],
  );
  expect(Object.keys(shared).sort()).toEqual([
    'src/elements/box/box.css',
    part,
    'src/elements/box/use-edge.ts',
  ]);
  expect(shared['src/elements/box/use-edge.ts']).toContain('export const middle');
});

test.each([
  ['names that clash', { 'src/elements/box/middle.ts': `const edge = 2;\n${middle}` }],
  [
    'a global that would be hidden',
    {
      'src/elements/box/middle.ts': `const useState = 2;\n${middle}`,
    },
  ],
  [
    'an alias',
    {
      'src/elements/box/use-edge.ts': useEdge.replace('{ middle }', '{ middle as middle2 }'),
    },
  ],
  [
    'something loaded later',
    {
      'src/elements/box/middle.ts': `${middle}export const more = () => import('./more.ts');\n`,
      'src/elements/box/more.ts': 'export {};',
    },
  ],
])('%s: the helper stays a file', (_, changed) => {
  expect(Object.keys(installedFiles({ ...files, ...changed }))).toContain(
    'src/elements/box/middle.ts',
  );
});

test('copy, pages and other folders are not inlined', () => {
  const copy = 'src/homes/bakery/copy.ts';
  const taken = installedFiles({
    [part]: "import { copy } from '../../homes/bakery/copy.ts';\nexport const Box = () => copy;",
    [copy]: "export const copy = 'Bread';",
  });
  expect(Object.keys(taken)).toContain(copy);
});
