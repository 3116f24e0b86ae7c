import type { ThemeName } from '../../src/themes/themes.ts';
import { type AstroPage, attributeText, elementsOf, specimenName } from './astro-page.ts';
import { dependencyClosure } from './dependency-closure.ts';
import { docstringAbove, firstSentence } from './docstring.ts';
import { type Entry, houseTheme, titleOf } from './entry.ts';
import { sourceFolders } from './source-folders.ts';
import type { Sources } from './sources.ts';

/** Usage example of an element that a page shows. */
export interface Specimen {
  /** `counters/figures`. */
  name: string;
  file: string;
  /** Themes that the specimen is shown in. */
  themes: ThemeName[];
  /** Local files that the specimen imports. */
  imports: readonly string[];
}

/**
 * Finds all specimens that pages name with `specimen="…"`.
 * @throws for a name without a file.
 */
export function findSpecimens(sources: Sources, pages: readonly AstroPage[]): Specimen[] {
  const files = sourceFolders.specimens.flatMap((folder) => sources.list(folder, /\.tsx$/));
  const filesByName = new Map(files.map((file) => [specimenName(file), file]));
  const specimens = new Map<string, Specimen>();
  for (const page of pages) {
    for (const element of elementsOf(page)) {
      const name = attributeText(element, 'specimen');
      if (name === undefined) continue;
      const file = filesByName.get(name);
      if (!file) throw new Error(`${page.file} shows "${name}", but there is no such specimen.`);
      const imports = sources.read(file).imports.local;
      const specimen = specimens.get(name) ?? { name, file, themes: [], imports };
      // `astro check` has validated it as the name of a theme.
      const theme = attributeText(element, 'theme') as ThemeName | undefined;
      specimen.themes.push(theme ?? houseTheme);
      specimens.set(name, specimen);
    }
  }
  return [...specimens.values()];
}

/** Creates an item for one specimen: its local imports, or its file if there are none. */
function createEntry(sources: Sources, { name, file, themes, imports }: Specimen): Entry {
  const source = sources.read(file);
  const { body } = source.syntax().program;
  const exportStatement = body.find(({ type }) => type === 'ExportNamedDeclaration');
  const docstring = exportStatement && docstringAbove(source, exportStatement.start);
  if (!docstring) {
    throw new Error(
      `${file} has no docstring above its export. Its first sentence describes the registry item of its page.`,
    );
  }
  const entryName = name.replace('/', '-');
  const description = firstSentence(docstring);
  const entryFiles = imports.length > 0 ? imports : [file];
  return { name: entryName, file, title: titleOf(entryName), description, themes, entryFiles };
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
  const [smallest] = items
    .filter(({ entryFiles }) => entryFiles.some((file) => specimen.imports.includes(file)))
    .map((entry) => ({
      entry,
      files: dependencyClosure(sources, entry.entryFiles).map(({ file }) => file),
    }))
    .filter(({ files }) => specimen.imports.every((file) => files.includes(file)))
    .sort((one, other) => one.files.length - other.files.length);
  return smallest?.entry ?? createEntry(sources, specimen);
}
