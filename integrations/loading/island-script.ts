import { bundleInline } from '../inline-script/bundle-inline.ts';
import type { SharedFiles } from './shared-files.ts';

/**
 * Code of Astro's island element. Astro compiles it for browsers of 2019; compiled for the browsers
 * that we support it is a tenth smaller. Before it, the loader of deferred props.
 */
const code = Promise.all([
  bundleInline(new URL('islands/deferred-props.inline.ts', import.meta.url)),
  bundleInline(new URL(import.meta.resolve('astro/runtime/server/astro-island.js'))),
]);

/** Matches the inline script that defines Astro's island element. */
const elementScriptPattern =
  /<script>(?:(?!<\/script>)[\s\S])*?customElements\.define\("astro-island"[\s\S]*?<\/script>/;

/**
 * Moves the island element and the loader of deferred props to a cached file at the end of the
 * body: they are 1.6 KB (compressed) and the same on all pages. Islands start to hydrate when the
 * file runs. The client directives stay in the page and listen from the start. A page without
 * islands is returned unchanged.
 */
export async function moveIslandScript(html: string, files: SharedFiles): Promise<string> {
  const [script] = elementScriptPattern.exec(html) ?? [];
  if (!script) return html;
  const path = files.add('/static/js/islands.*.js', (await code).join('\n'));
  return html
    .replace(script, '')
    .replace('</body>', () => `<script defer src="${path}"></script></body>`);
}
