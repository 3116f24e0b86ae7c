import type { DayOfWeek, LocalBusinessLeaf, OpeningHoursSpecification } from 'schema-dts';
import type { Firm } from '../content/firm.ts';
import type { FooterDay } from '../content/footer-day.ts';

/** Formats 5.5 hours after midnight as `05:30`; hours after 24 are on the next day. */
function clockTime(hours: number): string {
  const minutes = Math.round(hours * 60) % (24 * 60);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/**
 * Returns the days with opening hours: a day with another text, such as `Mail`, is not open to
 * visitors.
 */
const openingHours = (days: readonly FooterDay[]): OpeningHoursSpecification[] =>
  days.flatMap(({ day, opens, closes, text }) =>
    opens === undefined || closes === undefined || !/\d/.test(text)
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: day as DayOfWeek,
            opens: clockTime(opens),
            closes: clockTime(closes),
          },
        ],
  );

/** Returns the firm of a home as schema.org's LocalBusiness, from the facts in its header and footer. */
export function localBusiness(firm: Firm, pageUrl: string): LocalBusinessLeaf {
  const { brand, legalName, founded, address, contacts, footer } = firm;
  const hours = openingHours(footer?.hours?.days ?? []);
  return {
    '@type': 'LocalBusiness',
    name: brand.title,
    legalName,
    url: pageUrl,
    foundingDate: String(founded),
    email: contacts.email,
    telephone: contacts.phone.link.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country ?? 'US',
    },
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}
