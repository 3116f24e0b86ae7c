const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** Defines the element of Astro's islands, or a directive that says when one wakes. */
const ofIslands = /customElements\.define\("astro-island"|\(self\.Astro\|\|\(self\.Astro=\{\}\)\)/;

/**
 * Astro writes the scripts of its islands right before the first of them, which is the header: 2.3 KB
 * (compressed) that nobody sees come before the first screen. They go to the end of the body, in
 * their order; islands that are there already wake up when their element is defined.
 */
export function lowerIslandScripts(html: string): string {
  const scripts: string[] = [];
  const rest = html.replace(inlineScript, (script, text: string) => {
    if (!ofIslands.test(text)) return script;
    scripts.push(script);
    return '';
  });
  return rest.replace('</body>', () => `${scripts.join('')}</body>`);
}
