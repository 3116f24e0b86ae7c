import { type SiteConfig, siteConfig } from '../../site.config.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { verifyAltcha } from './altcha.ts';
import type { CaptchaVerdict } from './captcha-verdict.ts';
import type { Secrets } from './secrets.ts';
import { siteVerify } from './site-verify.ts';

export type CaptchaCheck = (token: string) => Promise<CaptchaVerdict>;

// A Turnstile token has up to 2048 characters, an altcha payload about 700.
const maxTokenLength = 8192;

/** Creates the check of the configured captcha provider. */
export function createCaptchaCheck(options: {
  env: Pick<Env, 'CAPTCHA_SECRET'>;
  secrets: Secrets;
  log: Log;
  config?: SiteConfig['captcha'];
  fetch?: typeof fetch;
}): CaptchaCheck {
  const config = options.config ?? siteConfig.captcha;
  return async (token) => {
    if (token === '' || token.length > maxTokenLength) return { state: 'failed' };
    if (config.provider === 'altcha') return verifyAltcha(token, options.secrets);
    return siteVerify(config.provider, {
      secret: options.env.CAPTCHA_SECRET ?? '',
      siteKey: config.siteKey,
      token,
      log: options.log,
      fetch: options.fetch ?? fetch,
    });
  };
}

/** Field names of captcha solutions: that of altcha first, then those of the other providers. */
const tokenFields = [
  'altcha',
  '_wpcf7_turnstile_response',
  '_wpcf7_recaptcha_response',
  'cf-turnstile-response',
  'g-recaptcha-response',
  'h-captcha-response',
] as const;

/** Returns the captcha solution of a post; '' when there is none. */
export const captchaToken = (fields: Record<string, string>): string =>
  tokenFields.map((name) => fields[name] ?? '').find((value) => value !== '') ?? '';

/** Returns true for a field that holds a captcha solution. */
export const isCaptchaField = (name: string): boolean =>
  tokenFields.some((field) => field === name);
