import { type SiteConfig, siteConfig } from '../../../site.config.ts';

/**
 * Configuration of another firm: a long name with a character that HTML escapes, no logo, other
 * facts.
 */
export const otherFirm: SiteConfig = {
  ...siteConfig,
  url: 'https://www.hbvance.test',
  company: {
    name: 'Hollingsworth Brothers & Vance',
    legalName: 'Hollingsworth Brothers & Vance Programming, LLC',
    description:
      'Hollingsworth Brothers & Vance write programs for harbors and warehouses on the coast of Oregon, and have done so since 1987.',
    founded: 1987,
    email: 'office@hbvance.test',
    phone: '(541) 555-0187',
    phoneHref: '+15415550187',
    address: {
      street: '2207 Cannery Wharf',
      city: 'Port Adelaide',
      region: 'OR',
      regionName: 'Oregon',
      postalCode: '97365',
      country: 'US',
    },
    timeZone: 'America/Los_Angeles',
    hours: 'Tuesday to Saturday, 7:15 am to 3 pm Pacific',
    openingHours: [
      {
        days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '7:15 am',
        closes: '3 pm',
      },
    ],
    registration: {
      title: 'Entered in Oregon',
      number: 'Entry 88-1987-C',
      link: 'https://entries.test/88-1987-c',
    },
  },
  social: [
    ...siteConfig.social.map(({ network, link }) => ({
      network,
      link: `${new URL(link).origin}/hbvance`,
    })),
    { network: 'mastodon', link: 'https://mastodon.test/@hbvance' },
  ],
  map: siteConfig.map && { ...siteConfig.map, latitude: 44.6249, longitude: -124.0535 },
};
