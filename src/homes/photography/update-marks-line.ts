/**
 * Returns a message whose first line lists the marked frames. Replaces an earlier such line, and
 * removes it when nothing is marked. The visitor's own text stays as it is.
 */
export function updateMarksLine(letter: string, linePrefix: string, names: string): string {
  const ownText = letter
    .split('\n')
    .filter((line) => !line.startsWith(linePrefix))
    .join('\n');
  if (names === '') return ownText;
  return [`${linePrefix} ${names}`, ownText].filter((part) => part !== '').join('\n');
}
