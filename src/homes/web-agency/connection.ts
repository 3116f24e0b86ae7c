/** Conversion of weight into time and distance: the arithmetic of the whole page. Sizes are kilobytes of 1,000 bytes. */

/** A connection: its kilobytes in a second, and its latency. */
export interface Connection {
  rate: number;
  wait: number;
}

/** 1.4 megabits of copper, nine megabits of air, 300 of glass. */
export const connections = {
  hollow: { rate: 175, wait: 0.6 },
  phone: { rate: 1125, wait: 0.25 },
  fiber: { rate: 37_500, wait: 0.05 },
} as const satisfies Record<string, Connection>;

/** Returns the seconds until a page is there as a whole. */
export const secondsOver = ({ rate, wait }: Connection, size: number): number => wait + size / rate;

export const secondsText = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** Formats kilobytes: 48 is “48 KB”, 14,210 is “14.2 MB”. */
export const sizeText = (size: number): string =>
  size < 1000 ? `${Math.round(size)} KB` : `${(size / 1000).toFixed(1)} MB`;

/** Returns the scale of a page behind the front one, 1 at the front: each second adds four fifths of a size of distance. */
export const nearness = (seconds: number, first: number): number =>
  1 / (1 + 0.8 * Math.max(0, seconds - first));
