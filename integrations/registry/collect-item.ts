import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { installedPath } from '../../src/catalogue/registry.ts';
import type { RegistryEntry } from '../../src/catalogue/registry-entry.ts';
import type { CssObject } from './css-tree.ts';
import { importsOf, packageOf, rewriteLocalImports } from './imports.ts';
import { look } from './look.ts';

/** One item as shadcn reads it (https://ui.shadcn.com/schema/registry-item.json). */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: 'registry:component';
  title: string;
  description: string;
  dependencies: string[];
  files: { path: string; type: string; target: string; content: string }[];
  cssVars: { theme: Record<string, string> };
  css: CssObject;
  docs: string;
}

/** Every React project has them. */
const given = new Set(['react', 'react-dom']);

const docs =
  'Put data-theme="larkfield" on <html> or on any wrapper: the colours and typefaces hang on it.';

const pictureFile = 'src/media/picture-record.ts';
const pictureDocs =
  "Pictures are given as data: ownPicture({ src, width, height, alt }) from '@/components/larkfield/media/picture-record'.";

/** Sheets and lists: they import nothing and travel as they are. */
const isData = (file: string) => /\.(css|json)$/.test(file);

/** All files that the entries need, each once, entries first. Throws for an import that is not there. */
function filesOf(root: string, entries: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  const visit = (file: string, from: string) => {
    if (files.has(file)) return;
    if (!existsSync(join(root, file)))
      throw new Error(`${from} imports ${file}, which is not there`);
    const source = readFileSync(join(root, file), 'utf8');
    files.set(file, source);
    if (isData(file)) return;
    for (const name of importsOf(source)) {
      if (name.startsWith('.')) visit(posix.join(dirname(file), name), file);
    }
  };
  for (const entry of entries) visit(entry, 'src/catalogue/registry.ts');
  return files;
}

/** npm packages of all files with the versions of our own package.json. */
function dependenciesOf(root: string, sources: Iterable<string>, more: string[]): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = [...sources].flatMap((source) =>
    importsOf(source)
      .filter((name) => !name.startsWith('.'))
      .map(packageOf),
  );
  return [...new Set([...names, ...more])]
    .filter((name) => !given.has(name))
    .sort()
    .map((name) => {
      const version = dependencies[name];
      if (!version) throw new Error(`${name} is imported, but not a dependency in package.json`);
      return `${name}@${version}`;
    });
}

/** Relative imports as they hold between installed files, without the ending: Next takes none. */
function installedSource(file: string, source: string): string {
  return rewriteLocalImports(source, (name) => {
    const target = installedPath(posix.join(dirname(file), name));
    const path = relative(dirname(installedPath(file)), target);
    const local = path.startsWith('.') ? path : `./${path}`;
    return local.replace(/\.tsx?$/, '');
  });
}

const typeOf = (file: string) => {
  if (file.endsWith('.tsx')) return 'registry:component';
  return isData(file) ? 'registry:file' : 'registry:lib';
};

/** Builds one item out of the files that the site itself uses. */
export function collectItem(root: string, entry: RegistryEntry): RegistryItem {
  const files = filesOf(root, entry.entries);
  const { cssVars, css, dependencies } = look(root, ['larkfield']);
  const sources = [...files].filter(([file]) => !isData(file)).map(([, text]) => text);
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: entry.name,
    type: 'registry:component',
    title: entry.title,
    description: entry.description,
    dependencies: dependenciesOf(root, sources, dependencies),
    files: [...files].map(([file, source]) => ({
      path: installedPath(file),
      type: typeOf(file),
      target: installedPath(file),
      content: isData(file) ? source : installedSource(file, source),
    })),
    cssVars,
    css,
    docs: files.has(pictureFile) ? `${docs}\n${pictureDocs}` : docs,
  };
}
