/** A chapter of a story, or what stands before the first one. */
export interface StoryPart {
  /** Where links to the chapter lead; left out for what stands before the first one. */
  id?: string;
  heading?: string;
  /** The text below the heading, as HTML. */
  html: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const characterOf = (whole: string, name: string) =>
  name.startsWith('#')
    ? String.fromCodePoint(Number(name.slice(1).replace(/^x/i, '0x')))
    : (entities[name] ?? whole);

/** The words of a piece of HTML. */
export const plainText = (html: string): string =>
  html.replaceAll(/<[^>]+>/g, '').replaceAll(/&(#?\w+);/g, characterOf);

const chapter = /^<h2(?:\s[^>]*?id="([^"]*)")?[^>]*>([\s\S]*?)<\/h2>/;

/** A story at its second-level headings: first what stands before them, where there is something. */
export function storyParts(html: string): StoryPart[] {
  return html
    .split(/(?=<h2[\s>])/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [head = '', id, heading = ''] = chapter.exec(part) ?? [];
      const rest = part.slice(head.length).trim();
      return head ? { id, heading: plainText(heading).trim(), html: rest } : { html: rest };
    });
}

/** Words that somebody reads in a minute, in no hurry. */
const pace = 220;

/** Minutes that a story takes to read, one at least. */
export const minutesOf = (html: string): number =>
  Math.max(1, Math.round(plainText(html).split(/\s+/).filter(Boolean).length / pace));
