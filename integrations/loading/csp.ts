import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../built-site/list-files.ts';
import { urlPathOf } from '../built-site/url-path.ts';

const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the CSP hashes of a page's inline scripts or styles; JSON-LD is data and needs none. */
const inlineHashes = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([element]) => !element.startsWith('<script type="application/ld+json"'))
    .map(([, text = '']) => hashSource(text));

/** Returns the origins of frames that are loaded after a click (elements/embed). */
const embedOrigins = (html: string) =>
  [...html.matchAll(/ data-embed="(https:\/\/[\w.-]+)"/g)].map(([, origin = '']) => origin);

/**
 * Writes `dist/csp.json`, which the server reads and never serves: the hashes of all inline
 * scripts, which are few because pages share them, and for each page the hashes of its inline
 * styles and the origins of its frames.
 */
export async function writeContentSecurity(siteFolder: string): Promise<void> {
  const scriptHashes = new Set<string>();
  const pages: Record<string, { style: string[]; frame?: string[] }> = {};
  for (const file of await listFiles(siteFolder, /\.html$/)) {
    const html = await readFile(file, 'utf8');
    for (const scriptHash of inlineHashes(html, 'script')) scriptHashes.add(scriptHash);
    const path = urlPathOf(siteFolder, file);
    const frameOrigins = [...new Set(embedOrigins(html))];
    pages[path === '/index' ? '/' : path] = {
      style: [...new Set(inlineHashes(html, 'style'))],
      ...(frameOrigins.length > 0 && { frame: frameOrigins }),
    };
  }
  const policies = { script: [...scriptHashes].sort(), pages };
  await writeFile(join(siteFolder, 'csp.json'), JSON.stringify(policies));
}
