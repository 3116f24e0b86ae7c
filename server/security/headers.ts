import { type HstsMode, hstsValues } from '../hsts.ts';
import { dataPolicy } from './content-policy.ts';

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

/** Headers of a text that is no page, as the flat list that Node writes fastest. */
export const textHeaders: readonly string[] = [
  ...Object.entries(commonHeaders).flat(),
  ...['Content-Security-Policy', dataPolicy, 'Cross-Origin-Resource-Policy', 'same-origin'],
  ...['Content-Type', 'text/plain; charset=utf-8'],
];

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
 * Sets the headers of a response that is no file of the site: nothing stores it, no other site
 * embeds it, and no search engine lists it. A page has set its own policy.
 */
export function setDataHeaders(
  headers: Headers,
  forwardedProto: string | undefined,
  env: HttpsSettings & { HSTS: HstsMode },
): void {
  for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', dataPolicy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('X-Robots-Tag', 'noindex');
  const hsts = transportSecurity(forwardedProto, env);
  if (hsts.length === 2) headers.set(...hsts);
}

/**
 * Returns true for a request over https: by X-Forwarded-Proto of the nearest trusted proxy,
 * otherwise by the public URL of the site.
 */
export const isHttpsRequest = (forwardedProto: string | undefined, env: HttpsSettings): boolean =>
  env.TRUST_PROXY > 0 && forwardedProto !== undefined
    ? forwardedProto.split(',').at(-1)?.trim() === 'https'
    : env.SITE_URL.startsWith('https://');
