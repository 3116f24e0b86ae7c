/** Tags of Astro's islands and the one rule that they share. */
const islandRule = /<style>(?:astro-[\w-]+,?)+\{[^<]*\}<\/style>/;

/**
 * Astro writes the rule of its islands right before the first of them, in the body, where the
 * standard has no place for it. It goes to the end of the head.
 */
export function liftIslandRule(html: string): string {
  const [rule] = islandRule.exec(html) ?? [];
  if (!rule) return html;
  return html.replace(rule, '').replace('</head>', () => `${rule}</head>`);
}
