import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkNames } from './build-registry.ts';
import { findComponentFiles } from './component-files.ts';
import { dependencyClosure } from './dependency-closure.ts';
import { exportsOf, firstSentence, remarksIn } from './docstring.ts';
import { Sources } from './sources.ts';

const folders: string[] = [];

/** Creates a project of these files alone. */
function project(files: Record<string, string>): Sources {
  const root = mkdtempSync(join(tmpdir(), 'larkfield-registry-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return new Sources(root);
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const components = (text: string) =>
  findComponentFiles(project({ 'src/elements/shown/shown.tsx': text }));

test('a file is named after the component of its name, or else its first', () => {
  const text = `/** A part. */
export function Part() { return null; }

/** Shows it. Twice. */
export const Shown = ({ a }: { a: string }) => a;
`;
  expect(components(text)).toEqual([
    {
      file: 'src/elements/shown/shown.tsx',
      name: 'shown',
      component: 'Shown',
      docstring: 'Shows it. Twice.',
    },
  ]);
  expect(components(text.replace('Shown', 'Other'))[0]?.component).toBe('Part');
});

test('components with @internal are no items', () => {
  const text = `/**
 * A field of one form.
 *
 * @internal
 */
export function Shown({ onClose }: { onClose: () => void }) { return null; }

export const helper = 1;
`;
  expect(components(text)).toEqual([]);
});

test('two files with one name are an error that names both', () => {
  const entries = [
    { name: 'shown', file: 'src/elements/one/shown.tsx' },
    { name: 'shown', file: 'src/blocks/two/shown.tsx' },
  ];
  expect(() => checkNames(entries)).toThrow(
    /src\/elements\/one\/shown\.tsx and src\/blocks\/two\/shown\.tsx/,
  );
});

test('a component without a docstring is an error that names file and export', () => {
  const files = { 'src/elements/one/shown.tsx': 'export const Shown = () => null;' };
  expect(() => findComponentFiles(project(files))).toThrow(
    'src/elements/one/shown.tsx: Shown has no',
  );
});

test('an import of a missing file names both files', () => {
  const sources = project({ 'src/a.ts': "import './b.ts';" });
  expect(() => dependencyClosure(sources, ['src/a.ts'])).toThrow('src/a.ts needs src/b.ts');
});

test('a file that has changed is read again', () => {
  const sources = project({ 'src/a.ts': "import './b.ts';" });
  expect(sources.read('src/a.ts').imports.local).toEqual(['src/b.ts']);
  // A later second, for file systems with coarse timestamps.
  writeFileSync(join(sources.projectRoot, 'src/a.ts'), '');
  expect(sources.read('src/a.ts').imports.local).toEqual([]);
});

test('the first sentence of a docstring is one line and ends correctly', () => {
  const text =
    '/**\n * One, e.g. two: 1.5 of\n * it. Then more.\n * @throws never\n */\nexport const a = 1;';
  const docstring = exportsOf(text)[0]?.docstring ?? '';
  expect(docstring).toBe('One, e.g. two: 1.5 of it. Then more.');
  expect(firstSentence(docstring)).toBe('One, e.g. two: 1.5 of it.');
});

test('a docstring is that right above', () => {
  const text = '/** Of another. */\nconst b = 2;\n\nexport const a = 1;';
  expect(exportsOf(text)).toEqual([{ name: 'a', docstring: '', isInternal: false }]);
});

test('remarks are found anywhere in a file', () => {
  const text =
    '/**\n * A form.\n *\n * @remarks Its server answers\n * 200.\n * @throws never\n */\nexport const a = 1;';
  expect(remarksIn(text)).toEqual(['Its server answers 200.']);
});
