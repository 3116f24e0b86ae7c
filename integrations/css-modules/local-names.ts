/** Matches what can contain a dot before a letter and is no local name: comments, texts, globals. */
const otherPattern = /\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'|url\([^)"']*\)|:global\([^()]*\)/g;

/**
 * Returns the class names that a CSS module defines, in the order of their first appearance. Names in
 * `:global(…)` belong to other stylesheets.
 */
export function localNames(css: string): string[] {
  const found = css.replaceAll(otherPattern, '').matchAll(/\.(-?[A-Za-z_][\w-]*)/g);
  return [...new Set([...found].map(([, name = '']) => name))];
}
