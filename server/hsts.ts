/**
 * Values of Strict-Transport-Security by mode. A browser refuses http for the period in the
 * header, and nothing can shorten that if https fails: so one day is the default, and two years
 * have to be chosen. `clear` makes browsers forget an earlier value.
 */
export const hstsValues = {
  off: null,
  clear: 'max-age=0',
  '1d': 'max-age=86400',
  '2y': 'max-age=63072000',
  '2y-subdomains': 'max-age=63072000; includeSubDomains',
} as const;

/** Mode of Strict-Transport-Security, the setting `HSTS`. */
export type HstsMode = keyof typeof hstsValues;

export const hstsModes = Object.keys(hstsValues) as HstsMode[];
