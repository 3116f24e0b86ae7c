/**
 * Returns the paragraphs of a Markdown text as plain text: no code, tables, headings, footnotes or
 * markup.
 */
export const paragraphsOf = (markdown: string): string[] =>
  markdown
    .replaceAll(/```[\s\S]*?```/g, '')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block && !/^(?:[#|>]|\[\^|[-*+] |\d+\. )/.test(block))
    .map((block) =>
      block
        .replaceAll(/\[\^[\w-]+\]/g, '')
        .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replaceAll(/[*_`]/g, '')
        .replaceAll(/\s+/g, ' '),
    );
