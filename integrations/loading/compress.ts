import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './html-files.ts';
import { pathOf } from './stands-for-another.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text that is worth compressing; pictures and fonts are packed already. */
const text = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Smaller files do not shrink below one packet. */
const worthwhile = 512;

/** Names in the cache; another build's files that are still being written have longer ones. */
const finished = /^[\da-f]{64}\.(?:br|gz)$/;

/** The best, and what takes a tenth of the time for a tenth more bytes. */
const qualities = { best: 11, quick: 9 } as const;
type Quality = keyof typeof qualities;

const packers = {
  br: (body: Buffer, quality: Quality) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[quality] } }),
  gz: (body: Buffer) => zip(body, { level: 9 }),
};

/**
 * Brotli and gzip twins of text, for our server and for any CDN that takes them. Brotli at its best
 * takes a quarter of a second a page: each text is packed once, in the thread pool while the next
 * page is made ready, and kept by its hash for the next build.
 */
export class Twins {
  readonly #cache: string;
  readonly #packed = new Map<string, Promise<Buffer>>();

  /** `cache` is a folder that may be deleted at any time. */
  constructor(cache = `node_modules/.cache/site-twins-${process.versions.brotli}`) {
    this.#cache = cache;
  }

  /** Starts with a text that a file will have in the end; `quick` for one that few will ask for. */
  prepare(body: Buffer, quality: Quality = 'best'): void {
    // `write` asks for the same again and sees what went wrong.
    this.#pack(body, 'br', quality).catch(() => {});
  }

  /**
   * Writes `.br` and `.gz` beside every text file below `root`; forgets what no file had. `isRare`
   * says of a path from the site's root that few will ask for it.
   */
  async write(root: string, isRare: (path: string) => boolean = () => false): Promise<void> {
    await mkdir(this.#cache, { recursive: true });
    const files = await filesBelow(root, text);
    await Promise.all(
      files.map(async (file) => {
        const body = await readFile(file);
        if (body.length < worthwhile) return;
        const quality = isRare(pathOf(root, file)) ? 'quick' : 'best';
        for (const ending of ['br', 'gz'] as const) {
          await writeFile(`${file}.${ending}`, await this.#pack(body, ending, quality));
        }
      }),
    );
    for (const name of await readdir(this.#cache)) {
      if (finished.test(name) && !this.#packed.has(name))
        await rm(join(this.#cache, name), { force: true });
    }
  }

  #pack(body: Buffer, ending: keyof typeof packers, quality: Quality = 'best'): Promise<Buffer> {
    const name = `${createHash('sha256').update(body).digest('hex')}.${ending}`;
    const packed =
      this.#packed.get(name) ?? this.#recall(name, () => packers[ending](body, quality));
    this.#packed.set(name, packed);
    return packed;
  }

  async #recall(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.#cache, name);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const made = await make();
    await mkdir(this.#cache, { recursive: true });
    // A build that is killed leaves no half file behind.
    await writeFile(`${file}.${process.pid}`, made);
    await rename(`${file}.${process.pid}`, file);
    return made;
  }
}
