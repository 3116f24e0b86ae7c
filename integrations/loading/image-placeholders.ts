const tagWithPlaceholder = /<[a-z][^<>]* style="[^"<>]*url\(data:image[^<>]*>/g;
const placeholder = /url\(data:image[^)"]*\)/g;

/** Page without inline placeholders, and the rules that replace them. */
export interface ExtractedPlaceholders {
  html: string;
  css: string;
}

/**
 * Moves image placeholders below the first screen (from the offset `fold` of the HTML on) to the
 * deferred stylesheet, each once, as custom properties `--m0`, `--m1` … The background color of an
 * image stays in the page.
 */
export function extractPlaceholders(html: string, fold: number): ExtractedPlaceholders {
  const names = new Map<string, string>();
  const nameOf = (url: string) => {
    const name = names.get(url) ?? `--m${names.size}`;
    names.set(url, name);
    return `var(${name},none)`;
  };
  const below = html
    .slice(fold)
    .replace(tagWithPlaceholder, (tag) => tag.replace(placeholder, nameOf));
  if (names.size === 0) return { html, css: '' };
  const values = [...names].map(([url, name]) => `${name}:${url}`);
  return { html: html.slice(0, fold) + below, css: `:root{${values.join(';')}}` };
}
