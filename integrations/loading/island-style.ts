/** Matches the `<style>` of Astro's island elements. */
const islandStyle = /<style>(?:astro-[\w-]+,?)+\{[^<]*\}<\/style>/;

/**
 * Moves the style of Astro's islands to the end of the head: Astro writes it before the first
 * island, in the body, where the HTML standard does not allow it.
 */
export function moveIslandStyle(html: string): string {
  const [rule] = islandStyle.exec(html) ?? [];
  if (!rule) return html;
  return html.replace(rule, '').replace('</head>', () => `${rule}</head>`);
}
