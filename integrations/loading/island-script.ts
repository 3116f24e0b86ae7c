import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleInline } from '../inline-script/bundle-inline.ts';

const deferredProps = bundleInline(new URL('islands/deferred-props.inline.ts', import.meta.url));
/**
 * Astro's island element; Astro compiles it for browsers of 2019, for ours it is a tenth smaller.
 */
const elementCode = bundleInline(
  new URL(import.meta.resolve('astro/runtime/server/astro-island.js')),
);

/** Matches the inline script that defines Astro's island element. */
const elementScript =
  /<script>(?:(?!<\/script>)[\s\S])*?customElements\.define\("astro-island"[\s\S]*?<\/script>/;

/**
 * Moves the island element and the loader of deferred props, 1.6 KB (compressed) and the same on
 * all pages, to one cached file at the end of the body: islands in the page wake when it runs. The
 * client directives stay in the page and listen from the start.
 */
export class IslandScript {
  readonly #files = new Map<string, string>();

  /**
   * Returns the page with a link to the file instead of the script; a page without islands stays as
   * it is.
   */
  async extract(html: string): Promise<string> {
    const [element] = elementScript.exec(html) ?? [];
    if (!element) return html;
    const code = [await deferredProps, await elementCode].join('\n');
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const path = `/static/js/islands.${hash}.js`;
    this.#files.set(path, code);
    return html
      .replace(element, '')
      .replace('</body>', () => `<script defer src="${path}"></script></body>`);
  }

  /**
   * Writes the script file.
   * @param root folder of the built site
   */
  async write(root: string): Promise<void> {
    await mkdir(join(root, 'static/js'), { recursive: true });
    for (const [path, code] of this.#files) await writeFile(join(root, path), code);
  }
}
