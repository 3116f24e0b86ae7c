import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureRecord } from '../../src/media/picture-record.ts';
import { routeOf } from '../../src/page-meta/page-routes.ts';
import { filesOfPictures } from './picture-set.ts';
import { sourceFolders } from './source-folders.ts';
import type { Source, Sources } from './sources.ts';

/** Lists the URL paths of media files: those in `public/`, and SVGs that pages generate. */
export function addresses(sources: Sources): string[] {
  const files = readdirSync(join(sources.root, 'public'), { recursive: true, encoding: 'utf8' });
  const drawn = sourceFolders.pages.flatMap((folder) => sources.list(folder, /\.svg\.ts$/));
  return [...files.map((file) => `/${file.replaceAll('\\', '/')}`), ...drawn.map(routeOf)].filter(
    (file) => /\.(svg|png|jpg|avif|mp4|webm|mp3|m4a|glb|vtt)$/.test(file),
  );
}

/**
 * Returns the URL paths of an item's binary files: its pictures, and media files that its code
 * names, with or without extension.
 */
export function assetsOf(
  addresses: readonly string[],
  files: readonly Source[],
  pictures: readonly PictureRecord[],
): string[] {
  const texts = new Set(files.flatMap((source) => [...source.strings()]));
  const named = addresses.filter(
    (address) => texts.has(address) || texts.has(address.replace(/\.\w+$/, '')),
  );
  return [...new Set([...filesOfPictures(pictures), ...named])];
}

/** Renders the config that `curl --create-dirs -K -` reads: source and target of each file. */
export const curlList = (site: string, assets: readonly string[]) =>
  assets.map((path) => `url = "${site}${path}"\noutput = "public${path}"\n`).join('');
