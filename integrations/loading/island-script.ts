import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleInline } from '../inline-script/bundle-inline.ts';

const awaitedProps = bundleInline(new URL('islands/awaited-props.inline.ts', import.meta.url));
/** Astro writes it into pages as it is for browsers of 2019; for ours it takes a tenth less. */
const elementCode = bundleInline(
  new URL(import.meta.resolve('astro/runtime/server/astro-island.js')),
);

/** Defines the element of Astro's islands. */
const elementScript =
  /<script>(?:(?!<\/script>)[\s\S])*?customElements\.define\("astro-island"[\s\S]*?<\/script>/;

/**
 * The element of Astro's islands and what brings its properties: 1.6 KB (compressed), the same on all
 * pages. They become one file that is kept, and asked for at the end of the body: islands that are
 * there already wake up when it runs. What says when one wakes stays in the page and listens from
 * the start.
 */
export class IslandScript {
  readonly #files = new Map<string, string>();

  /** The page with a link to the file in place of the script; one without islands has neither. */
  async lift(html: string): Promise<string> {
    const [element] = elementScript.exec(html) ?? [];
    if (!element) return html;
    const code = [await awaitedProps, await elementCode].join('\n');
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const path = `/static/js/islands.${hash}.js`;
    this.#files.set(path, code);
    return html
      .replace(element, '')
      .replace('</body>', () => `<script defer src="${path}"></script></body>`);
  }

  /** Writes what the pages link; `root` is the folder of the built site. */
  async write(root: string): Promise<void> {
    await mkdir(join(root, 'static/js'), { recursive: true });
    for (const [path, code] of this.#files) await writeFile(join(root, path), code);
  }
}
