import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleInline } from '../inline-script/bundle-inline.ts';

const deferredProps = bundleInline(new URL('islands/deferred-props.inline.ts', import.meta.url));
/**
 * Code of Astro's island element. Astro compiles it for browsers of 2019; compiled for the browsers
 * that we support it is a tenth smaller.
 */
const elementCode = bundleInline(
  new URL(import.meta.resolve('astro/runtime/server/astro-island.js')),
);

/** Matches the inline script that defines Astro's island element. */
const elementScriptPattern =
  /<script>(?:(?!<\/script>)[\s\S])*?customElements\.define\("astro-island"[\s\S]*?<\/script>/;

/**
 * Moves the island element and the loader of deferred props to a cached file at the end of the
 * body: they are 1.6 KB (compressed) and the same on all pages. Islands start to hydrate when the
 * file runs. The client directives stay in the page and listen from the start.
 */
export class IslandScript {
  readonly #codeByPath = new Map<string, string>();

  /**
   * Returns the page with a link to the file instead of the script; a page without islands is
   * returned unchanged.
   */
  async extract(html: string): Promise<string> {
    const [script] = elementScriptPattern.exec(html) ?? [];
    if (!script) return html;
    const code = [await deferredProps, await elementCode].join('\n');
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const path = `/static/js/islands.${hash}.js`;
    this.#codeByPath.set(path, code);
    return html
      .replace(script, '')
      .replace('</body>', () => `<script defer src="${path}"></script></body>`);
  }

  /**
   * Writes the script file.
   * @param siteFolder folder of the built site
   */
  async write(siteFolder: string): Promise<void> {
    await mkdir(join(siteFolder, 'static/js'), { recursive: true });
    for (const [path, code] of this.#codeByPath) await writeFile(join(siteFolder, path), code);
  }
}
