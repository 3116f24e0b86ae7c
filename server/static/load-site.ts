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
 * build left none. Pages and code are cached in `folder`; pictures are sent directly from `dist`.
 * @throws Error for people when there is no built site.
 */
export async function loadSite(dist: string, folder = tmpdir()): Promise<Site> {
  const paths = listFiles(dist);
  if (paths.length === 0) {
    throw new Error(`There is no built site in ${dist}/. Build it first: npm run build.`);
  }
  const allPaths = new Set(paths);
  const hashesOf = readPageHashes(dist);
  const files = new Map<string, SiteFile>();
  const canonicalByUrl = new Map<string, string>();
  const cache = new ResponseCache(folder);
  const reader = new FileReader();
  const createHeaders = createFileHeaders();
  for (const path of paths) {
    // Lets a server that replaces its site respond to requests meanwhile.
    await nextTurn();
    if (path === hashesFile || isPrecompressed(path, allPaths)) continue;
    const url = urlOf(path);
    const isPage = path.endsWith('.html');
    const policy = isPage ? pagePolicy(hashesOf(url)) : null;
    const input = { dist, path, url, policy, allPaths, cache, reader, createHeaders };
    if (!isPage && staysOnDisk(contentType(path), statSync(join(dist, path)).size)) {
      files.set(url, diskSiteFile(input));
      continue;
    }
    const body = reader.readFile(join(dist, path));
    const file = await cachedSiteFile(input, body);
    const closedPage = isPage ? closedJobPage(body) : undefined;
    if (closedPage) {
      // The build's precompressed files are those of the open page.
      const closedFile = await cachedSiteFile({ ...input, allPaths: new Set() }, closedPage.html);
      file.closed = { closesAt: closedPage.closesAt, file: closedFile };
    }
    files.set(url, file);
    const canonical = isPage ? canonicalLink(body) : null;
    if (canonical !== null) canonicalByUrl.set(url, canonical);
  }
  const notFound = files.get('/404') ?? null;
  files.delete('/404');
  return {
    files,
    canonicalPaths: new Map([
      ...readRedirects(dist),
      ...canonicalPathsOf([...files.keys()], canonicalByUrl),
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

const isPrecompressed = (path: string, allPaths: ReadonlySet<string>) =>
  /\.(br|gz)$/.test(path) && allPaths.has(path.replace(/\.(br|gz)$/, ''));

/** `index.html` → `/`, `page/about-us.html` and `page/about-us/index.html` → `/page/about-us`. */
const urlOf = (path: string) =>
  path.endsWith('.html')
    ? `/${path.slice(0, -'.html'.length).replace(/(^|\/)index$/, '')}`
    : `/${path}`;

/** Returns the path of a page's canonical link, or null. */
function canonicalLink(html: Buffer): string | null {
  const head = html.subarray(0, 64 * 1024).toString('utf8');
  const tags = head.match(/<link\b[^<>]*>/g) ?? [];
  const tag = tags.find((candidate) => /\brel="canonical"/.test(candidate));
  const href = tag && /\bhref="([^"]+)"/.exec(tag)?.[1];
  return (href && URL.parse(href, 'http://localhost')?.pathname) || null;
}

/**
 * Maps lower-case paths to canonical ones; of paths that differ by letter case only, the page with
 * itself as canonical link wins.
 */
function canonicalPathsOf(
  urls: string[],
  canonicalByUrl: ReadonlyMap<string, string>,
): Map<string, string> {
  const urlByLowerCase = new Map<string, string>();
  for (const url of urls) {
    const key = url.toLowerCase();
    if (!urlByLowerCase.has(key) || canonicalByUrl.get(url) === url) urlByLowerCase.set(key, url);
  }
  return urlByLowerCase;
}
