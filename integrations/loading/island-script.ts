import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleInline } from '../inline-script/bundle-inline.ts';

const awaitedProps = bundleInline(new URL('islands/awaited-props.inline.ts', import.meta.url));
/** Astro writes it into pages as it is for browsers of 2019; for ours it takes a tenth less. */
const elementCode = bundleInline(
  new URL(import.meta.resolve('astro/runtime/server/astro-island.js')),
);

const script = (sign: string) =>
  new RegExp(`<script>((?:(?!</script>)[\\s\\S])*?${sign}[\\s\\S]*?)</script>`);

/** Says it when a part of the page cannot be loaded: only the element below ever tells. */
const failureScript = script('componentUrl');
/** Defines the element of Astro's islands. */
const elementScript = script(String.raw`customElements\.define\("astro-island"`);

/**
 * The element of Astro's islands, what hears of its failures and what brings its properties: 1.8 KB
 * (compressed), the same on all pages. They become one file that is kept, and asked for at the end of
 * the body: islands that are there already wake up when it runs. What says when one wakes stays in
 * the page and listens from the start.
 */
export class IslandScript {
  readonly #files = new Map<string, string>();

  /** The page with a link to the file in place of the scripts; one without islands has neither. */
  async lift(html: string): Promise<string> {
    const [failure = '', tell = ''] = failureScript.exec(html) ?? [];
    const [element] = elementScript.exec(html) ?? [];
    const rest = html.replace(failure, '');
    if (!element) return rest;
    const code = [tell, await awaitedProps, await elementCode].join('\n');
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const path = `/static/js/islands.${hash}.js`;
    this.#files.set(path, code);
    return rest
      .replace(element, '')
      .replace('</body>', () => `<script defer src="${path}"></script></body>`);
  }

  /** Writes what the pages link; `root` is the folder of the built site. */
  async write(root: string): Promise<void> {
    await mkdir(join(root, 'static/js'), { recursive: true });
    for (const [path, code] of this.#files) await writeFile(join(root, path), code);
  }
}
