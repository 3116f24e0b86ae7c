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
  /** By name of the specimen: the item that its install command names, and the code to copy. */
  specimens: Record<string, { item: string; usage: string }>;
  /** Helpers that are inlined into other files. */
  inlinedHelpers: InlinedHelpers;
  /** Component files that are not items, with the reason. */
  leftOut: ReadonlyMap<string, string>;
}

/** Returns the themes in which a file is shown: those of the pages and specimens that import it. */
function themesOf(file: string, pages: readonly AstroPage[], specimens: readonly Specimen[]) {
  const ofPages = pages
    .filter(({ imports }) => imports.includes(file))
    .flatMap(({ path }) => pagesMeta.find((meta) => meta.path === path)?.theme ?? []);
  const ofSpecimens = specimens.filter(({ uses }) => uses.includes(file));
  const themes = new Set([...ofPages, ...ofSpecimens.flatMap((specimen) => specimen.themes)]);
  if (themes.size === 0) return [houseTheme];
  // The house theme comes first if it is one of them: most components are made for it.
  return themes.delete(houseTheme) ? [houseTheme, ...themes] : [...themes];
}

/** Returns files of the same folder that a docstring names, such as the script of a component. */
function namedFiles(sources: Sources, { file, component }: ComponentFile): string[] {
  const names = component.docstring?.match(/\b[\w-]+\.ts\b/g) ?? [];
  return names
    .map((name) => posix.join(posix.dirname(file), name))
    .filter((each) => sources.has(each));
}

/** Returns an item for each folder with several components, unless one of them has its name. */
function folderItems(components: readonly ComponentFile[], entries: readonly Entry[]): Entry[] {
  const folders = Map.groupBy(
    components.filter(({ file }) => isIn(file, [sourceFolders.folderItems])),
    ({ file }) => posix.dirname(file),
  );
  return [...folders].flatMap(([folder, members]) => {
    const name = posix.basename(folder);
    if (members.length < 2 || entries.some((entry) => entry.name === name)) return [];
    const own = members.map(({ file }) => entries.find((entry) => entry.file === file));
    const titles = members.map(({ component }) => titleOf(component.name).toLowerCase());
    const list = new Intl.ListFormat('en-US').format(titles);
    return {
      name,
      file: folder,
      title: titleOf(name),
      description: `${list.charAt(0).toUpperCase()}${list.slice(1)}.`,
      themes: [...new Set(own.flatMap((entry) => entry?.themes ?? []))],
      entryFiles: own.flatMap((entry) => entry?.entryFiles ?? []),
    };
  });
}

/**
 * Checks that names are unique.
 * @throws for two items with one name, naming both files.
 */
function checkNames(entries: readonly Entry[]): void {
  const known = new Map<string, Entry>();
  for (const entry of entries) {
    const other = known.get(entry.name);
    if (other) {
      throw new Error(
        `${other.file} and ${entry.file} both make /r/${entry.name}.json. Rename one of them.`,
      );
    }
    known.set(entry.name, entry);
  }
}

/**
 * Returns the imports of a page that is an item; its own file is generated only when it is
 * collected.
 */
const importsOfPage = (pages: readonly AstroPage[], file: string) =>
  pages
    .filter((page) => page.file === file)
    .flatMap(({ imports }) => imports)
    .filter((name) => /\.tsx?$/.test(name));

/**
 * Creates the test whether the site offers an item: all of them, or, where `site.config.ts` leaves
 * samples out, those that a page of the site shows.
 */
function createIsOffered(sources: Sources, pages: readonly AstroPage[]) {
  if (siteConfig.samples === true) return () => true;
  const imported = pages.flatMap(({ file }) => importsOfPage(pages, file));
  const shown = new Set(dependencyClosure(sources, imported).map(({ file }) => file));
  return ({ entryFiles, write }: Entry) =>
    write !== undefined || entryFiles.some((file) => shown.has(file));
}

/** Builds all registry items from the source files. */
export function buildRegistry(sources: Sources): Registry {
  const pages = astroPages(sources);
  const shown = findSpecimens(sources, pages);
  const { included, leftOut } = findComponentFiles(sources);
  const ofComponents = included.map((componentFile): Entry => {
    const { file, name, component } = componentFile;
    return {
      name,
      file,
      title: titleOf(component.name),
      description: firstSentence(component.docstring ?? ''),
      themes: themesOf(file, pages, shown),
      entryFiles: [file, ...namedFiles(sources, componentFile)],
    };
  });
  const items = [...ofComponents, ...folderItems(included, ofComponents)];
  const ofSpecimens = [
    ...shown.map((specimen) => ({
      specimen,
      entry: entryOfSpecimen(sources, specimen, items),
    })),
    ...chromeSpecimens(sources, items),
  ];
  const own = ofSpecimens.flatMap(({ entry }) => (items.includes(entry) ? [] : entry));
  const homes = pages.flatMap((page) => {
    const meta = pagesMeta.find(({ path, group }) => path === page.path && group === 'home');
    return meta ? homeEntry(page, meta) : [];
  });
  const isOffered = createIsOffered(sources, pages);
  const entries = [...items, ...own, ...homes].filter(isOffered).map((entry) => {
    const files = ofSpecimens
      .filter((each) => each.entry === entry)
      .map((each) => each.specimen.file);
    return files.length > 0 ? { ...entry, shownBy: files } : entry;
  });
  checkNames(entries);
  const specimens = ofSpecimens.map(({ specimen: { name, file }, entry }) => [
    name,
    { item: entry.name, usage: usageCode(file, sources.read(file).renamed().text) },
  ]);
  const inlinedHelpers = new InlinedHelpers(sources, [
    ...entries.map(({ file, entryFiles, write }) => ({
      file: `item of ${file}`,
      imports: write ? importsOfPage(pages, file) : entryFiles,
    })),
    ...ofSpecimens.map(({ specimen: { file, uses } }) => ({ file, imports: uses })),
  ]);
  return { entries, specimens: Object.fromEntries(specimens), inlinedHelpers, leftOut };
}
