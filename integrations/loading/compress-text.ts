import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildCache } from '../build-cache/build-cache.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const getCached = buildCache<Buffer>(import.meta.url);

/** Brotli levels; `quick` takes a tenth of the time for a tenth more bytes. */
const brotliLevels = { best: 11, quick: 9 } as const;
export type Quality = keyof typeof brotliLevels;

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
