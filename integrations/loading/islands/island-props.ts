import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFragment } from 'parse5';

const openTag = /<astro-island(?:[^>"]|"[^"]*")*>/g;

/** Minimum length of a prop in characters of JSON; a shorter one stays in the page. */
const minPropLength = 60;

/** Minimum length of an island's long props together; less is not worth a request. */
const minTotalLength = 250;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Moves long props of islands to JSON files, each the same on all pages with that island. Props
 * repeat what the HTML shows, and only the island's code reads them: 0.9 KB (compressed) on an
 * ordinary page (header and chat), 1.5 KB on one with forms. deferred-props.inline.ts fetches them
 * when the island hydrates. Props that differ between pages are short and stay.
 */
export class IslandProps {
  readonly #files = new Map<string, string>();

  /**
   * Returns the page with links to the files, and without island attributes that no script reads:
   * `uid` and name.
   */
  extract(html: string): string {
    return html.replace(openTag, (given) => {
      // The `uid` depends on the absolute path of the source: two checkouts would never build the
      // same page.
      const tag = given
        .replace(/ uid="[^"]*"/, '')
        .replace(/( opts="\{)&quot;name&quot;:&quot;\w*&quot;,/, '$1');
      const props = propsOf(tag);
      const entries = Object.entries(props).map(([name, value]) => {
        return { name, value, size: JSON.stringify(value).length };
      });
      const long = entries.filter(({ size }) => size >= minPropLength);
      if (long.reduce((sum, { size }) => sum + size, 0) < minTotalLength) return tag;
      const path = this.#file(Object.fromEntries(long.map(({ name, value }) => [name, value])));
      const rest = entries.filter(({ size }) => size < minPropLength);
      const own = JSON.stringify(Object.fromEntries(rest.map(({ name, value }) => [name, value])));
      return tag.replace(
        / props="[^"]*"/,
        () => ` data-props="${path}"${own === '{}' ? '' : ` props="${escaped(own)}"`}`,
      );
    });
  }

  /**
   * Writes the JSON files.
   * @param root folder of the built site
   */
  async write(root: string): Promise<void> {
    await mkdir(join(root, 'static/props'), { recursive: true });
    for (const [path, text] of this.#files) await writeFile(join(root, path), text);
  }

  #file(props: object): string {
    const text = JSON.stringify(props);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
    const path = `/static/props/${hash}.json`;
    this.#files.set(path, text);
    return path;
  }
}

/** Parses the props of an island's opening tag. */
function propsOf(tag: string): Record<string, unknown> {
  const [element] = parseFragment(tag).childNodes;
  const attributes = element && 'attrs' in element ? element.attrs : [];
  return JSON.parse(attributes.find(({ name }) => name === 'props')?.value ?? '{}');
}
