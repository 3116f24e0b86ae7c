/** Reading speed in words per minute, for plain prose on a screen. */
const wordsPerMinute = 230;

/** Estimates the reading time of a Markdown text in whole minutes; tables and code count as well. */
export const readingMinutes = (markdown: string): number =>
  Math.max(
    1,
    Math.round(markdown.split(/\s+/).filter((word) => /\w/.test(word)).length / wordsPerMinute),
  );
