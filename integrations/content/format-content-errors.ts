/** Formats content errors for the terminal and the error overlay. */
export const formatContentErrors = (lines: readonly string[]): string =>
  `The content has ${lines.length === 1 ? 'a mistake' : `${lines.length} mistakes`}.\n${lines.join('\n')}`;
