/**
 * Configuration with which code is tested: unit and server tests get it for `site.config.ts`
 * (`vitest.config.ts`), whatever the owner of a site writes there. It is that of the sample firm.
 */
import type { SiteConfig } from '../src/content/schema/site-config.ts';

export type { SiteConfig };

export const siteConfig: SiteConfig = {
  url: 'https://www.larkfield.example',
  company: {
    name: 'Larkfield',
    legalName: 'Larkfield Software Works, Inc.',
    logo: { file: 'src/content/logo.svg', name: 'beside' },
    description:
      'Larkfield is a small software and web-development firm in Vermont. We have been building websites, shops and apps that keep working since 2006.',
    founded: 2006,
    email: 'hello@larkfield.example',
    phone: '(802) 555-0143',
    phoneHref: '+18025550143',
    address: {
      street: '18 Mill Race Lane',
      city: 'Larkfield',
      region: 'VT',
      regionName: 'Vermont',
      postalCode: '05099',
      country: 'US',
    },
    timeZone: 'America/New_York',
    hours: 'Monday to Friday, 8:30 am to 5 pm Eastern',
    openingHours: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '8:30 am',
        closes: '5 pm',
      },
    ],
    registration: {
      title: 'Registered in Vermont',
      number: 'No. 0114-2006',
      link: 'https://register.example/companies/0114-2006',
    },
  },
  locale: { language: 'en-US', hours: 12, currency: 'USD' },
  phoneRule: 'us',
  social: [
    { network: 'facebook', link: 'https://www.facebook.com/larkfield.example' },
    { network: 'dribbble', link: 'https://dribbble.com/larkfield-example' },
    { network: 'twitter', link: 'https://twitter.com/larkfield_example' },
    { network: 'instagram', link: 'https://www.instagram.com/larkfield.example' },
  ],
  promises: { contactDays: 1, applicationDays: 3 },
  home: 'business',
  samples: true,
  chat: { provider: 'none' },
  captcha: { provider: 'altcha' },
  // Films of posts, films and a map of the samples.
  embeds: ['youtube', 'vimeo', 'google-maps'],
  emailjs: {
    origin: 'self',
    publicKey: 'site-public',
    serviceId: 'site-mail',
    templates: { jobApplication: 'job-application', message: 'message' },
    minIntervalMs: 10_000,
    blockList: [],
  },
  contactForm: { origin: 'self', id: 1, commentId: 2, format: 'json' },
  // The firm is invented; the coordinates are in the hills of Vermont, where it would be.
  map: {
    provider: 'openstreetmap',
    latitude: 43.9252,
    longitude: -72.6658,
    picture: 'map-town',
    narrowPicture: 'map-town-narrow',
  },
  apiOrigin: '',
};
