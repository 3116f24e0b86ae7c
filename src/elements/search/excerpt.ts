/** A piece of an excerpt; marked pieces are what was searched for. */
export interface ExcerptPart {
  text: string;
  marked: boolean;
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

const decode = (text: string) =>
  text.replace(/&(?:lt|gt|quot|amp|#39);/g, (entity) => entities[entity] ?? entity);

/** Takes apart the excerpt of Pagefind, escaped text with `<mark>` round the hits, into plain pieces. */
export function parseExcerpt(html: string): ExcerptPart[] {
  return html
    .split(/(<mark>[\s\S]*?<\/mark>)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const inside = /^<mark>([\s\S]*)<\/mark>$/.exec(piece)?.[1];
      return { text: decode(inside ?? piece), marked: inside !== undefined };
    });
}
