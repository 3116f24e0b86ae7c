/** One line that the console prints; a link leads to the equivalent part of the page. */
export type ConsoleLine = string | { text: string; link: string };

export interface Answer {
  lines: readonly ConsoleLine[];
  /** Clears the earlier output. */
  isCleared?: boolean;
}

/** Returns an answer of these lines. */
export const answerOf = (...lines: ConsoleLine[]): Answer => ({ lines });
