import { hash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isCompressible } from './content-types.ts';
import { readDiskFile } from './disk-file.ts';
import type { FileBody, StoredBody } from './file-body.ts';
import type { FileHeaders } from './file-headers.ts';
import type { FileReader } from './file-reader.ts';
import type { ResponseCache } from './response-cache.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One encoding of a file. */
export interface Variant {
  body: FileBody;
  etag: string;
}

export interface SiteFile {
  /** Content type. */
  type: string;
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
  /** Headers of all variants and of a 304; one array for all files with the same headers. */
  sharedHeaders: readonly string[];
  /** Page of a job opening: the version from `closesAt` on, in milliseconds since 1970. */
  closed?: { closesAt: number; file: SiteFile };
}

/** Returns the file that is served now under the path of a file. */
export function currentFile(file: SiteFile | undefined): SiteFile | undefined {
  const closedVersion = file?.closed;
  return closedVersion && closedVersion.closesAt <= Date.now() ? closedVersion.file : file;
}

/**
 * Builds the headers of a 200. They are not stored: three arrays for each of some thousand files
 * are megabytes.
 */
export function headersOf(
  { type, sharedHeaders }: SiteFile,
  encoding: Encoding,
  variant: Variant,
): string[] {
  const length = String(variant.body.byteLength);
  return encoding === 'identity'
    ? ['Content-Type', type, 'Content-Length', length, 'ETag', variant.etag, ...sharedHeaders]
    : [
        ...['Content-Type', type, 'Content-Length', length, 'Content-Encoding', encoding],
        ...['ETag', variant.etag, ...sharedHeaders],
      ];
}

/** Size up to which compression saves nothing, in bytes. */
const minCompressedBytes = 256;

/** Input for preparing a file. */
export interface FileInput {
  dist: string;
  /** Path relative to `dist`. */
  path: string;
  /** Path as a request names it. */
  url: string;
  /** Content security policy of a page; null for other files. */
  policy: string | null;
  /** All paths in `dist`. */
  allPaths: ReadonlySet<string>;
  cache: ResponseCache;
  reader: FileReader;
  createHeaders: FileHeaders;
}

/** Prepares a picture or video, which is sent directly from the built site. */
export function diskSiteFile(input: FileInput): SiteFile {
  const body = readDiskFile(join(input.dist, input.path), input.reader.chunk);
  return createSiteFile(input, false, body.digest, { identity: body });
}

/**
 * Prepares any other file from its bytes, with its compressed versions, and adds all to the cache.
 */
export async function cachedSiteFile(input: FileInput, body: Buffer): Promise<SiteFile> {
  const { byteLength } = body;
  const digest = hash('sha256', body, 'base64url');
  const compressible = isCompressible(contentType(input.path)) && byteLength > minCompressedBytes;
  const bodies: Bodies = { identity: body };
  if (compressible) {
    const br = await readOrCompress(input, body, '.br');
    if (br.byteLength < byteLength) bodies.br = input.cache.put(br);
    const gzip = await readOrCompress(input, body, '.gz');
    if (gzip.byteLength < byteLength) {
      bodies.gzip = input.cache.put(gzip);
      bodies.identity = { gzip: bodies.gzip, byteLength };
    }
  }
  if (bodies.identity === body) bodies.identity = input.cache.put(body);
  return createSiteFile(input, compressible, digest, bodies);
}

interface Bodies {
  identity: FileBody;
  br?: StoredBody;
  gzip?: StoredBody;
}

function createSiteFile(
  { path, url, policy, createHeaders }: FileInput,
  compressible: boolean,
  digest: string,
  { identity, br, gzip }: Bodies,
): SiteFile {
  const type = contentType(path);
  const tag = digest.slice(0, 22);
  return {
    type,
    variants: {
      identity: { body: identity, etag: `"${tag}"` },
      ...(br && { br: { body: br, etag: `"${tag}-br"` } }),
      ...(gzip && { gzip: { body: gzip, etag: `"${tag}-gzip"` } }),
    },
    sharedHeaders: createHeaders({ url, type, policy }, compressible),
  };
}

/** Returns the precompressed file of the build or, if missing, compresses the body here. */
async function readOrCompress(
  { dist, path, allPaths, reader }: FileInput,
  body: Buffer,
  extension: '.br' | '.gz',
): Promise<Buffer> {
  if (allPaths.has(path + extension)) return reader.readPrecompressed(join(dist, path + extension));
  return extension === '.br' ? compressBrotli(body) : compressGzip(body);
}

// Quality 5 compresses 250 pages in about a second; the build's own files are compressed harder.
const compressBrotli = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const compressGzip = (body: Buffer) => promisify(gzip)(body, { level: 6 });
