import type { ThemeName } from '../../src/themes/themes.ts';
import { type AstroPage, elementsOf, specimenName, textOf } from './astro-page.ts';
import { dependencyClosure } from './dependency-closure.ts';
import { docstringAbove, firstSentence } from './docstring.ts';
import { type Entry, houseTheme, titleOf } from './entry.ts';
import { sourceFolders } from './source-folders.ts';
import type { Sources } from './sources.ts';

/** Specimen: a usage example that a page shows. */
export interface Specimen {
  /** `counters/figures`. */
  name: string;
  file: string;
  /** Themes that it is shown in. */
  themes: ThemeName[];
  /** Local files that it imports. */
  uses: readonly string[];
}

/**
 * Finds all specimens that pages name with `specimen="…"`.
 * @throws for a name without a file.
 */
export function findSpecimens(sources: Sources, pages: readonly AstroPage[]): Specimen[] {
  const files = sourceFolders.specimens.flatMap((folder) => sources.list(folder, /\.tsx$/));
  const byName = new Map(files.map((file) => [specimenName(file), file]));
  const found = new Map<string, Specimen>();
  for (const page of pages) {
    for (const element of elementsOf(page)) {
      const name = textOf(element, 'specimen');
      if (name === undefined) continue;
      const file = byName.get(name);
      if (!file) throw new Error(`${page.file} shows "${name}", but there is no such specimen.`);
      const uses = sources.read(file).imports.local;
      const specimen = found.get(name) ?? { name, file, themes: [], uses };
      // `astro check` has validated it as the name of a theme.
      specimen.themes.push((textOf(element, 'theme') as ThemeName | undefined) ?? houseTheme);
      found.set(name, specimen);
    }
  }
  return [...found.values()];
}

/** Creates an item for one specimen: its imports, or its own file if it imports nothing local. */
function ownEntry(sources: Sources, { name, file, themes, uses }: Specimen): Entry {
  const source = sources.read(file);
  const start = source.syntax().program.body.find(({ type }) => type === 'ExportNamedDeclaration');
  const words = start && docstringAbove(source, start.start);
  if (!words) {
    throw new Error(
      `${file} has no docstring above its export. Its first sentence describes the registry item of its page.`,
    );
  }
  const item = name.replace('/', '-');
  const description = firstSentence(words);
  const entryFiles = uses.length > 0 ? uses : [file];
  return { name: item, file, title: titleOf(item), description, themes, entryFiles };
}

/**
 * Returns the item that contains everything a specimen imports: the smallest one among those of the
 * components that it imports directly, or else an item of its own.
 */
export function entryOfSpecimen(
  sources: Sources,
  specimen: Specimen,
  items: readonly Entry[],
): Entry {
  const [smallest] = items
    .filter(({ entryFiles }) => entryFiles.some((file) => specimen.uses.includes(file)))
    .map((entry) => ({
      entry,
      files: dependencyClosure(sources, entry.entryFiles).map(({ file }) => file),
    }))
    .filter(({ files }) => specimen.uses.every((file) => files.includes(file)))
    .sort((one, other) => one.files.length - other.files.length);
  return smallest?.entry ?? ownEntry(sources, specimen);
}
