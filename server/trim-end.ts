/**
 * Removes the given characters from the end of a text, in linear time: the pattern `[. ]+$`
 * restarts at every dot of a run that does not end the text.
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
