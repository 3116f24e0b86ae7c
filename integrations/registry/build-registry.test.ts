import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { registry } from '../../tests/collected-registry.ts';
import { findComponentFiles } from './component-files.ts';
import { dependencyClosure } from './dependency-closure.ts';
import { docstringAbove, firstSentence, remarksIn } from './docstring.ts';
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

/** Returns a file with one component that takes props of this type. */
const part = (props: string, before = '') =>
  `${before}\n/** Shows it. */\nexport function Shown({ a }: ${props}) { return null; }\n`;

const needsOf = (props: string, before?: string, more: Record<string, string> = {}) => {
  const { excluded } = findComponentFiles(
    project({ 'src/elements/shown/shown.tsx': part(props, before), ...more }),
  );
  return excluded.get('src/elements/shown/shown.tsx');
};

test.each([
  '{ a: string; b?: () => void }',
  '{ a: readonly { title: string; link?: string }[] }',
  '{ children: React.ReactNode } | { a: () => void }',
  'Partial<HTMLElement>',
  'Omit<Mine, "more">',
  'Menu',
  'Record<string, Mine>',
  'z.infer<typeof schema>',
])('plain data: %s', (props) => {
  const before = `import { z } from 'zod';
interface Mine { a: string }
interface Menu { a: string; inner: Menu[] }`;
  expect(needsOf(props, before)).toBeUndefined();
});

test.each([
  ['{ a: () => void }', 'a: a function'],
  ['{ a(): void }', 'a: a function'],
  ['{ a: HTMLElement }', 'HTMLElement'],
  ['{ a: { b: Mine[] } }', 'onClose: a function'],
  ['Mine', 'onClose: a function'],
  ['More', 'onClose: a function'],
  ['Theirs', 'form: UseFormReturn'],
  ['Ref<string>', 'Ref'],
])('more than plain data: %s', (props, reason) => {
  const before = `import { type Ref } from 'react';
import type { Theirs } from './theirs.ts';
interface Mine { onClose: () => void }
interface More extends Mine { a: string }`;
  const theirs = `import type { UseFormReturn } from 'react-hook-form';
export type Theirs = { form: UseFormReturn };`;
  expect(needsOf(props, before, { 'src/elements/shown/theirs.ts': theirs })).toContain(reason);
});

test('two files with one name are an error that names both', () => {
  const files = {
    'src/elements/one/shown.tsx': part('{}'),
    'src/blocks/two/shown.tsx': part('{}'),
  };
  expect(() => findComponentFiles(project(files))).toThrow(
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
  const source = project({ 'a.ts': text }).read('a.ts');
  const docstring = docstringAbove(source, text.indexOf('export')) ?? '';
  expect(docstring).toBe('One, e.g. two: 1.5 of it. Then more.');
  expect(firstSentence(docstring)).toBe('One, e.g. two: 1.5 of it.');
});

test('remarks are found anywhere in a file', () => {
  const text =
    '/**\n * A form.\n *\n * @remarks Its server answers\n * 200.\n * @throws never\n */\nexport const a = 1;';
  expect(remarksIn(project({ 'a.ts': text }).read('a.ts'))).toEqual(['Its server answers 200.']);
});

test('only components that need a function, an element or a form are left out', () => {
  const shared = [...registry.excluded].filter(([file]) => !/^src\/(homes|company)\//.test(file));
  expect(Object.fromEntries(shared)).toEqual({
    'src/elements/captcha/captcha.tsx': 'Captcha needs ref: Ref',
    'src/elements/carousel/carousel-controls.tsx': 'CarouselControls needs onToggle: a function',
    'src/elements/gallery/lightbox-view.tsx': 'LightboxView needs onClose: a function',
    'src/elements/lazy-component/lazy-component.tsx': 'LazyComponent needs load: a function',
    'src/elements/lazy-component/load-failed.tsx': 'LoadFailed needs onTryAgain: a function',
    'src/forms/appointments/slot-choice.tsx': 'SlotChoice needs onSelectDay: a function',
    'src/forms/appointments/slot-field.tsx': 'SlotField needs control: Control',
    'src/forms/contact/contact-fields.tsx': 'ContactFields needs form: UseFormReturn',
    'src/forms/details/detail-fields.tsx': 'DetailFields needs control: Control',
    'src/forms/form-field.tsx':
      'FormField needs registered: UseFormRegisterReturn; AdditionalFields needs register: a function',
    'src/forms/form-result.tsx': 'FormResult needs onDismiss: a function',
    'src/forms/job-application/job-application-fields.tsx':
      'JobApplicationFields needs form: UseFormReturn',
    'src/forms/person-fields.tsx': 'PersonFields needs register: a function',
  });
});
