import { posix } from 'node:path';
import type { ThemeName } from '../../src/themes/themes.ts';
import { dependencyClosure } from './dependency-closure.ts';
import { exportsOf, firstSentence } from './docstring.ts';
import { type Entry, houseTheme, titleOf } from './entry.ts';
import { sourceFolders } from './source-folders.ts';
import type { Source, Sources } from './sources.ts';

/** Usage example of an element that a page shows. */
export interface Specimen {
  /** `counters/figures`. */
  name: string;
  source: Source;
  /** Themes that the specimen is shown in. */
  themes: ThemeName[];
}

/** `counters/figures` of `src/showcase/elements/counters/figures.tsx`. */
const specimenName = (file: string) =>
  `${posix.basename(posix.dirname(file))}/${posix.basename(file, '.tsx')}`;

/** Matches the attributes of an element of a page that shows a specimen, and its name. */
const shownPattern = /<[A-Z]\w*\s([^<>]*\bspecimen="([^"]+)"[^<>]*)>/g;

/**
 * Finds all specimens that pages name with `specimen="…"`.
 * @throws for a name without a file.
 */
export function findSpecimens(sources: Sources, pages: readonly Source[]): Specimen[] {
  const files = sourceFolders.specimens.flatMap((folder) => sources.list(folder, /\.tsx$/));
  const filesByName = new Map(files.map((file) => [specimenName(file), file]));
  const specimens = new Map<string, Specimen>();
  for (const page of pages) {
    for (const [, attributes = '', name = ''] of page.text.matchAll(shownPattern)) {
      const file = filesByName.get(name);
      if (!file) throw new Error(`${page.file} shows "${name}", but there is no such specimen.`);
      const specimen = specimens.get(name) ?? { name, source: sources.read(file), themes: [] };
      const [, theme = houseTheme] = /\btheme="([^"]+)"/.exec(attributes) ?? [];
      // `astro check` has validated it as the name of a theme.
      specimen.themes.push(theme as ThemeName);
      specimens.set(name, specimen);
    }
  }
  return [...specimens.values()];
}

/** Creates an item for one specimen: its local imports, or its file if there are none. */
function createEntry({ name, source, themes }: Specimen): Entry {
  const { file, text, imports } = source;
  const docstring = exportsOf(text)[0]?.docstring;
  if (!docstring) {
    throw new Error(
      `${file} has no docstring above its export. Its first sentence describes the registry item of its page.`,
    );
  }
  const entryName = name.replace('/', '-');
  return {
    name: entryName,
    file,
    title: titleOf(entryName),
    description: firstSentence(docstring),
    themes,
    entryFiles: imports.local.length > 0 ? imports.local : [file],
  };
}

/**
 * Returns the item that contains everything that a specimen imports: the smallest among the items
 * of the components that the specimen imports directly, or else a new item.
 */
export function entryOfSpecimen(
  sources: Sources,
  specimen: Specimen,
  items: readonly Entry[],
): Entry {
  const { local } = specimen.source.imports;
  const [smallest] = items
    .filter(({ entryFiles }) => entryFiles.some((file) => local.includes(file)))
    .map((entry) => ({
      entry,
      files: dependencyClosure(sources, entry.entryFiles).map(({ file }) => file),
    }))
    .filter(({ files }) => local.every((file) => files.includes(file)))
    .sort((one, other) => one.files.length - other.files.length);
  return smallest?.entry ?? createEntry(specimen);
}
