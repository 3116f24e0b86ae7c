import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type FormName, fieldNames, formFields, textFields } from '../../src/forms/form-fields.ts';

/** Documents that say how things are. Decision records say how they were, so that only their links count. */
const guides = ['README.md', 'CONTRIBUTING.md', 'art/README.md', ...globSync('docs/*.md')];
const records = globSync('docs/decisions/*.md');

const read = (file: string) => readFileSync(file, 'utf8');
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;

/** Inline code and lines of code blocks, each as `file: code`. */
const codeOf = (file: string): string[] => {
  const blocks = read(file).split(/^```.*$/m);
  return blocks.flatMap((text, at) =>
    at % 2 === 1
      ? text.split('\n').map((line) => line.replace(/\s#.*$/, '').trim())
      : [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? ''),
  );
};
const every = guides.flatMap((file) => codeOf(file).map((code) => ({ file, code })));
const shown = ({ file, code }: { file: string; code: string }) => `${file}: ${code}`;

/** Anchors of a document's headings, as GitHub writes them. */
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

test('links between documents lead to a file, and to a heading of it', () => {
  const wrong = [...guides, ...records].flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].flatMap(([, link]) => {
      const [path = '', anchor] = (link ?? '').split('#');
      const target = path === '' ? file : join(dirname(file), path);
      const leads = existsSync(target) && (!anchor || anchorsOf(target).includes(anchor));
      return leads ? [] : [`${file}: ${link}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('paths that guides name exist', () => {
  const path =
    /^(?:src|server|integrations|scripts|tests|docs|deploy|art|pictures|people|public)\/[\w@./<>*[\]-]*$/;
  const named = every.filter(({ code }) => path.test(code) && !code.startsWith('art/out'));
  const missing = named.filter(({ code }) => {
    const pattern = code.replace(/<[^>]+>/g, '*').replaceAll('[', '\\[');
    return !existsSync(code) && globSync(pattern).length === 0;
  });
  expect(named.length).toBeGreaterThan(60);
  expect(missing.map(shown)).toEqual([]);
});

test('commands that guides name exist', () => {
  const unknown = every.filter(({ code }) => {
    const [, run] = /(?:^|\s)npm run (?:-s )?([\w:-]+)/.exec(code) ?? [];
    const [, file] = /(?:^|\s)(?:npx )?node ([\w./-]+\.ts)/.exec(code) ?? [];
    const [, folder] = /vitest run (?:--project=[\w-]+ )?([\w./-]+)/.exec(code) ?? [];
    return (
      (run !== undefined && !(run in scripts)) ||
      (file !== undefined && !existsSync(file)) ||
      (folder !== undefined && !existsSync(folder))
    );
  });
  expect(unknown.map(shown)).toEqual([]);
});

test('the table of settings has every variable that the server reads, and no other', () => {
  const schema = /z\.object\(\{([\s\S]*?)\n\}\)/.exec(read('server/env.ts'))?.[1] ?? '';
  const known = [
    ...[...schema.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? ''),
    ...[...read('server/main.ts').matchAll(/process\.env\.([A-Z_]+)/g)].map(
      ([, name]) => name ?? '',
    ),
  ];
  const table = /^## Settings$([\s\S]*?)^## /m.exec(read('docs/deploy.md'))?.[1] ?? '';
  const listed = [...table.matchAll(/^\| ([^|]+)\|/gm)].flatMap(([, cell]) =>
    [...(cell ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name ?? ''),
  );
  expect(known.length).toBeGreaterThan(15);
  expect(listed.toSorted()).toEqual(known.toSorted());
});

test('the table of fields has every field of the list, with its needs in each form', () => {
  const forms = Object.keys(formFields) as FormName[];
  const rows = fieldNames.map((name) => {
    const { label, limit } = textFields[name];
    return [`\`${name}\``, label, `${limit}`, ...forms.map((form) => formFields[form][name] ?? '')];
  });
  const table = [...read('docs/fields.md').matchAll(/^\| ([^-].*) \|$/gm)].map(([, cells]) =>
    (cells ?? '').split('|').map((cell) => cell.trim()),
  );
  expect(table).toEqual([['name', 'label', 'characters', ...forms], ...rows]);
});

test('the picture of the layers shows every folder of src', () => {
  const picture = read('docs/pictures/layers.svg');
  const folders = globSync('src/*/').map((path) => path.split('/')[1] ?? '');
  expect(folders.length).toBeGreaterThan(15);
  expect(folders.filter((folder) => !picture.includes(`>${folder}/<`))).toEqual([]);
});

test('README is read in one go', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(151);
  expect(read('docs/glossary.md').split('\n').length).toBeLessThanOrEqual(41);
});
