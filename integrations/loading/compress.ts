import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './html-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text that is worth compressing; pictures, fonts and Pagefind's index are packed already. */
const text = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Smaller files do not shrink below one packet. */
const worthwhile = 512;

/** Writes `.br` and `.gz` beside every text file, for our server and for any CDN that takes them. */
export async function writeTwins(root: string): Promise<void> {
  const files = await filesBelow(root, text);
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      if (body.length < worthwhile) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await Promise.all([
        brotli(body, { params }).then((packed) => writeFile(`${file}.br`, packed)),
        zip(body, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
      ]);
    }),
  );
}
