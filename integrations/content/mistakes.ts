/** What is said in the terminal and in the page of everything that is wrong with the content. */
export const mistakes = (lines: readonly string[]): string =>
  `The content has ${lines.length === 1 ? 'a mistake' : `${lines.length} mistakes`}.\n${lines.join('\n')}`;
