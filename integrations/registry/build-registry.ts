import { posix } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { routeOf } from '../../src/page-meta/page-routes.ts';
import { leftOutFiles, pages as pagesMeta } from '../../src/page-meta/pages.ts';
import { type ComponentFile, findComponentFiles } from './component-files.ts';
import { dependencyClosure } from './dependency-closure.ts';
import { firstSentence } from './docstring.ts';
import { type Entry, houseTheme, titleOf } from './entry.ts';
import { homeEntry } from './home-entry.ts';
import { InlinedHelpers } from './inlined-helpers.ts';
import { usageCode } from './installed.ts';
import { chromeSpecimens } from './site-chrome/chrome-specimens.ts';
import { isIn, sourceFolders } from './source-folders.ts';
import type { Source, Sources } from './sources.ts';
import { entryOfSpecimen, findSpecimens, type Specimen } from './specimens.ts';

/** All registry items, and the usage code that pages show of them. */
export interface Registry {
  entries: Entry[];
  /** By name of the specimen: the item of its install command, and the code to copy. */
  specimens: Record<string, { item: string; usage: string }>;
  /** Helpers that are inlined into other files. */
  inlinedHelpers: InlinedHelpers;
}

/** Reads all pages of the site, sorted by file, without the samples that the site leaves out. */
const readPages = (sources: Sources): Source[] =>
  sourceFolders.pages
    .flatMap((folder) => sources.list(folder, /\.astro$/))
    .filter((file) => !leftOutFiles.has(file))
    .map((file) => sources.read(file));

const metaOf = ({ file }: Source) => pagesMeta.find(({ path }) => path === routeOf(file));

const homeFolder = /^src\/homes\/[^/]+\//;

/**
 * Returns the themes in which a file is shown: those of the pages and specimens that import it. For
 * a part of a section of a home, which no page imports, the theme of the home.
 */
function themesOf(file: string, pages: readonly Source[], specimens: readonly Specimen[]) {
  const importersOf = (isImported: (target: string) => boolean) =>
    pages.filter(({ imports }) => imports.local.some(isImported));
  const importers = importersOf((target) => target === file);
  const [folder] = homeFolder.exec(file) ?? [];
  const shownOn =
    importers.length > 0 || folder === undefined
      ? importers
      : importersOf((target) => target.startsWith(folder));
  const themes = new Set([
    ...shownOn.flatMap((page) => metaOf(page)?.theme ?? []),
    ...specimens
      .filter(({ source }) => source.imports.local.includes(file))
      .flatMap((specimen) => specimen.themes),
  ]);
  if (themes.size === 0) return [houseTheme];
  // The house theme comes first if it is among them: most components are made for it.
  return themes.delete(houseTheme) ? [houseTheme, ...themes] : [...themes];
}

/** Returns files of the same folder that a docstring mentions, such as a component's script. */
const mentionedFiles = (sources: Sources, { file, docstring }: ComponentFile) =>
  (docstring.match(/\b[\w-]+\.ts\b/g) ?? [])
    .map((name) => posix.join(posix.dirname(file), name))
    .filter((each) => sources.has(each));

/** Returns an item for each folder with several components, unless a component has that name. */
function folderItems(componentEntries: readonly Entry[]): Entry[] {
  const folders = Map.groupBy(
    componentEntries.filter(({ file }) => isIn(file, [sourceFolders.folderItems])),
    ({ file }) => posix.dirname(file),
  );
  return [...folders].flatMap(([folder, members]) => {
    const name = posix.basename(folder);
    if (members.length < 2 || componentEntries.some((entry) => entry.name === name)) return [];
    const titles = members.map(({ title }) => title.toLowerCase());
    const titleList = new Intl.ListFormat('en-US').format(titles);
    return {
      name,
      file: folder,
      title: titleOf(name),
      description: `${titleList.charAt(0).toUpperCase()}${titleList.slice(1)}.`,
      themes: [...new Set(members.flatMap(({ themes }) => themes))],
      entryFiles: members.flatMap(({ entryFiles }) => entryFiles),
    };
  });
}

/**
 * Checks that names are unique.
 * @throws for two items with one name, naming both files.
 */
export function checkNames(entries: readonly Pick<Entry, 'name' | 'file'>[]): void {
  for (const [name, [entry, other]] of Map.groupBy(entries, (each) => each.name)) {
    if (entry && other) {
      throw new Error(
        `${entry.file} and ${other.file} both make /r/${name}.json. Rename one of them.`,
      );
    }
  }
}

/**
 * Creates the predicate for the items that the site offers: all items, or, if `site.config.ts`
 * leaves samples out, those that a page of the site shows.
 */
function createIsOffered(sources: Sources, pages: readonly Source[]) {
  if (siteConfig.samples === true) return () => true;
  const pageImports = pages.flatMap(({ imports }) => imports.local);
  const shownFiles = new Set(
    dependencyClosure(
      sources,
      pageImports.filter((file) => /\.tsx?$/.test(file)),
    ).map(({ file }) => file),
  );
  return ({ entryFiles, pageNote }: Entry) =>
    pageNote !== undefined || entryFiles.some((file) => shownFiles.has(file));
}

/** Builds all registry items from the source files. */
export function buildRegistry(sources: Sources): Registry {
  const pages = readPages(sources);
  const elementSpecimens = findSpecimens(sources, pages);
  const componentEntries = findComponentFiles(sources).map((componentFile): Entry => {
    const { file, name, component, docstring } = componentFile;
    return {
      name,
      file,
      title: titleOf(component),
      description: firstSentence(docstring),
      themes: themesOf(file, pages, elementSpecimens),
      entryFiles: [file, ...mentionedFiles(sources, componentFile)],
    };
  });
  const items = [...componentEntries, ...folderItems(componentEntries)];
  const specimens = [
    ...elementSpecimens.map((specimen) => ({
      ...specimen,
      entry: entryOfSpecimen(sources, specimen, items),
    })),
    ...chromeSpecimens(sources, items),
  ];
  const specimenEntries = specimens.flatMap(({ entry }) => (items.includes(entry) ? [] : entry));
  const homeEntries = pages.flatMap((page) => {
    const meta = metaOf(page);
    return meta?.group === 'home' ? homeEntry(sources, page, meta) : [];
  });
  const isOffered = createIsOffered(sources, pages);
  const entries = [...items, ...specimenEntries, ...homeEntries].filter(isOffered).map((entry) => ({
    ...entry,
    specimenFiles: specimens
      .filter((specimen) => specimen.entry === entry)
      .map(({ source }) => source.file),
  }));
  checkNames(entries);
  const inlinedHelpers = new InlinedHelpers(sources, [
    ...entries.map(({ file, entryFiles }) => ({ file: `item of ${file}`, imports: entryFiles })),
    ...specimens.map(({ source: { file, imports } }) => ({ file, imports: imports.local })),
  ]);
  const usages = specimens.map(({ name, source, entry }) => {
    const usage = usageCode(source.file, source.renamed().text);
    return [name, { item: entry.name, usage }];
  });
  return { entries, specimens: Object.fromEntries(usages), inlinedHelpers };
}
