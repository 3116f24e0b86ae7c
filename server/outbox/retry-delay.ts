const maxDelayMs = 12 * 60 * 60 * 1000;

/**
 * Returns the delay after a failed attempt, in milliseconds (exponential backoff): `baseSeconds`,
 * then four times longer each time, at most half a day, with 10 % jitter so that a queue does not
 * retry all at once.
 * @param attempts attempts so far, from 1
 */
export function retryDelay(attempts: number, baseSeconds: number, random = Math.random): number {
  const delayMs = Math.min(baseSeconds * 1000 * 4 ** (attempts - 1), maxDelayMs);
  return Math.round(delayMs * (0.9 + 0.2 * random()));
}

/**
 * Returns the longest regular wait of a mail by number of attempts, in milliseconds. A longer one
 * means that the clock was set back meanwhile.
 */
export const maxWaits = (env: {
  MAIL_RETRY_SECONDS: number;
  MAIL_LEASE_SECONDS: number;
}): number[] => {
  // A minute and the factor of two allow for other processes, their clocks and their settings.
  const maxWaitMs = (attempts: number) =>
    60_000 +
    2 *
      Math.max(
        retryDelay(attempts, env.MAIL_RETRY_SECONDS, () => 1),
        env.MAIL_LEASE_SECONDS * 1000,
      );
  // From here on every delay is the longest one.
  const maxAttempts = 12;
  return [60_000, ...Array.from({ length: maxAttempts }, (_, index) => maxWaitMs(index + 1))];
};
