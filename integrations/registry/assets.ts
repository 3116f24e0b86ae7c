import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureRecord } from '../../src/media/picture-record.ts';
import { srcSetOf } from '../../src/media/source-set.ts';
import { routeOf } from '../../src/page-meta/page-routes.ts';
import { sourceFolders } from './source-folders.ts';
import type { Source, Sources } from './sources.ts';

/** Lists the URL paths of media files: those in `public/`, and SVGs that pages generate. */
export function listMediaPaths(sources: Sources): string[] {
  const publicFiles = readdirSync(join(sources.projectRoot, 'public'), {
    recursive: true,
    encoding: 'utf8',
  });
  const svgEndpoints = sourceFolders.pages.flatMap((folder) => sources.list(folder, /\.svg\.ts$/));
  const publicPaths = publicFiles.map((file) => `/${file.replaceAll('\\', '/')}`);
  return [...publicPaths, ...svgEndpoints.map(routeOf)].filter((path) =>
    /\.(svg|png|jpg|avif|mp4|webm|mp3|m4a|glb|vtt)$/.test(path),
  );
}

const filesOf = (picture: PictureRecord) =>
  (srcSetOf(picture) ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? '');

/**
 * Returns the URL paths of an item's binary files: its pictures, and the media files whose path is
 * in its code, with or without extension.
 */
export function assetsOf(
  mediaPaths: readonly string[],
  files: readonly Source[],
  pictures: readonly PictureRecord[],
): string[] {
  const strings = new Set(files.flatMap((source) => source.strings()));
  const referencedPaths = mediaPaths.filter(
    (path) => strings.has(path) || strings.has(path.replace(/\.\w+$/, '')),
  );
  return [...new Set([...pictures.flatMap(filesOf), ...referencedPaths])];
}

/** Renders the config that `curl --create-dirs -K -` reads: URL and output path of each file. */
export const curlList = (site: string, assets: readonly string[]) =>
  assets.map((path) => `url = "${site}${path}"\noutput = "public${path}"\n`).join('');
