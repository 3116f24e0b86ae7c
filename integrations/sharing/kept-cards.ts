import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureRecord } from '../../src/media/picture-record.ts';
import { cardImage, cardSource } from './card-image.ts';
import type { CardWords } from './card-svg.ts';

/** To be raised when cards are to be drawn anew though what they say has not changed. */
const version = 1;

/**
 * Cards by what they are made of: one that says and shows the same as at the last build is not drawn
 * again. `cache` is a folder that may be deleted at any time.
 */
export class KeptCards {
  readonly #used = new Set<string>();
  readonly #media: string;
  readonly #cache: string;

  constructor(media: string, cache = 'node_modules/.cache/site-cards') {
    this.#media = media;
    this.#cache = cache;
  }

  /** The card of a page as a JPEG. */
  async draw(words: CardWords, picture?: PictureRecord): Promise<Buffer> {
    const name = `${await this.#key(words, picture)}.jpg`;
    this.#used.add(name);
    const file = join(this.#cache, name);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const drawn = await cardImage(words, picture, this.#media);
    await mkdir(this.#cache, { recursive: true });
    // A build that is killed leaves no half file behind.
    await writeFile(`${file}.${process.pid}`, drawn);
    await rename(`${file}.${process.pid}`, file);
    return drawn;
  }

  /** Forgets cards that no page of this build has. */
  async forgetOthers(): Promise<void> {
    for (const name of await readdir(this.#cache).catch(() => []))
      if (name.endsWith('.jpg') && !this.#used.has(name)) await rm(join(this.#cache, name));
  }

  async #key({ title, look, brand }: CardWords, picture?: PictureRecord): Promise<string> {
    const hash = createHash('sha256');
    hash.update(JSON.stringify([version, title, look, brand, picture?.focus]));
    if (picture) hash.update(await readFile(cardSource(picture, this.#media)));
    return hash.digest('hex');
  }
}
