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

/** HSTS header for responses over https: two years, subdomains included. */
export const transportSecurity = [
  'Strict-Transport-Security',
  'max-age=63072000; includeSubDomains',
] as const;

/**
 * Returns true for a request over https: by X-Forwarded-Proto of the nearest trusted proxy,
 * otherwise by the public URL of the site.
 */
export const cameOverHttps = (
  forwardedProto: string | undefined,
  env: { TRUST_PROXY: number; SITE_URL: string },
): boolean =>
  env.TRUST_PROXY > 0 && forwardedProto !== undefined
    ? forwardedProto.split(',').at(-1)?.trim() === 'https'
    : env.SITE_URL.startsWith('https://');
