/**
 * Text without the given characters at its end. In linear time: the pattern for the same, `[. ]+$`,
 * starts anew at every dot of a row that does not end the text.
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
