/** Words that people read in a minute, of plain prose on a screen. */
const pace = 230;

/** How long a Markdown text takes to read, in whole minutes; what stands in tables and code counts too. */
export const readingMinutes = (markdown: string): number =>
  Math.max(1, Math.round(markdown.split(/\s+/).filter((word) => /\w/.test(word)).length / pace));
