import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { HstsMode } from '../../server/hsts.ts';
import { pagePolicy } from '../../server/security/content-policy.ts';
import { hashesFile, readPageHashes } from '../../server/static/page-hashes.ts';
import { readRedirects } from '../../server/static/redirects.ts';
import type { SiteConfig } from '../../site.config.ts';
import { nginxFile } from './nginx-static.ts';
import { addPolicyElement } from './policy-element.ts';
import { headerRules, headersFile } from './static-headers.ts';
import { redirectsFile } from './static-redirects.ts';

/** Lists the files to upload, without compressed copies and hashes: hosts need neither. */
function listFiles(dist: string): string[] {
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const pathSet = new Set(paths);
  const isCompressed = (path: string) =>
    /\.(?:br|gz)$/.test(path) && pathSet.has(path.replace(/\.\w+$/, ''));
  return paths.filter((path) => path !== hashesFile && !isCompressed(path)).sort();
}

const pageUrl = (path: string) => `/${path.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/**
 * Copies a built site for a static host: `site/` with the policy in each page, `_headers` and
 * `_redirects`, and `nginx.conf` beside it.
 *
 * @param config configuration with the origin of the API, to which pages post
 * @returns the number of files below `site/`
 * @throws Error when the rules exceed the limits of Cloudflare Pages
 */
export function exportSite(
  dist: string,
  folder: string,
  { config, hsts }: { config: SiteConfig; hsts: HstsMode },
): number {
  const siteFolder = join(folder, 'site');
  const hashesOf = readPageHashes(dist);
  const paths = listFiles(dist);
  for (const path of paths) {
    const target = join(siteFolder, path);
    mkdirSync(dirname(target), { recursive: true });
    if (path.endsWith('.html')) {
      const html = readFileSync(join(dist, path), 'utf8');
      const policy = pagePolicy(hashesOf(pageUrl(path)), config);
      writeFileSync(target, addPolicyElement(html, policy));
    } else {
      copyFileSync(join(dist, path), target);
    }
  }
  const rules = headerRules(
    paths.map((path) => `/${path}`),
    hsts,
  );
  writeFileSync(join(siteFolder, '_headers'), headersFile(rules));
  const redirects = { apiOrigin: config.apiOrigin, moved: readRedirects(dist) };
  writeFileSync(join(siteFolder, '_redirects'), redirectsFile(redirects));
  writeFileSync(join(folder, 'nginx.conf'), nginxFile(rules, redirects));
  return paths.length + 2;
}
