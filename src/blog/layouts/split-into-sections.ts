/** Section of an article, as HTML from Markdown. */
export interface PostSection {
  /** Id of its heading. */
  id: string;
  title: string;
  /** HTML below the heading. */
  html: string;
}

const heading = /<h2 id="([^"]+)">([\s\S]*?)<\/h2>/;

/** Decodes a heading to plain text: titles may contain tags and HTML entities. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Splits the HTML of a post at its second-level headings; `intro` is the part before the first. */
export function splitIntoSections(html: string): { intro: string; sections: PostSection[] } {
  const [intro = '', ...rest] = html.split(/(?=<h2 id=)/);
  const sections = rest.map((part) => {
    const [whole = '', id = '', title = ''] = heading.exec(part) ?? [];
    return { id, title: plain(title), html: part.slice(whole.length).trim() };
  });
  return { intro: intro.trim(), sections };
}
