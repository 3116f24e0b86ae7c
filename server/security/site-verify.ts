import { z } from 'zod';
import type { Log } from '../log.ts';
import type { CaptchaVerdict } from './captcha-verdict.ts';

export type SiteVerifyProvider = 'turnstile' | 'recaptcha' | 'hcaptcha';

const endpoints: Record<SiteVerifyProvider, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

const resultSchema = z.object({
  success: z.boolean(),
  /** reCAPTCHA v3 only: 0 (a bot) to 1 (a person). */
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
});

const minScore = 0.5;
const timeoutMs = 5_000;

/** Error codes that concern our settings or the provider, not the visitor. */
const settingErrorCodes = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'internal-error',
  'sitekey-secret-mismatch',
]);

/**
 * Verifies a token with the provider. When that fails (down, slow, wrong secret), the result is
 * `unavailable`, and people can still send their message.
 */
export async function siteVerify(
  provider: SiteVerifyProvider,
  options: { secret: string; siteKey: string; token: string; log: Log; fetch: typeof fetch },
): Promise<CaptchaVerdict> {
  const body = new URLSearchParams({ secret: options.secret, response: options.token });
  if (provider === 'hcaptcha') body.set('sitekey', options.siteKey);
  try {
    const response = await options.fetch(endpoints[provider], {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const result = resultSchema.parse(await response.json());
    const codes = result['error-codes'] ?? [];
    if (codes.some((code) => settingErrorCodes.has(code))) {
      options.log.error({ provider, codes }, 'captcha provider refuses our settings');
      return { state: 'unavailable' };
    }
    // The provider accepts a token once: no solution has to be remembered here.
    const isHuman = result.success && (result.score ?? 1) >= minScore;
    return isHuman ? { state: 'solved', solution: null } : { state: 'failed' };
  } catch (error) {
    options.log.error(
      { provider, reason: error instanceof Error ? error.name : 'unknown' },
      'captcha provider cannot be asked',
    );
    return { state: 'unavailable' };
  }
}
