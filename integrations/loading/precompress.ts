import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildCache } from '../build-cache/build-cache.ts';
import { listFiles } from '../built-site/list-files.ts';
import { urlPathOf } from '../built-site/url-path.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const getCached = buildCache<Buffer>(import.meta.url);

/** Brotli levels; `quick` takes a tenth of the time for a tenth more bytes. */
const brotliLevels = { best: 11, quick: 9 } as const;
type Quality = keyof typeof brotliLevels;

const compressors = {
  br: (body: Buffer, quality: Quality) =>
    brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevels[quality] } }),
  gz: (body: Buffer) => gzipAsync(body, { level: 9 }),
};

/**
 * Compresses a text with brotli or gzip. Brotli's highest level takes a quarter of a second per
 * page: each text is compressed once, in the thread pool, and cached for later builds.
 */
export const compressText = (body: Buffer, extension: keyof typeof compressors, quality: Quality) =>
  getCached([hash('sha256', body), extension, quality], () =>
    compressors[extension](body, quality),
  );

/** Matches text files; images and fonts are compressed already. */
const textFilePattern = /\.(html|css|js|json|svg|xml|txt|webmanifest)$/;

/** Minimum size in bytes; smaller files fit into one packet anyway. */
const minBytes = 512;

/**
 * Writes `.br` and `.gz` beside every text file of the built site, for our server and any CDN that
 * supports them.
 *
 * @param qualityOf chooses the compression of a file by its URL path and its content
 */
export async function precompress(
  siteFolder: string,
  qualityOf: (path: string, body: Buffer) => Quality = () => 'best',
): Promise<void> {
  const files = await listFiles(siteFolder, textFilePattern);
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      if (body.length < minBytes) return;
      const quality = qualityOf(urlPathOf(siteFolder, file), body);
      for (const extension of ['br', 'gz'] as const)
        await writeFile(`${file}.${extension}`, await compressText(body, extension, quality));
    }),
  );
}
