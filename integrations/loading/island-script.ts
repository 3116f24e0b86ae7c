/** Defines the element of Astro's islands. What says when one wakes stays where it is and listens. */
const elementScript =
  /<script>(?:(?!<\/script>)[\s\S])*?customElements\.define\("astro-island"[\s\S]*?<\/script>/;

/**
 * Astro defines the element of its islands right before the first of them, which is the header: 2 KB
 * (compressed) that nobody sees come before the first screen. It goes to the end of the body; islands
 * that are there already wake up when it is defined.
 */
export function lowerIslandScript(html: string): string {
  const [script] = elementScript.exec(html) ?? [];
  if (!script) return html;
  return html.replace(script, () => '').replace('</body>', () => `${script}</body>`);
}
