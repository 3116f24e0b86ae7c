const styled = /<[a-z][^<>]* style="[^"<>]*url\(data:image[^<>]*>/g;
const miniature = /url\(data:image[^)"]*\)/g;

/** A page, and the rules that it needs beside its own. */
export interface LiftedMiniatures {
  html: string;
  css: string;
}

/**
 * Pictures show a miniature until they are there. Those below the first screen (from `fold` on) go
 * into the sheet at the fold, each once; the colour that stands behind them stays in the page.
 */
export function liftMiniatures(html: string, fold: number): LiftedMiniatures {
  const names = new Map<string, string>();
  const nameOf = (url: string) => {
    const name = names.get(url) ?? `--m${names.size}`;
    names.set(url, name);
    return `var(${name},none)`;
  };
  const below = html.slice(fold).replace(styled, (tag) => tag.replace(miniature, nameOf));
  if (names.size === 0) return { html, css: '' };
  const values = [...names].map(([url, name]) => `${name}:${url}`);
  return { html: html.slice(0, fold) + below, css: `:root{${values.join(';')}}` };
}
