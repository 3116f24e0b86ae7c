import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pagePolicy } from '../security/content-policy.ts';
import { contentType, isMedia, isPackable } from './content-types.ts';
import { type FileBody, staysOnDisk } from './file-body.ts';
import { fileHeaders } from './file-headers.ts';
import { hashesFile, readPageHashes } from './page-hashes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One way in which a file goes out: its bytes and its headers, flat as Node writes them fastest. */
export interface Variant {
  body: FileBody;
  headers: readonly string[];
  etag: string;
}

export interface SiteFile {
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
  /** Headers of a 304. */
  unchanged: Readonly<Record<Encoding, readonly string[]>>;
  media: boolean;
}

/** The built site: pages and code in memory, pictures on the disk. */
export interface Site {
  /** By exact path, as a request names it. */
  files: ReadonlyMap<string, SiteFile>;
  /** The canonical spelling of each path by its lower-case form. */
  spellings: ReadonlyMap<string, string>;
  /** The page for every unknown path. */
  notFound: SiteFile | null;
}

/**
 * Reads a built site (pages and code into memory), with the packed twins (`x.br`, `x.gz`) that the build left or,
 * where it left none, made here.
 * @throws Error in plain words when there is no built site.
 */
export async function loadSite(dist: string): Promise<Site> {
  const paths = listFiles(dist);
  if (paths.length === 0) {
    throw new Error(`There is no built site in ${dist}/. Build it first: npm run build.`);
  }
  const present = new Set(paths);
  const hashesOf = readPageHashes(dist);
  const files = new Map<string, SiteFile>();
  const canonicalOf = new Map<string, string>();
  for (const path of paths) {
    if (path === hashesFile || isTwin(path, present)) continue;
    const body = readFileSync(join(dist, path));
    const url = urlOf(path);
    const type = contentType(path);
    const policy = path.endsWith('.html') ? pagePolicy(hashesOf(url)) : null;
    files.set(url, await siteFile({ dist, path, url, body, type, policy, present }));
    const canonical = path.endsWith('.html') ? canonicalLink(body) : null;
    if (canonical !== null) canonicalOf.set(url, canonical);
  }
  const notFound = files.get('/404') ?? null;
  files.delete('/404');
  return { files, spellings: spellings([...files.keys()], canonicalOf), notFound };
}

function listFiles(dist: string): string[] {
  try {
    return readdirSync(dist, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  } catch {
    return [];
  }
}

const isTwin = (path: string, present: ReadonlySet<string>) =>
  /\.(br|gz)$/.test(path) && present.has(path.replace(/\.(br|gz)$/, ''));

/** `index.html` → `/`, `page/about-us.html` and `page/about-us/index.html` → `/page/about-us`. */
const urlOf = (path: string) =>
  path.endsWith('.html')
    ? `/${path.slice(0, -'.html'.length).replace(/(^|\/)index$/, '')}`
    : `/${path}`;

/** The path that a page names as its canonical one, or null. */
function canonicalLink(html: Buffer): string | null {
  const head = html.subarray(0, 64 * 1024).toString('utf8');
  const tags = head.match(/<link\b[^<>]*>/g) ?? [];
  const tag = tags.find((found) => /\brel="canonical"/.test(found));
  const href = tag && /\bhref="([^"]+)"/.exec(tag)?.[1];
  return (href && URL.parse(href, 'http://localhost')?.pathname) || null;
}

/** Where two paths differ by letter case alone, the one that calls itself canonical wins. */
function spellings(urls: string[], canonicalOf: ReadonlyMap<string, string>): Map<string, string> {
  const chosen = new Map<string, string>();
  for (const url of urls) {
    const key = url.toLowerCase();
    if (!chosen.has(key) || canonicalOf.get(url) === url) chosen.set(key, url);
  }
  return chosen;
}

interface FileParts {
  dist: string;
  path: string;
  url: string;
  body: Buffer;
  type: string;
  policy: string | null;
  present: ReadonlySet<string>;
}

async function siteFile(parts: FileParts): Promise<SiteFile> {
  const { body, type, path, dist } = parts;
  const packable = isPackable(type) && body.byteLength > 256;
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const shared = fileHeaders(parts, packable);
  const variant = (encoding: Encoding, content: FileBody): Variant => {
    const etag = etagOf(digest, encoding);
    const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    const headers = ['Content-Type', type, 'Content-Length', String(content.byteLength), ...coding];
    return { body: content, etag, headers: [...headers, 'ETag', etag, ...shared] };
  };
  const byteLength = body.byteLength;
  const kept = staysOnDisk(type) ? { path: join(dist, path), byteLength } : body;
  const variants: SiteFile['variants'] = { identity: variant('identity', kept) };
  if (packable) {
    const [br, gzip] = await Promise.all([
      twin(parts, '.br', brotli),
      twin(parts, '.gz', packGzip),
    ]);
    if (br.byteLength < byteLength) variants.br = variant('br', br);
    if (gzip.byteLength < byteLength) {
      variants.gzip = variant('gzip', gzip);
      variants.identity = variant('identity', { gzip, byteLength });
    }
  }
  const unchanged = (encoding: Encoding) => ['ETag', etagOf(digest, encoding), ...shared];
  return {
    variants,
    unchanged: { br: unchanged('br'), gzip: unchanged('gzip'), identity: unchanged('identity') },
    media: isMedia(contentType(path)),
  };
}

const etagOf = (digest: string, encoding: Encoding) =>
  encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;

async function twin(
  { dist, path, body, present }: FileParts,
  ending: '.br' | '.gz',
  pack: (body: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  return present.has(path + ending) ? readFileSync(join(dist, path + ending)) : pack(body);
}

// Quality 5 packs 250 pages in about a second; the build's own twins are packed harder.
const brotli = (body: Buffer) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const packGzip = (body: Buffer) => promisify(gzip)(body, { level: 6 });
