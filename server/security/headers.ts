/** Headers that every answer carries, page or data. */
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

/** Only for answers that went over https: two years, subdomains included. */
export const transportSecurity = [
  'Strict-Transport-Security',
  'max-age=63072000; includeSubDomains',
] as const;

/**
 * Whether the visitor came over https. Behind trusted proxies the nearest one says so; else the
 * public address of the site does.
 */
export const cameOverHttps = (
  forwardedProto: string | undefined,
  env: { TRUST_PROXY: number; SITE_URL: string },
): boolean =>
  env.TRUST_PROXY > 0 && forwardedProto !== undefined
    ? forwardedProto.split(',').at(-1)?.trim() === 'https'
    : env.SITE_URL.startsWith('https://');
