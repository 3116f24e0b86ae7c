import { hash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BodyShelf } from './body-shelf.ts';
import { contentType, isPackable } from './content-types.ts';
import { diskFile } from './disk-file.ts';
import type { FileBody, Stored } from './file-body.ts';
import type { FileHeaders } from './file-headers.ts';
import type { FileReader } from './file-reader.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One way in which a file goes out. */
export interface Variant {
  body: FileBody;
  etag: string;
}

export interface SiteFile {
  /** Content type. */
  type: string;
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
  /** Headers that all variants have, and a 304, too: one list for all files of the same. */
  shared: readonly string[];
  /** File served in its place from a moment on, in milliseconds since 1970: a closed opening. */
  closed?: { closes: number; file: SiteFile };
}

/** The file that is served at this moment under the path of another. */
export function currentFile(file: SiteFile | undefined): SiteFile | undefined {
  const closed = file?.closed;
  return closed && closed.closes <= Date.now() ? closed.file : file;
}

/** Headers of a 200. They are not kept: three lists for each of some thousand files are megabytes. */
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

/** What a file is made ready from. */
export interface FileParts {
  dist: string;
  /** Path below `dist`. */
  path: string;
  /** Path as a request names it. */
  url: string;
  /** Content security policy of a page, null for what is no page. */
  policy: string | null;
  /** All paths below `dist`. */
  present: ReadonlySet<string>;
  shelf: BodyShelf;
  read: FileReader;
  headers: FileHeaders;
}

/** Makes a picture or a film ready: it stays where it is. */
export function pictureFile(parts: FileParts): SiteFile {
  const body = diskFile(join(parts.dist, parts.path), parts.read.piece);
  return withVariants(parts, false, body.digest, { identity: body });
}

/** Makes any other file ready, whose bytes are given, with its twins, and puts all on the shelf. */
export async function shelvedFile(parts: FileParts, body: Buffer): Promise<SiteFile> {
  const { byteLength } = body;
  const digest = hash('sha256', body, 'base64url');
  const packable = isPackable(contentType(parts.path)) && byteLength > 256;
  const bodies: Bodies = { identity: body };
  if (packable) {
    const br = await twin(parts, body, '.br');
    if (br.byteLength < byteLength) bodies.br = parts.shelf.put(br);
    const gzip = await twin(parts, body, '.gz');
    if (gzip.byteLength < byteLength) {
      bodies.gzip = parts.shelf.put(gzip);
      bodies.identity = { gzip: bodies.gzip, byteLength };
    }
  }
  if (bodies.identity === body) bodies.identity = parts.shelf.put(body);
  return withVariants(parts, packable, digest, bodies);
}

interface Bodies {
  identity: FileBody;
  br?: Stored;
  gzip?: Stored;
}

function withVariants(
  { path, url, policy, headers }: FileParts,
  packable: boolean,
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
    shared: headers({ url, type, policy }, packable),
  };
}

/** The packed twin that the build left or, where it left none, one made here. */
async function twin(
  { dist, path, present, read }: FileParts,
  body: Buffer,
  ending: '.br' | '.gz',
): Promise<Buffer> {
  if (present.has(path + ending)) return read.twin(join(dist, path + ending));
  return ending === '.br' ? brotli(body) : packGzip(body);
}

// Quality 5 packs 250 pages in about a second; the build's own twins are packed harder.
const brotli = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const packGzip = (body: Buffer) => promisify(gzip)(body, { level: 6 });
