import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { addresses, assetsOf, curlList } from './assets.ts';
import type { Registry } from './build-registry.ts';
import type { CssObject } from './css-tree.ts';
import { dependencyClosure, packagesOf } from './dependency-closure.ts';
import { remarksIn } from './docstring.ts';
import type { Entry } from './entry.ts';
import { packageOf } from './imports.ts';
import type { InlinedHelpers } from './inline-helpers/inline-helpers.ts';
import { installedImport, installedPath, isData } from './installed.ts';
import { allUses } from './names/own-names.ts';
import { pictureSet, pictureSetOf, picturesIn } from './picture-set.ts';
import type { Source, Sources } from './sources.ts';
import { type ThemeStyles, themeStyles } from './theme-styles.ts';

/** Registry item of shadcn (https://ui.shadcn.com/schema/registry-item.json). */
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

/** Item with the curl config that downloads its pictures; empty if it has none. */
export interface Collected {
  item: RegistryItem;
  pictures: string;
}

/** Data shared by all items of one run. */
export interface Shared {
  sources: Sources;
  /** Versions of npm packages, by name. */
  versions: Readonly<Record<string, string>>;
  /** URL paths of all binary files of the site. */
  addresses: readonly string[];
  inlinedHelpers: InlinedHelpers;
}

/** Reads the shared data. */
export function shared(
  sources: Sources,
  { inlinedHelpers }: Pick<Registry, 'inlinedHelpers'>,
): Shared {
  const { dependencies } = JSON.parse(readFileSync(join(sources.root, 'package.json'), 'utf8'));
  return { sources, versions: dependencies, addresses: addresses(sources), inlinedHelpers };
}

/**
 * Adds the versions of our package.json to packages.
 * @throws for a package that is not in it.
 */
function dependenciesOf(
  versions: Shared['versions'],
  files: readonly Source[],
  more: readonly string[],
): string[] {
  return [...new Set([...packagesOf(files, packageOf), ...more])].sort().map((name) => {
    const version = versions[name];
    if (!version) throw new Error(`${name} is imported, but not a dependency in package.json`);
    return `${name}@${version}`;
  });
}

const typeOf = (file: string) => {
  if (file.endsWith('.tsx')) return 'registry:component';
  return isData(file) ? 'registry:file' : 'registry:lib';
};

const address = (name: string) => `${siteConfig.url}/r/${name}.pictures.txt`;

/** Returns the text that the CLI prints after installing an item. */
function docsOf(entry: Entry, files: readonly Source[], set: boolean, assets: boolean): string {
  const has = (file: string) => files.some((source) => source.file === file);
  const own = `ownPicture({ src, width, height, alt }) from '${installedImport('src/media/picture-record.ts')}'`;
  const lines = [
    entry.note,
    `Put data-theme="${entry.themes[0]}" on <html> or on any wrapper: the colors and fonts depend on it.`,
    set &&
      !entry.write &&
      `Import '${installedImport(pictureSetOf(entry.name))}' once: it makes the pictures known by their names.`,
    assets &&
      `The original pictures come into public/ by: curl -s ${address(entry.name)} | curl --create-dirs --parallel -K -`,
    set && `Pictures of yours stand in ${installedPath(pictureSetOf(entry.name))} as ${own}.`,
    ...files.filter(({ file }) => !isData(file)).flatMap(remarksIn),
    !set && has('src/media/picture-record.ts') && `Pictures are given as data: ${own}.`,
  ];
  return lines.filter(Boolean).join('\n');
}

/**
 * Returns the theme styles of an item, for everything that its files and the code examples on its
 * pages use.
 */
function themeStylesOf(
  sources: Sources,
  { themes, shownBy = [] }: Entry,
  files: readonly Source[],
): ThemeStyles {
  const texts = [...files, ...shownBy.map((file) => sources.read(file))];
  return themeStyles(sources.names, themes, allUses(texts.map((source) => source.renamed().uses)));
}

/** Builds one item from the files that the site itself uses. */
export async function collectItem(common: Shared, entry: Entry): Promise<Collected> {
  const { sources, versions } = common;
  const set = pictureSetOf(entry.name);
  await entry.write?.(sources);
  const shown = dependencyClosure(sources, entry.entryFiles);
  const pictures = picturesIn(sources, shown);
  if (pictures.length > 0 || entry.write) sources.write(set, pictureSet(entry.name, pictures));
  const all = pictures.length > 0 ? dependencyClosure(sources, [...entry.entryFiles, set]) : shown;
  const files = common.inlinedHelpers.apply(sources, all);
  const assets = assetsOf(common.addresses, shown, pictures);
  const { cssVars, css, dependencies } = themeStylesOf(sources, entry, files);
  const item: RegistryItem = {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: entry.name,
    type: 'registry:component',
    title: entry.title,
    description: entry.description,
    dependencies: dependenciesOf(versions, files, dependencies),
    files: files.map(({ file, installed }) => ({
      path: installedPath(file),
      type: typeOf(file),
      target: installedPath(file),
      content: installed(),
    })),
    cssVars,
    css,
    docs: docsOf(entry, files, pictures.length > 0, assets.length > 0),
  };
  return { item, pictures: curlList(siteConfig.url, assets) };
}
