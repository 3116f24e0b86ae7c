import packageJson from '../../package.json' with { type: 'json' };
import { siteConfig } from '../../site.config.ts';
import { assetsOf, curlList, listMediaPaths } from './assets.ts';
import type { Registry } from './build-registry.ts';
import type { CssObject } from './css-tree.ts';
import { dependencyClosure, packagesOf } from './dependency-closure.ts';
import { remarksIn } from './docstring.ts';
import type { Entry } from './entry.ts';
import { installedImport, installedPath, isCssOrJson } from './installed.ts';
import { pictureSet, pictureSetPath, picturesIn } from './picture-set.ts';
import type { Source, Sources } from './sources.ts';
import { themeStyles } from './theme-styles.ts';

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

const packageVersions: Readonly<Record<string, string>> = packageJson.dependencies;

/**
 * Returns npm packages as `name@version`, sorted.
 * @throws for a package that is not a dependency in package.json.
 */
const withVersions = (packages: readonly string[]) =>
  [...new Set(packages)].sort().map((name) => {
    const version = packageVersions[name];
    if (!version) throw new Error(`${name} is imported, but not a dependency in package.json`);
    return `${name}@${version}`;
  });

const fileTypeOf = (file: string) => {
  if (file.endsWith('.tsx')) return 'registry:component';
  return isCssOrJson(file) ? 'registry:file' : 'registry:lib';
};

/** Returns the text that the CLI prints after installing an item. */
function docsOf(
  { name, themes, pageNote }: Entry,
  files: readonly Source[],
  { hasPictures, hasAssets }: { hasPictures: boolean; hasAssets: boolean },
): string {
  const hasFile = (file: string) => files.some((source) => source.file === file);
  const ownPictureUsage = `ownPicture({ src, width, height, alt }) from '${installedImport('src/media/picture-record.ts')}'`;
  const lines = [
    pageNote,
    `Put data-theme="${themes[0]}" on <html> or on any wrapper: the colors and fonts depend on it.`,
    hasPictures &&
      !pageNote &&
      `Import '${installedImport(pictureSetPath(name))}' once: it makes the pictures known by their names.`,
    hasAssets &&
      `The original pictures come into public/ by: curl -s ${siteConfig.url}/r/${name}.pictures.txt | curl --create-dirs --parallel -K -`,
    hasPictures &&
      `Pictures of yours stand in ${installedPath(pictureSetPath(name))} as ${ownPictureUsage}.`,
    ...files.filter(({ file }) => !isCssOrJson(file)).flatMap(({ text }) => remarksIn(text)),
    !hasPictures &&
      hasFile('src/media/picture-record.ts') &&
      `Pictures are given as data: ${ownPictureUsage}.`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Collects the items of a registry from the files that the site itself uses, by name. */
export function collectItems(
  sources: Sources,
  { entries, inlinedHelpers }: Pick<Registry, 'entries' | 'inlinedHelpers'>,
): ReadonlyMap<string, Collected> {
  const mediaPaths = listMediaPaths(sources);
  const collect = (entry: Entry): Collected => {
    const { name, title, description, themes, entryFiles, specimenFiles = [], pageNote } = entry;
    const componentFiles = dependencyClosure(sources, entryFiles);
    const pictures = picturesIn(sources, componentFiles);
    const hasPictures = pictures.length > 0;
    if (hasPictures || pageNote)
      sources.addGenerated(pictureSetPath(name), pictureSet(name, pictures));
    const files = inlinedHelpers.apply(
      hasPictures
        ? dependencyClosure(sources, [...entryFiles, pictureSetPath(name)])
        : componentFiles,
    );
    const assets = assetsOf(mediaPaths, componentFiles, pictures);
    // Code examples on pages use the names of the theme as well.
    const styledFiles = [...files, ...specimenFiles.map((file) => sources.read(file))];
    const usedNames = new Set(styledFiles.flatMap(({ renamed }) => [...renamed().usedNames]));
    const { cssVars, css, packages } = themeStyles(sources.names, themes, usedNames);
    const item: RegistryItem = {
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      name,
      type: 'registry:component',
      title,
      description,
      dependencies: withVersions([...packagesOf(files), ...packages]),
      files: files.map(({ file, installedText }) => ({
        path: installedPath(file),
        type: fileTypeOf(file),
        target: installedPath(file),
        content: installedText(),
      })),
      cssVars,
      css,
      docs: docsOf(entry, files, { hasPictures, hasAssets: assets.length > 0 }),
    };
    return { item, pictures: curlList(siteConfig.url, assets) };
  };
  return new Map(entries.map((entry) => [entry.name, collect(entry)]));
}
