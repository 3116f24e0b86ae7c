/** One line that the console prints; a link leads to the equivalent part of the page. */
export type ConsoleLine = string | { text: string; link: string };

export interface Answer {
  lines: readonly ConsoleLine[];
  /** Clears the earlier output. */
  isCleared?: boolean;
}

export const said = (...lines: ConsoleLine[]): Answer => ({ lines });
