import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteConfig } from '../../site.config.ts';
import type { Theme } from '../../src/looks/looks.ts';
import { addresses, assetsOf, curlList } from './assets.ts';
import { closureOf, packagesOf } from './closure.ts';
import type { CssObject } from './css-tree.ts';
import type { Entry } from './entry.ts';
import { packageOf } from './imports.ts';
import { installedImport, installedPath, isData } from './installed.ts';
import { type LookItem, look } from './look.ts';
import { pictureSet, pictureSetOf, picturesIn } from './picture-set.ts';
import { shadcnCss } from './shadcn-css.ts';
import type { Source, Sources } from './sources.ts';

/** One item as shadcn reads it (https://ui.shadcn.com/schema/registry-item.json). */
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

/** An item, and the list by which its pictures are fetched; empty where it has none. */
export interface Collected {
  item: RegistryItem;
  pictures: string;
}

/** What all items of one run share, found out once. */
export interface Shared {
  sources: Sources;
  /** Versions of npm packages by name. */
  versions: Readonly<Record<string, string>>;
  lookOf: (themes: readonly Theme[]) => LookItem;
  /** Addresses of all files of the site that are no text. */
  addresses: readonly string[];
}

/** Reads what all items share. */
export function shared(sources: Sources): Shared {
  const { root } = sources;
  const looks = new Map<string, LookItem>();
  const lookOf = (themes: readonly Theme[]) => {
    const key = themes.join();
    const found = looks.get(key) ?? look(root, themes);
    looks.set(key, found);
    return found;
  };
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { sources, versions: dependencies, lookOf, addresses: addresses(sources) };
}

/** Packages with the versions of our own package.json. @throws for one that is not in it. */
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

/** What is said to whoever has taken an item. */
function docsOf(entry: Entry, files: readonly Source[], set: boolean, assets: boolean): string {
  const has = (file: string) => files.some((source) => source.file === file);
  const own =
    "ownPicture({ src, width, height, alt }) from '@/components/larkfield/media/picture-record'";
  const lines = [
    entry.note,
    `Put data-theme="${entry.themes[0]}" on <html> or on any wrapper: the colours and typefaces hang on it.`,
    set &&
      !entry.write &&
      `Import '${installedImport(pictureSetOf(entry.name))}' once: it makes the pictures known by their names.`,
    assets &&
      `The original pictures come into public/ by: curl -s ${address(entry.name)} | curl --create-dirs --parallel -K -`,
    set && `Pictures of yours stand in ${installedPath(pictureSetOf(entry.name))} as ${own}.`,
    !set && has('src/media/picture-record.ts') && `Pictures are given as data: ${own}.`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Builds one item out of the files that the site itself uses. */
export async function collectItem(common: Shared, entry: Entry): Promise<Collected> {
  const { sources, versions, lookOf } = common;
  const set = pictureSetOf(entry.name);
  await entry.write?.(sources);
  const shown = closureOf(sources, entry.entries);
  const pictures = picturesIn(shown);
  if (pictures.length > 0 || entry.write) sources.write(set, pictureSet(entry.name, pictures));
  const files =
    pictures.length > 0
      ? closureOf(sources, [...entry.entries, set])
      : closureOf(sources, entry.entries);
  const assets = assetsOf(common.addresses, shown, pictures);
  const { cssVars, css, dependencies } = lookOf(entry.themes);
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
    css: shadcnCss(css),
    docs: docsOf(entry, files, pictures.length > 0, assets.length > 0),
  };
  return { item, pictures: curlList(siteConfig.url, assets) };
}
