/** Section of an article, as HTML from Markdown. */
export interface PostSection {
  /** Id of its heading. */
  id: string;
  title: string;
  /** HTML below the heading. */
  html: string;
}

const headingPattern = /<h2 id="([^"]+)">([\s\S]*?)<\/h2>/;

/** Decodes a heading to plain text: titles may contain tags and HTML entities. */
const decodeHeading = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Splits the HTML of a post at its second-level headings; `intro` is the part before the first. */
export function splitIntoSections(html: string): { intro: string; sections: PostSection[] } {
  const [intro = '', ...sectionHtmls] = html.split(/(?=<h2 id=)/);
  const sections = sectionHtmls.map((part) => {
    const [headingHtml = '', id = '', title = ''] = headingPattern.exec(part) ?? [];
    return { id, title: decodeHeading(title), html: part.slice(headingHtml.length).trim() };
  });
  return { intro: intro.trim(), sections };
}
