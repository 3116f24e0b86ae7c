/** One line that the console prints; a link leads to the equivalent part of the page. */
export type Line = string | { text: string; link: string };

export interface Answer {
  lines: readonly Line[];
  /** Clears the earlier output. */
  isCleared?: boolean;
}

export const said = (...lines: Line[]): Answer => ({ lines });
