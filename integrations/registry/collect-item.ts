import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import { assetsOf, curlList, listMediaPaths } from './assets.ts';
import type { Registry } from './build-registry.ts';
import type { CssObject } from './css-tree.ts';
import { dependencyClosure, packagesOf } from './dependency-closure.ts';
import { remarksIn } from './docstring.ts';
import type { Entry } from './entry.ts';
import { packageOf } from './imports.ts';
import type { InlinedHelpers } from './inline-helpers/inline-helpers.ts';
import { installedImport, installedPath, isCssOrJson } from './installed.ts';
import { mergeUsedNames } from './names/own-names.ts';
import { pictureSet, pictureSetPath, picturesIn } from './picture-set.ts';
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
export interface SharedData {
  sources: Sources;
  /** Versions of npm packages, by name. */
  versions: Readonly<Record<string, string>>;
  /** URL paths of all binary files of the site. */
  mediaPaths: readonly string[];
  inlinedHelpers: InlinedHelpers;
}

/** Reads the data that all items share. */
export function readSharedData(
  sources: Sources,
  { inlinedHelpers }: Pick<Registry, 'inlinedHelpers'>,
): SharedData {
  const { dependencies } = JSON.parse(
    readFileSync(join(sources.projectRoot, 'package.json'), 'utf8'),
  );
  return { sources, versions: dependencies, mediaPaths: listMediaPaths(sources), inlinedHelpers };
}

/**
 * Returns the npm packages of an item as `name@version`, with the versions of our package.json.
 *
 * @param themePackages packages that its theme styles need
 * @throws for a package that is not a dependency in package.json.
 */
function dependenciesOf(
  versions: SharedData['versions'],
  files: readonly Source[],
  themePackages: readonly string[],
): string[] {
  return [...new Set([...packagesOf(files, packageOf), ...themePackages])].sort().map((name) => {
    const version = versions[name];
    if (!version) throw new Error(`${name} is imported, but not a dependency in package.json`);
    return `${name}@${version}`;
  });
}

const fileTypeOf = (file: string) => {
  if (file.endsWith('.tsx')) return 'registry:component';
  return isCssOrJson(file) ? 'registry:file' : 'registry:lib';
};

/** Returns the URL of the curl config that downloads an item's pictures. */
const curlConfigUrl = (name: string) => `${siteConfig.url}/r/${name}.pictures.txt`;

/** Returns the text that the CLI prints after installing an item. */
function docsOf(
  entry: Entry,
  files: readonly Source[],
  hasPictures: boolean,
  hasAssets: boolean,
): string {
  const hasFile = (file: string) => files.some((source) => source.file === file);
  const ownPictureUsage = `ownPicture({ src, width, height, alt }) from '${installedImport('src/media/picture-record.ts')}'`;
  const lines = [
    entry.note,
    `Put data-theme="${entry.themes[0]}" on <html> or on any wrapper: the colors and fonts depend on it.`,
    hasPictures &&
      !entry.generateFiles &&
      `Import '${installedImport(pictureSetPath(entry.name))}' once: it makes the pictures known by their names.`,
    hasAssets &&
      `The original pictures come into public/ by: curl -s ${curlConfigUrl(entry.name)} | curl --create-dirs --parallel -K -`,
    hasPictures &&
      `Pictures of yours stand in ${installedPath(pictureSetPath(entry.name))} as ${ownPictureUsage}.`,
    ...files.filter(({ file }) => !isCssOrJson(file)).flatMap(remarksIn),
    !hasPictures &&
      hasFile('src/media/picture-record.ts') &&
      `Pictures are given as data: ${ownPictureUsage}.`,
  ];
  return lines.filter(Boolean).join('\n');
}

/**
 * Returns the theme styles of an item, for everything that its files and the code examples on its
 * pages use.
 */
function themeStylesOf(
  sources: Sources,
  { themes, specimenFiles = [] }: Entry,
  files: readonly Source[],
): ThemeStyles {
  const allFiles = [...files, ...specimenFiles.map((file) => sources.read(file))];
  const usedNames = mergeUsedNames(allFiles.map((source) => source.renamedSource().usedNames));
  return themeStyles(sources.names, themes, usedNames);
}

/** Builds one item from the files that the site itself uses. */
export async function collectItem(sharedData: SharedData, entry: Entry): Promise<Collected> {
  const { sources, versions } = sharedData;
  const pictureSetFile = pictureSetPath(entry.name);
  await entry.generateFiles?.(sources);
  const componentFiles = dependencyClosure(sources, entry.entryFiles);
  const pictures = picturesIn(sources, componentFiles);
  if (pictures.length > 0 || entry.generateFiles)
    sources.addGenerated(pictureSetFile, pictureSet(entry.name, pictures));
  const allFiles =
    pictures.length > 0
      ? dependencyClosure(sources, [...entry.entryFiles, pictureSetFile])
      : componentFiles;
  const files = sharedData.inlinedHelpers.apply(sources, allFiles);
  const assets = assetsOf(sharedData.mediaPaths, componentFiles, pictures);
  const { cssVars, css, dependencies } = themeStylesOf(sources, entry, files);
  const item: RegistryItem = {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: entry.name,
    type: 'registry:component',
    title: entry.title,
    description: entry.description,
    dependencies: dependenciesOf(versions, files, dependencies),
    files: files.map(({ file, installedText }) => ({
      path: installedPath(file),
      type: fileTypeOf(file),
      target: installedPath(file),
      content: installedText(),
    })),
    cssVars,
    css,
    docs: docsOf(entry, files, pictures.length > 0, assets.length > 0),
  };
  return { item, pictures: curlList(siteConfig.url, assets) };
}
