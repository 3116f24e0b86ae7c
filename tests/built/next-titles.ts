import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../integrations/built-site/list-files.ts';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Compares the title of each link to the next page along the cord with the heading of that page.
 * @param site folder of the built site
 * @returns number of links, and those whose title is another: `file: title | heading`
 */
export async function compareNextTitles(site: string) {
  const links: string[] = [];
  const wrong: string[] = [];
  for (const file of await listFiles(site, /\.html$/)) {
    const html = readFileSync(file, 'utf8');
    const bands = [...html.matchAll(/<nav[^>]*>([\s\S]*?)<\/nav>/g)].map(([, band = '']) => band);
    const band = bands.find((each) => each.includes(' data-cord'));
    if (band === undefined) continue;
    const [, path = '', content = ''] = /<a href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/.exec(band) ?? [];
    const title = textOf(content.split('</span>')[1] ?? '');
    const target = join(site, `${path}.html`);
    const page = existsSync(target) ? readFileSync(target, 'utf8') : '';
    const heading = textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page)?.[1] ?? '');
    links.push(file);
    if (title === '' || title !== heading.replace(/\.$/, ''))
      wrong.push(`${file}: ${title} | ${heading}`);
  }
  return { count: links.length, wrong };
}
