import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureRecord } from '../../src/media/picture-record.ts';
import { filesOfPictures } from './picture-set.ts';
import { rooms } from './rooms.ts';
import type { Source, Sources } from './sources.ts';

/** Addresses of films, drawings and sounds: what stands in `public/`, and what pages draw. */
export function addresses(sources: Sources): string[] {
  const files = readdirSync(join(sources.root, 'public'), { recursive: true, encoding: 'utf8' });
  const drawn = sources.list(rooms.pages, /\.svg\.ts$/);
  return [
    ...files.map((file) => `/${file.replaceAll('\\', '/')}`),
    ...drawn.map((file) => file.slice(rooms.pages.length).replace(/\.ts$/, '')),
  ].filter((file) => /\.(svg|png|jpg|avif|mp4|webm|mp3|m4a|glb|vtt)$/.test(file));
}

/**
 * Addresses of all files that an item shows and that no text can hold: its pictures, and films,
 * drawings and sounds that its code names with or without their endings.
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

/** What `curl --create-dirs -K -` reads: where each file comes from and where it goes. */
export const curlList = (site: string, assets: readonly string[]) =>
  assets.map((path) => `url = "${site}${path}"\noutput = "public${path}"\n`).join('');
