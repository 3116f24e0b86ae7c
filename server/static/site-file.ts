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
  shared: readonly string[];
  /** File that replaces it from a time on, in milliseconds since 1970: a closed opening. */
  closed?: { closes: number; file: SiteFile };
}

/** Returns the file that is served now under the path of a file. */
export function currentFile(file: SiteFile | undefined): SiteFile | undefined {
  const closed = file?.closed;
  return closed && closed.closes <= Date.now() ? closed.file : file;
}

/**
 * Builds the headers of a 200. They are not stored: three arrays for each of some thousand files
 * are megabytes.
 */
export function headersOf(
  { type, shared }: SiteFile,
  encoding: Encoding,
  variant: Variant,
): string[] {
  const length = String(variant.body.byteLength);
  return encoding === 'identity'
    ? ['Content-Type', type, 'Content-Length', length, 'ETag', variant.etag, ...shared]
    : [
        ...['Content-Type', type, 'Content-Length', length, 'Content-Encoding', encoding],
        ...['ETag', variant.etag, ...shared],
      ];
}

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
  present: ReadonlySet<string>;
  cache: ResponseCache;
  read: FileReader;
  headers: FileHeaders;
}

/** Prepares a picture or video, which is served from its place. */
export function diskSiteFile(parts: FileInput): SiteFile {
  const body = readDiskFile(join(parts.dist, parts.path), parts.read.chunk);
  return withVariants(parts, false, body.digest, { identity: body });
}

/**
 * Prepares any other file from its bytes, with its compressed versions, and adds all to the cache.
 */
export async function cachedSiteFile(parts: FileInput, body: Buffer): Promise<SiteFile> {
  const { byteLength } = body;
  const digest = hash('sha256', body, 'base64url');
  const compressible = isCompressible(contentType(parts.path)) && byteLength > 256;
  const bodies: Bodies = { identity: body };
  if (compressible) {
    const br = await precompressed(parts, body, '.br');
    if (br.byteLength < byteLength) bodies.br = parts.cache.put(br);
    const gzip = await precompressed(parts, body, '.gz');
    if (gzip.byteLength < byteLength) {
      bodies.gzip = parts.cache.put(gzip);
      bodies.identity = { gzip: bodies.gzip, byteLength };
    }
  }
  if (bodies.identity === body) bodies.identity = parts.cache.put(body);
  return withVariants(parts, compressible, digest, bodies);
}

interface Bodies {
  identity: FileBody;
  br?: StoredBody;
  gzip?: StoredBody;
}

function withVariants(
  { path, url, policy, headers }: FileInput,
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
    shared: headers({ url, type, policy }, compressible),
  };
}

/** Returns the precompressed file of the build or, if missing, compresses the body here. */
async function precompressed(
  { dist, path, present, read }: FileInput,
  body: Buffer,
  ending: '.br' | '.gz',
): Promise<Buffer> {
  if (present.has(path + ending)) return read.precompressed(join(dist, path + ending));
  return ending === '.br' ? compressBrotli(body) : compressGzip(body);
}

// Quality 5 compresses 250 pages in about a second; the build's own files are compressed harder.
const compressBrotli = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const compressGzip = (body: Buffer) => promisify(gzip)(body, { level: 6 });
