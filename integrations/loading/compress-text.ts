import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildCache } from '../build-cache/build-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const cached = buildCache<Buffer>(import.meta.url);

/** Brotli levels; `quick` takes a tenth of the time for a tenth more bytes. */
const qualities = { best: 11, quick: 9 } as const;
export type Quality = keyof typeof qualities;

const compressors = {
  br: (body: Buffer, quality: Quality) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: qualities[quality] } }),
  gz: (body: Buffer) => zip(body, { level: 9 }),
};

/**
 * Compresses a text with brotli or gzip. Brotli's highest level takes a quarter of a second per
 * page: each text is compressed once, in the thread pool, and cached for later builds.
 */
export const compressText = (body: Buffer, ending: keyof typeof compressors, quality: Quality) =>
  cached([hash('sha256', body), ending, quality], () => compressors[ending](body, quality));
