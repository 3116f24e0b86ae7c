/** Countries of the European Economic Area by ISO code: the GDPR is law there. */
const countries = new Set([
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE'],
  ...['IS', 'IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]);

/** Returns true for the ISO code of a country in which the GDPR is law. */
export const hasGdpr = (country: string): boolean => countries.has(country.toUpperCase());
