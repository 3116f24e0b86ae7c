import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFragment } from 'parse5';

const openTagPattern = /<astro-island(?:[^>"]|"[^"]*")*>/g;

/** Minimum length of a prop in characters of JSON; shorter props stay in the page. */
const minPropLength = 60;

/** Minimum total length of an island's long props; shorter ones are not worth a request. */
const minTotalLength = 250;

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Moves long props of islands to JSON files, which all pages with the same island share. Props
 * repeat content of the HTML, and only the island's code reads them. They are 0.9 KB (compressed)
 * on an ordinary page, which has a header and a chat, and 1.5 KB on a page with forms.
 * deferred-props.inline.ts fetches them when the island hydrates. Props that differ between pages
 * are short and stay.
 */
export class IslandProps {
  readonly #textByPath = new Map<string, string>();

  /**
   * Returns the page with links to the files, and without island attributes that no script reads:
   * `uid` and name.
   */
  extract(html: string): string {
    return html.replace(openTagPattern, (originalTag) => {
      // The `uid` depends on the absolute path of the source: two checkouts would never build the
      // same page.
      const tag = originalTag
        .replace(/ uid="[^"]*"/, '')
        .replace(/( opts="\{)&quot;name&quot;:&quot;\w*&quot;,/, '$1');
      const props = propsOf(tag);
      const entries = Object.entries(props).map(([name, value]) => {
        return { name, value, size: JSON.stringify(value).length };
      });
      const longEntries = entries.filter(({ size }) => size >= minPropLength);
      if (longEntries.reduce((sum, { size }) => sum + size, 0) < minTotalLength) return tag;
      const path = this.#addFile(propsFrom(longEntries));
      const shortEntries = entries.filter(({ size }) => size < minPropLength);
      const inlineProps = JSON.stringify(propsFrom(shortEntries));
      return tag.replace(
        / props="[^"]*"/,
        () =>
          ` data-props="${path}"${inlineProps === '{}' ? '' : ` props="${escapeAttribute(inlineProps)}"`}`,
      );
    });
  }

  /**
   * Writes the JSON files.
   * @param siteFolder folder of the built site
   */
  async write(siteFolder: string): Promise<void> {
    await mkdir(join(siteFolder, 'static/props'), { recursive: true });
    for (const [path, text] of this.#textByPath) await writeFile(join(siteFolder, path), text);
  }

  #addFile(props: object): string {
    const text = JSON.stringify(props);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10);
    const path = `/static/props/${hash}.json`;
    this.#textByPath.set(path, text);
    return path;
  }
}

const propsFrom = (entries: { name: string; value: unknown }[]) =>
  Object.fromEntries(entries.map(({ name, value }) => [name, value]));

/** Parses the props of an island's opening tag. */
function propsOf(tag: string): Record<string, unknown> {
  const [element] = parseFragment(tag).childNodes;
  const attributes = element && 'attrs' in element ? element.attrs : [];
  return JSON.parse(attributes.find(({ name }) => name === 'props')?.value ?? '{}');
}
