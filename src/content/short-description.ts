/** Length limit of search result descriptions, in characters. */
const maxLength = 160;

/** Shortens a text to the length of a search result, at a word boundary. */
export function shortDescription(text: string): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', maxLength - 1))} …`;
}
