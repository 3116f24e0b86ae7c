import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { filesBelow } from './html-files.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([element]) => !element.startsWith('<script type="application/ld+json"'))
    .map(([, text = '']) => hash(text));

/** Returns the origins of frames that are loaded after a click (elements/embed). */
const embedsOf = (html: string) =>
  [...html.matchAll(/ data-embed="(https:\/\/[\w.-]+)"/g)].map(([, origin = '']) => origin);

/**
 * Writes `dist/csp.json`: hashes of all inline scripts (few, the same on all pages) and, by page,
 * of its inline styles, with the origins of its frames. Read by the server and never served.
 */
export async function contentSecurity(root: string): Promise<void> {
  const script = new Set<string>();
  const pages: Record<string, { style: string[]; frame?: string[] }> = {};
  for (const file of await filesBelow(root, /\.html$/)) {
    const html = await readFile(file, 'utf8');
    for (const item of inlineOf(html, 'script')) script.add(item);
    const path = `/${relative(root, file)
      .split(sep)
      .join('/')
      .replace(/\.html$/, '')}`;
    const frame = [...new Set(embedsOf(html))];
    pages[path === '/index' ? '/' : path] = {
      style: [...new Set(inlineOf(html, 'style'))],
      ...(frame.length > 0 && { frame }),
    };
  }
  await writeFile(join(root, 'csp.json'), JSON.stringify({ script: [...script].sort(), pages }));
}
