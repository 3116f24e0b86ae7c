/** Matches the `<style>` of Astro's island elements. */
const islandStylePattern = /<style>(?:astro-[\w-]+,?)+\{[^<]*\}<\/style>/;

/**
 * Moves the style of Astro's islands to the end of the head: Astro writes it before the first
 * island, in the body, where the HTML standard does not allow it.
 */
export function moveIslandStyle(html: string): string {
  const [style] = islandStylePattern.exec(html) ?? [];
  if (!style) return html;
  return html.replace(style, '').replace('</head>', () => `${style}</head>`);
}
