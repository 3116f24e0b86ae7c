import { type HstsMode, hstsValues } from '../hsts.ts';

/** Headers of every response, page or data. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer=()',
    'browsing-topics=()',
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'payment=()',
    'serial=()',
    'usb=()',
  ].join(', '),
};

interface HttpsSettings {
  TRUST_PROXY: number;
  SITE_URL: string;
}

/**
 * Returns name and value of the HSTS header of a response, or nothing: over http, where browsers
 * ignore it, and when it is off.
 */
export function transportSecurity(
  forwardedProto: string | undefined,
  env: HttpsSettings & { HSTS: HstsMode },
): readonly [] | readonly [name: string, value: string] {
  const value = hstsValues[env.HSTS];
  if (value === null || !isHttpsRequest(forwardedProto, env)) return [];
  return ['Strict-Transport-Security', value];
}

/**
 * Returns true for a request over https: by X-Forwarded-Proto of the nearest trusted proxy,
 * otherwise by the public URL of the site.
 */
export const isHttpsRequest = (forwardedProto: string | undefined, env: HttpsSettings): boolean =>
  env.TRUST_PROXY > 0 && forwardedProto !== undefined
    ? forwardedProto.split(',').at(-1)?.trim() === 'https'
    : env.SITE_URL.startsWith('https://');
