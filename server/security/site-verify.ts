import { z } from 'zod';
import type { Log } from '../log.ts';
import type { CaptchaVerdict } from './captcha-verdict.ts';

export type SiteVerifyProvider = 'turnstile' | 'recaptcha' | 'hcaptcha';

const endpoints: Record<SiteVerifyProvider, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

const answerSchema = z.object({
  success: z.boolean(),
  /** reCAPTCHA v3 only: 0 (a bot) to 1 (a person). */
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
});

const minScore = 0.5;
const timeoutMs = 5_000;

/** Error codes about our settings or the provider, not the visitor. */
const notTheVisitor = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'internal-error',
  'sitekey-secret-mismatch',
]);

/**
 * Verifies a token with the provider. When that fails (down, slow, wrong secret), people must still
 * get through: the result is `unavailable`.
 */
export async function siteVerify(
  provider: SiteVerifyProvider,
  parts: { secret: string; siteKey: string; token: string; log: Log; fetch: typeof fetch },
): Promise<CaptchaVerdict> {
  const body = new URLSearchParams({ secret: parts.secret, response: parts.token });
  if (provider === 'hcaptcha') body.set('sitekey', parts.siteKey);
  try {
    const response = await parts.fetch(endpoints[provider], {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = answerSchema.parse(await response.json());
    const codes = answer['error-codes'] ?? [];
    if (codes.some((code) => notTheVisitor.has(code))) {
      parts.log.error({ provider, codes }, 'captcha provider refuses our settings');
      return { state: 'unavailable' };
    }
    const human = answer.success && (answer.score ?? 1) >= minScore;
    return human ? { state: 'solved', solution: null } : { state: 'failed' };
  } catch (error) {
    parts.log.error(
      { provider, reason: error instanceof Error ? error.name : 'unknown' },
      'captcha provider cannot be asked',
    );
    return { state: 'unavailable' };
  }
}
