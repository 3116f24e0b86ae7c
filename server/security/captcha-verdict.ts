/**
 * `solved`: valid, with the key that makes it single-use (null if the provider ensures that);
 * `failed`: missing or wrong; `unavailable`: the provider does not respond.
 */
export type CaptchaVerdict =
  | { state: 'solved'; solution: { key: string; expiresAt: number } | null }
  | { state: 'failed' }
  | { state: 'unavailable' };
