import { readFileSync } from 'node:fs';
import { listFiles } from '../../integrations/built-site/list-files.ts';

/**
 * Drawing of the cord, for wide windows or for narrow ones: it comes in at their left edge, or leaves at
 * the right.
 */
const drawing = (width: number) =>
  new RegExp(
    `<svg[^>]* viewBox="0 0 ${width} [^>]*>(?:(?!</svg>)[\\s\\S])*? d="(?:M-3000|[^"]*L3000) `,
  );

/**
 * Finds the pages of the line, by the mark that their view transition needs.
 * @param site folder of the built site
 * @returns their number, and those whose first screen has no drawing for windows of both kinds
 */
export async function findDrawnPages(site: string) {
  const files = await listFiles(site, /\.html$/);
  const pages = files
    .map((file) => ({ file, html: readFileSync(file, 'utf8') }))
    .filter(({ html }) => /<html[^>]* data-cord-page/.test(html));
  const undrawn = pages.filter(({ html }) => {
    const first = /<section[^>]* data-first-screen[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    return ![1280, 390].every((width) => drawing(width).test(first));
  });
  return { count: pages.length, undrawn: undrawn.map(({ file }) => file) };
}
