/** As much as a search result shows, in letters. */
const longest = 160;

/** A text as a search result shows it: as many whole words as there is room for. */
export function shortDescription(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest - 1))} …`;
}
