import type { CssObject } from './css-tree.ts';

/**
 * The same rules in a shape that `shadcn add` writes down whole: it empties a `@media` which holds
 * nothing but another at-rule, so that animations would run where less motion is asked for. A
 * `@supports` inside one is left out: what a browser does not know it leaves out by itself.
 */
export function shadcnCss(css: CssObject, inMedia = false): CssObject {
  return Object.fromEntries(
    Object.entries(css).flatMap(([key, value]) => {
      if (typeof value === 'string') return [[key, value]];
      const inner = shadcnCss(value, inMedia || key.startsWith('@media'));
      return inMedia && key.startsWith('@supports') ? Object.entries(inner) : [[key, inner]];
    }),
  );
}
