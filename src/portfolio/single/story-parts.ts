/** Chapter of a story, or the text before the first one. */
export interface StoryPart {
  /** Anchor of the chapter; left out for the text before the first one. */
  id?: string;
  heading?: string;
  /** HTML below the heading. */
  html: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const decodeEntity = (entity: string, name: string) =>
  name.startsWith('#')
    ? String.fromCodePoint(Number(name.slice(1).replace(/^x/i, '0x')))
    : (entities[name] ?? entity);

/** Strips the tags of HTML. */
export const plainText = (html: string): string =>
  html.replaceAll(/<[^>]+>/g, '').replaceAll(/&(#?\w+);/g, decodeEntity);

const chapterPattern = /^<h2(?:\s[^>]*?id="([^"]*)")?[^>]*>([\s\S]*?)<\/h2>/;

/** Splits a story at its second-level headings, beginning with the text before the first one, if any. */
export function storyParts(html: string): StoryPart[] {
  return html
    .split(/(?=<h2[\s>])/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [headingHtml = '', id, heading = ''] = chapterPattern.exec(part) ?? [];
      const bodyHtml = part.slice(headingHtml.length).trim();
      return headingHtml
        ? { id, heading: plainText(heading).trim(), html: bodyHtml }
        : { html: bodyHtml };
    });
}

/** Reading speed in words per minute, unhurried. */
const wordsPerMinute = 220;

/** Returns the reading time of a story in minutes, at least one. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(plainText(html).split(/\s+/).filter(Boolean).length / wordsPerMinute));
