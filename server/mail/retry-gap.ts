const longestGapMs = 12 * 60 * 60 * 1000;

/**
 * Milliseconds to wait after a failed try: `base`, then four times longer each time, at most half
 * a day, give or take a tenth so that a queue does not come back all at once.
 * @param attempts tries so far, from 1
 */
export function retryGap(attempts: number, baseSeconds: number, random = Math.random): number {
  const gap = Math.min(baseSeconds * 1000 * 4 ** (attempts - 1), longestGapMs);
  return Math.round(gap * (0.9 + 0.2 * random()));
}
