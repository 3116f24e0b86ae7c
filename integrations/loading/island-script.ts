import { bundleInline } from '../inline-script/bundle-inline.ts';
import type { SharedFiles } from './shared-files.ts';

/**
 * Loader of deferred props (`islands/deferred-props.inline.ts`), and Astro's custom element
 * `<astro-island>`: compiled for the browsers that we support it is a tenth smaller than as Astro
 * inlines it.
 */
const scripts = Promise.all([
  bundleInline(new URL('islands/deferred-props.inline.ts', import.meta.url)),
  bundleInline(new URL(import.meta.resolve('astro/runtime/server/astro-island.js'))),
]);

/** Matches the inline script that defines `<astro-island>`. */
const islandScriptPattern =
  /<script>(?:(?!<\/script>)[\s\S])*?customElements\.define\("astro-island"[\s\S]*?<\/script>/;

/**
 * Moves the definition of `<astro-island>`, with the loader of deferred props, to a cacheable file,
 * linked at the end of the body: 1.6 KB (compressed) that are the same on all pages. Islands hydrate
 * once the file has run; the inline scripts of client directives stay in the page, so that no
 * event is missed before. A page without islands is returned unchanged.
 */
export async function moveIslandScript(html: string, files: SharedFiles): Promise<string> {
  const [script] = islandScriptPattern.exec(html) ?? [];
  if (!script) return html;
  const path = files.add('/static/js/islands.*.js', (await scripts).join('\n'));
  return html
    .replace(script, '')
    .replace('</body>', () => `<script defer src="${path}"></script></body>`);
}
