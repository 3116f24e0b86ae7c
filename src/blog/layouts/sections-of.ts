/** A part of an article, as HTML that Markdown made. */
export interface PostSection {
  /** Of its heading. */
  id: string;
  title: string;
  /** What stands below the heading. */
  html: string;
}

const heading = /<h2 id="([^"]+)">([\s\S]*?)<\/h2>/;

/** A title may hold marks and signs as HTML writes them; a layout sets it as plain words. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The text of a post cut at its headings of the second level; `intro` is what stands before the first. */
export function sectionsOf(html: string): { intro: string; sections: PostSection[] } {
  const [intro = '', ...rest] = html.split(/(?=<h2 id=)/);
  const sections = rest.map((part) => {
    const [whole = '', id = '', title = ''] = heading.exec(part) ?? [];
    return { id, title: plain(title), html: part.slice(whole.length).trim() };
  });
  return { intro: intro.trim(), sections };
}
