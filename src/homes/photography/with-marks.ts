/**
 * Returns a message with the line that lists the marked frames: inserted at its top, kept up to date, removed
 * when nothing is marked. The visitor's own text stays as it is.
 */
export function withMarks(letter: string, begins: string, names: string): string {
  const own = letter
    .split('\n')
    .filter((line) => !line.startsWith(begins))
    .join('\n');
  if (names === '') return own;
  return [`${begins} ${names}`, own].filter((part) => part !== '').join('\n');
}
