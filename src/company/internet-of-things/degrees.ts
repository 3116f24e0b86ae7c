import { siteConfig } from '../../../site.config.ts';
import { formatNumber, moneySigns } from '../../content/formats.ts';
import { locale } from '../../content/locale.ts';

/** Countries, by ISO 3166-1 alpha-2, that measure temperatures in degrees Fahrenheit. */
const fahrenheitCountries = new Set('US PR GU VI AS MP BS BZ KY LR PW FM MH TC VG'.split(' '));

/** Returns true for a site of a country, `US` if left out, that measures in degrees Fahrenheit. */
export const isFahrenheitCountry = (country = 'US'): boolean => fahrenheitCountries.has(country);

const isFahrenheit = isFahrenheitCountry(siteConfig.company.address.country);

/** Name of the site's degrees, which is the same in most languages. */
export const degreesName = isFahrenheit ? 'Fahrenheit' : 'Celsius';

/** Sign of the site's degrees. */
export const degreesUnit = isFahrenheit ? '°F' : '°C';

/** Returns a temperature in the site's degrees. */
export const siteDegrees = (fahrenheit: number, toFahrenheit = isFahrenheit): number =>
  toFahrenheit ? fahrenheit : ((fahrenheit - 32) * 5) / 9;

/** Formats a temperature with one decimal and without its unit, for tables: `41.0`. */
export const formatReading = (fahrenheit: number): string =>
  siteDegrees(fahrenheit).toLocaleString(locale.formats, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** Formats a temperature with at most one decimal, for sentences: `41 °F`, `5,2 °C`. */
export const formatDegrees = (fahrenheit: number): string =>
  `${formatNumber(Number(siteDegrees(fahrenheit).toFixed(1)))}\u00a0${degreesUnit}`;

/** Returns a line of a CSV file, separated as spreadsheets of the site's language expect it. */
export const csvLine = (values: readonly string[]): string =>
  values.join(moneySigns().decimal === ',' ? ';' : ',');

/** Formats a temperature for a CSV file. */
export const csvReading = (fahrenheit: number): string =>
  siteDegrees(fahrenheit).toFixed(1).replace('.', moneySigns().decimal);
