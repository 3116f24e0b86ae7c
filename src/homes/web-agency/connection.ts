/** Conversion of page sizes into load times. Sizes are in kilobytes of 1,000 bytes. */

/** Connection: kilobytes per second, and latency in seconds. */
export interface Connection {
  rate: number;
  latency: number;
}

/** Connections of 1.4 Mbit/s (DSL), 9 Mbit/s (mobile) and 300 Mbit/s (fiber). */
export const connections = {
  hollow: { rate: 175, latency: 0.6 },
  phone: { rate: 1125, latency: 0.25 },
  fiber: { rate: 37_500, latency: 0.05 },
} as const satisfies Record<string, Connection>;

/** Returns the load time of a page, in seconds. */
export const loadSeconds = ({ rate, latency }: Connection, size: number): number =>
  latency + size / rate;

export const secondsText = (seconds: number): string => `${seconds.toFixed(1)} s`;

/** Formats kilobytes: 48 is “48 KB”, 14,210 is “14.2 MB”. */
export const sizeText = (size: number): string =>
  size < 1000 ? `${Math.round(size)} KB` : `${(size / 1000).toFixed(1)} MB`;

/** Returns the scale factor of a window by its load time; 1 for the first. */
export const scaleAt = (seconds: number, first: number): number =>
  1 / (1 + 0.8 * Math.max(0, seconds - first));
