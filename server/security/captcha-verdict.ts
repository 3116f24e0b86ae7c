/**
 * `solved`: good, with the key that makes it good only once (null when the provider sees to that);
 * `failed`: missing or wrong; `unavailable`: the provider cannot be asked.
 */
export type CaptchaVerdict =
  | { state: 'solved'; solution: { key: string; expiresAt: number } | null }
  | { state: 'failed' }
  | { state: 'unavailable' };
