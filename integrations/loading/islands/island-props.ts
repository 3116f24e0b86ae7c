import { parseFragment } from 'parse5';
import type { SharedFiles } from '../shared-files.ts';

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
 * are short and stay. Also removes island attributes that no script reads: `uid` and name.
 */
export const moveIslandProps = (html: string, files: SharedFiles): string =>
  html.replace(openTagPattern, (originalTag) => {
    // The `uid` depends on the absolute path of the source: two checkouts would never build the
    // same page.
    const tag = originalTag
      .replace(/ uid="[^"]*"/, '')
      .replace(/( opts="\{)&quot;name&quot;:&quot;\w*&quot;,/, '$1');
    const entries = Object.entries(propsOf(tag)).map((entry) => {
      return { entry, size: JSON.stringify(entry[1]).length };
    });
    const { long = [], short = [] } = Object.groupBy(entries, ({ size }) =>
      size < minPropLength ? 'short' : 'long',
    );
    if (long.reduce((sum, { size }) => sum + size, 0) < minTotalLength) return tag;
    const path = files.add('/static/props/*.json', jsonOf(long));
    const props = short.length > 0 ? ` props="${escapeAttribute(jsonOf(short))}"` : '';
    return tag.replace(/ props="[^"]*"/, () => ` data-props="${path}"${props}`);
  });

const jsonOf = (entries: readonly { entry: [name: string, value: unknown] }[]) =>
  JSON.stringify(Object.fromEntries(entries.map(({ entry }) => entry)));

/** Parses the props of an island's opening tag. */
function propsOf(tag: string): Record<string, unknown> {
  const [element] = parseFragment(tag).childNodes;
  const attributes = element && 'attrs' in element ? element.attrs : [];
  return JSON.parse(attributes.find(({ name }) => name === 'props')?.value ?? '{}');
}
