// Control characters but for line ends and tabs, and those that turn or hide the direction of text.
const steering = /(?!\r?\n|\t)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/**
 * Visitors' text for a terminal: what could steer it, or show one thing as another, stands there as
 * `\x1b` or `\u202e`. It is shown rather than dropped, so that the owner sees what was tried.
 */
export const printable = (text: string): string =>
  text.replace(steering, (sign) => {
    const code = sign.charCodeAt(0).toString(16);
    return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
  });

/** Visitors' text in one line of at most so many signs. */
export const oneLine = (text: string, width: number): string => {
  const line = printable(text.replace(/\s+/g, ' ').trim());
  return line.length > width ? `${line.slice(0, width - 1)}…` : line;
};

/** A moment to the minute, in UTC. */
export const printedTime = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
