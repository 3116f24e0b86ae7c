import { posix } from 'node:path';
import { exportsOf } from './docstring.ts';
import { sourceFolders } from './source-folders.ts';
import type { Sources } from './sources.ts';

/** File whose component is a registry item. */
export interface ComponentFile {
  file: string;
  /** Kebab-case: the file name, prefixed by that of its page if it belongs to one. */
  name: string;
  /** Name of the component that the file is named after, and its docstring. */
  component: string;
  docstring: string;
}

/**
 * Normalizes file and component names for comparison: `hero-napkin.tsx` exports `HeroNapkin`.
 */
const normalizeName = (name: string) => name.replaceAll('-', '').toLowerCase();

/**
 * Returns the item name of a file; sections of a page are prefixed, because two pages may have a
 * `hero-split.tsx`.
 */
function nameOf(file: string): string {
  const [, folder] = /^src\/(?:homes|company)\/([^/]+)\//.exec(file) ?? [];
  const stem = posix.basename(file, '.tsx');
  return folder === undefined || `${stem}-`.startsWith(`${folder}-`) ? stem : `${folder}-${stem}`;
}

/**
 * Finds all files of the component folders that export a component, unless its docstring has the
 * tag `@internal`: such a component takes functions or form state of the component that renders it.
 * @throws for a component without a docstring.
 */
export function findComponentFiles(sources: Sources): ComponentFile[] {
  const files = sourceFolders.components.flatMap((folder) => sources.list(folder, /\.tsx$/));
  return files.flatMap((file) => {
    const components = exportsOf(sources.read(file).text).filter(
      ({ name, isInternal }) => /^[A-Z]/.test(name) && !isInternal,
    );
    const undocumented = components.find(({ docstring }) => docstring === '');
    if (undocumented) {
      throw new Error(
        `${file}: ${undocumented.name} has no docstring. Its first sentence describes the registry item; write one above the export.`,
      );
    }
    const stem = normalizeName(posix.basename(file, '.tsx'));
    const component = components.find(({ name }) => normalizeName(name) === stem) ?? components[0];
    return component
      ? { file, name: nameOf(file), component: component.name, docstring: component.docstring }
      : [];
  });
}
