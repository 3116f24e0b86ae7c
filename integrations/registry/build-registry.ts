import { posix } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { pages as pagesMeta } from '../../src/page-meta/pages.ts';
import { type AstroPage, astroPages } from './astro-page.ts';
import { type ComponentFile, findComponentFiles } from './component-files.ts';
import { dependencyClosure } from './dependency-closure.ts';
import { firstSentence } from './docstring.ts';
import { type Entry, houseTheme, titleOf } from './entry.ts';
import { homeEntry } from './home-entry.ts';
import { InlinedHelpers } from './inline-helpers/inline-helpers.ts';
import { usageCode } from './installed.ts';
import { chromeSpecimens } from './site-chrome/chrome-specimens.ts';
import { isIn, sourceFolders } from './source-folders.ts';
import type { Sources } from './sources.ts';
import { entryOfSpecimen, findSpecimens, type Specimen } from './specimens.ts';

/** All registry items, and the usage code that pages show of them. */
export interface Registry {
  entries: Entry[];
  /** By name of the specimen: the item of its install command, and the code to copy. */
  specimens: Record<string, { item: string; usage: string }>;
  /** Helpers that are inlined into other files. */
  inlinedHelpers: InlinedHelpers;
  /** Component files that are not items, with the reason. */
  excluded: ReadonlyMap<string, string>;
}

const homeFolder = /^src\/homes\/[^/]+\//;

/**
 * Returns the themes in which a file is shown: those of the pages and specimens that import it. For
 * a part of a section of a home, which no page imports, the theme of the home.
 */
function themesOf(file: string, pages: readonly AstroPage[], specimens: readonly Specimen[]) {
  const importers = pages.filter(({ imports }) => imports.includes(file));
  const [folder] = homeFolder.exec(file) ?? [];
  const shownOn =
    importers.length > 0 || folder === undefined
      ? importers
      : pages.filter(({ imports }) => imports.some((name) => name.startsWith(folder)));
  const pageThemes = shownOn.flatMap(
    ({ path }) => pagesMeta.find((meta) => meta.path === path)?.theme ?? [],
  );
  const specimenThemes = specimens
    .filter(({ imports }) => imports.includes(file))
    .flatMap((specimen) => specimen.themes);
  const themes = new Set([...pageThemes, ...specimenThemes]);
  if (themes.size === 0) return [houseTheme];
  // The house theme comes first if it is among them: most components are made for it.
  return themes.delete(houseTheme) ? [houseTheme, ...themes] : [...themes];
}

/** Returns files of the same folder that a docstring mentions, such as a component's script. */
function mentionedFiles(sources: Sources, { file, component }: ComponentFile): string[] {
  const names = component.docstring?.match(/\b[\w-]+\.ts\b/g) ?? [];
  return names
    .map((name) => posix.join(posix.dirname(file), name))
    .filter((each) => sources.has(each));
}

/** Returns an item for each folder with several components, unless a component has that name. */
function folderItems(components: readonly ComponentFile[], entries: readonly Entry[]): Entry[] {
  const folders = Map.groupBy(
    components.filter(({ file }) => isIn(file, [sourceFolders.folderItems])),
    ({ file }) => posix.dirname(file),
  );
  return [...folders].flatMap(([folder, members]) => {
    const name = posix.basename(folder);
    if (members.length < 2 || entries.some((entry) => entry.name === name)) return [];
    const memberEntries = members.map(({ file }) => entries.find((entry) => entry.file === file));
    const titles = members.map(({ component }) => titleOf(component.name).toLowerCase());
    const titleList = new Intl.ListFormat('en-US').format(titles);
    return {
      name,
      file: folder,
      title: titleOf(name),
      description: `${titleList.charAt(0).toUpperCase()}${titleList.slice(1)}.`,
      themes: [...new Set(memberEntries.flatMap((entry) => entry?.themes ?? []))],
      entryFiles: memberEntries.flatMap((entry) => entry?.entryFiles ?? []),
    };
  });
}

/**
 * Checks that names are unique.
 * @throws for two items with one name, naming both files.
 */
function checkNames(entries: readonly Entry[]): void {
  const entriesByName = new Map<string, Entry>();
  for (const entry of entries) {
    const other = entriesByName.get(entry.name);
    if (other) {
      throw new Error(
        `${other.file} and ${entry.file} both make /r/${entry.name}.json. Rename one of them.`,
      );
    }
    entriesByName.set(entry.name, entry);
  }
}

/**
 * Returns the imports of a page that is an item. They stand for the component file of the page,
 * which is generated only when the item is collected.
 */
const importsOfPage = (pages: readonly AstroPage[], file: string) =>
  pages
    .filter((page) => page.file === file)
    .flatMap(({ imports }) => imports)
    .filter((name) => /\.tsx?$/.test(name));

/**
 * Creates the predicate for the items that the site offers: all items, or, if `site.config.ts`
 * leaves samples out, those that a page of the site shows.
 */
function createIsOffered(sources: Sources, pages: readonly AstroPage[]) {
  if (siteConfig.samples === true) return () => true;
  const pageImports = pages.flatMap(({ file }) => importsOfPage(pages, file));
  const shownFiles = new Set(dependencyClosure(sources, pageImports).map(({ file }) => file));
  return ({ entryFiles, generateFiles }: Entry) =>
    generateFiles !== undefined || entryFiles.some((file) => shownFiles.has(file));
}

/** Builds all registry items from the source files. */
export function buildRegistry(sources: Sources): Registry {
  const pages = astroPages(sources);
  const elementSpecimens = findSpecimens(sources, pages);
  const { included, excluded } = findComponentFiles(sources);
  const componentEntries = included.map((componentFile): Entry => {
    const { file, name, component } = componentFile;
    return {
      name,
      file,
      title: titleOf(component.name),
      description: firstSentence(component.docstring ?? ''),
      themes: themesOf(file, pages, elementSpecimens),
      entryFiles: [file, ...mentionedFiles(sources, componentFile)],
    };
  });
  const items = [...componentEntries, ...folderItems(included, componentEntries)];
  const allSpecimens = [
    ...elementSpecimens.map((specimen) => ({
      specimen,
      entry: entryOfSpecimen(sources, specimen, items),
    })),
    ...chromeSpecimens(sources, items),
  ];
  const specimenEntries = allSpecimens.flatMap(({ entry }) => (items.includes(entry) ? [] : entry));
  const homeEntries = pages.flatMap((page) => {
    const meta = pagesMeta.find(({ path, group }) => path === page.path && group === 'home');
    return meta ? homeEntry(page, meta) : [];
  });
  const isOffered = createIsOffered(sources, pages);
  const entries = [...items, ...specimenEntries, ...homeEntries].filter(isOffered).map((entry) => {
    const specimenFiles = allSpecimens
      .filter((each) => each.entry === entry)
      .map((each) => each.specimen.file);
    return specimenFiles.length > 0 ? { ...entry, specimenFiles } : entry;
  });
  checkNames(entries);
  const specimens = allSpecimens.map(({ specimen: { name, file }, entry }) => [
    name,
    { item: entry.name, usage: usageCode(file, sources.read(file).renamedSource().text) },
  ]);
  const inlinedHelpers = new InlinedHelpers(sources, [
    ...entries.map(({ file, entryFiles, generateFiles }) => ({
      file: `item of ${file}`,
      imports: generateFiles ? importsOfPage(pages, file) : entryFiles,
    })),
    ...allSpecimens.map(({ specimen: { file, imports } }) => ({ file, imports })),
  ]);
  return { entries, specimens: Object.fromEntries(specimens), inlinedHelpers, excluded };
}
