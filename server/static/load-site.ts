import { readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pagePolicy } from '../security/content-policy.ts';
import { closedJobPage } from './closed-job-page.ts';
import { contentType } from './content-types.ts';
import { staysOnDisk } from './file-body.ts';
import { createFileHeaders } from './file-headers.ts';
import { FileReader } from './file-reader.ts';
import { hashesFile, readPageHashes } from './page-hashes.ts';
import { readRedirects } from './redirects.ts';
import { ResponseCache } from './response-cache.ts';
import { cachedSiteFile, diskSiteFile, type SiteFile } from './site-file.ts';

/** The built site. In memory are the facts about each file, and the bodies in demand. */
export interface Site {
  /** Files by exact request path. */
  files: ReadonlyMap<string, SiteFile>;
  /** Canonical paths by their lower-case form. */
  canonicalPaths: ReadonlyMap<string, string>;
  /** Page for unknown paths. */
  notFound: SiteFile | null;
  /** Cache of pages and code. */
  cache: ResponseCache;
}

/**
 * Reads a built site with its precompressed files (`x.br`, `x.gz`), which are made here if the
 * build left none. Pages and code are cached in `folder`; pictures are served from their place.
 * @throws Error for people when there is no built site.
 */
export async function loadSite(dist: string, folder = tmpdir()): Promise<Site> {
  const paths = listFiles(dist);
  if (paths.length === 0) {
    throw new Error(`There is no built site in ${dist}/. Build it first: npm run build.`);
  }
  const present = new Set(paths);
  const hashesOf = readPageHashes(dist);
  const files = new Map<string, SiteFile>();
  const canonicalOf = new Map<string, string>();
  const cache = new ResponseCache(folder);
  const read = new FileReader();
  const headers = createFileHeaders();
  for (const path of paths) {
    // A server that replaces its site answers meanwhile.
    await nextTurn();
    if (path === hashesFile || isPrecompressed(path, present)) continue;
    const url = urlOf(path);
    const isPage = path.endsWith('.html');
    const policy = isPage ? pagePolicy(hashesOf(url)) : null;
    const parts = { dist, path, url, policy, present, cache, read, headers };
    if (!isPage && staysOnDisk(contentType(path), statSync(join(dist, path)).size)) {
      files.set(url, diskSiteFile(parts));
      continue;
    }
    const body = read.file(join(dist, path));
    const file = await cachedSiteFile(parts, body);
    const closed = isPage ? closedJobPage(body) : undefined;
    if (closed) {
      // The build's precompressed files are those of the open page.
      const closedFile = await cachedSiteFile({ ...parts, present: new Set() }, closed.html);
      file.closed = { closes: closed.closes, file: closedFile };
    }
    files.set(url, file);
    const canonical = isPage ? canonicalLink(body) : null;
    if (canonical !== null) canonicalOf.set(url, canonical);
  }
  const notFound = files.get('/404') ?? null;
  files.delete('/404');
  return {
    files,
    canonicalPaths: new Map([
      ...readRedirects(dist),
      ...canonicalPathsOf([...files.keys()], canonicalOf),
    ]),
    notFound,
    cache,
  };
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

const isPrecompressed = (path: string, present: ReadonlySet<string>) =>
  /\.(br|gz)$/.test(path) && present.has(path.replace(/\.(br|gz)$/, ''));

/** `index.html` → `/`, `page/about-us.html` and `page/about-us/index.html` → `/page/about-us`. */
const urlOf = (path: string) =>
  path.endsWith('.html')
    ? `/${path.slice(0, -'.html'.length).replace(/(^|\/)index$/, '')}`
    : `/${path}`;

/** Returns the path of a page's canonical link, or null. */
function canonicalLink(html: Buffer): string | null {
  const head = html.subarray(0, 64 * 1024).toString('utf8');
  const tags = head.match(/<link\b[^<>]*>/g) ?? [];
  const tag = tags.find((found) => /\brel="canonical"/.test(found));
  const href = tag && /\bhref="([^"]+)"/.exec(tag)?.[1];
  return (href && URL.parse(href, 'http://localhost')?.pathname) || null;
}

/**
 * Maps lower-case paths to canonical ones; of paths that differ by letter case only, the page with
 * itself as canonical link wins.
 */
function canonicalPathsOf(
  urls: string[],
  canonicalOf: ReadonlyMap<string, string>,
): Map<string, string> {
  const chosen = new Map<string, string>();
  for (const url of urls) {
    const key = url.toLowerCase();
    if (!chosen.has(key) || canonicalOf.get(url) === url) chosen.set(key, url);
  }
  return chosen;
}
