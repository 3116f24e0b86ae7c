import { expect, test } from 'vitest';
import { type SiteConfig, siteConfig } from '../../../site.config.ts';
import { formatList } from '../../content/formats.ts';
import { cookieWords, thirdPartyWords } from '../../words/privacy.ts';
import { privacyPage as germanPage } from './copy.plain.de.ts';
import { privacyPage as plainPage } from './copy.plain.ts';
import { privacyPage } from './copy.ts';
import { cookiesNote, noCookiesNote, privacyLead } from './third-parties.ts';

// The texts are those of the site's copy, which is another firm's once the site is adopted.

/** The site's configuration with nothing from outside. */
const ownConfig: SiteConfig = {
  ...siteConfig,
  chat: { provider: 'none' },
  captcha: { provider: 'altcha' },
  analytics: { provider: 'none' },
  emailjs: { ...siteConfig.emailjs, origin: 'self' },
  contactForm: { ...siteConfig.contactForm, origin: 'self' },
  newsletter: undefined,
  embeds: undefined,
  map: undefined,
};
const map: SiteConfig['map'] = {
  provider: 'openstreetmap',
  latitude: 1,
  longitude: 1,
  picture: 'map-town',
  narrowPicture: 'map-town-narrow',
};

const text = (change: Partial<SiteConfig> = {}) =>
  JSON.stringify(privacyPage({ ...ownConfig, ...change }));
/** Returns a text as `text` has it, with its quotes escaped. */
const escaped = (part: string) => JSON.stringify(part).slice(1, -1);

/** The words around what a function of words inserts. */
const wordsAround = (words: string) => words.split('…').map((part) => escaped(part.trim()));
const embedsWords = wordsAround(thirdPartyWords.embeds('…'));

test('with nothing from outside chosen, no third party is named but that of the map', () => {
  const own = text({ embeds: [], map });
  expect(own).not.toMatch(/tawk|Crisp|Chatwoot|Cloudflare|Google|hCaptcha|emailjs/i);
  expect(own).not.toMatch(/Plausible|Umami|YouTube|Vimeo|Calendly/);
  expect(own).toContain('ALTCHA');
  expect(own).toContain('OpenStreetMap');
  expect(own).toContain(escaped(cookieWords.lead.uncounted(cookieWords.lead.noCookies)));
});

test('without a map and embeds, the page says nothing of them', () => {
  expect(text()).not.toContain('OpenStreetMap');
  for (const words of embedsWords) expect(text()).not.toContain(words);
  expect(text({ embeds: ['vimeo'] })).toContain(escaped(thirdPartyWords.embeds('Vimeo')));
});

test.each<[string, Partial<SiteConfig>]>([
  ['tawk.to', { chat: { provider: 'tawk', propertyId: 'p', widgetId: 'w' } }],
  ['Crisp', { chat: { provider: 'crisp', websiteId: 'w' } }],
  [
    'chat.larkfield.example',
    {
      chat: { provider: 'chatwoot', baseUrl: 'https://chat.larkfield.example', websiteToken: 't' },
    },
  ],
  ['Cloudflare Turnstile', { captcha: { provider: 'turnstile', siteKey: 'k' } }],
  ['reCAPTCHA', { captcha: { provider: 'recaptcha', siteKey: 'k' } }],
  ['hCaptcha', { captcha: { provider: 'hcaptcha', siteKey: 'k' } }],
  ['api.emailjs.com', { emailjs: { ...siteConfig.emailjs, origin: 'https://api.emailjs.com' } }],
  [
    'cms.larkfield.example',
    {
      contactForm: { ...siteConfig.contactForm, origin: 'https://cms.larkfield.example' },
    },
  ],
  [
    thirdPartyWords.counting.service('Plausible', 'plausible.io'),
    { analytics: { provider: 'plausible', domain: 'd', origin: 'https://plausible.io' } },
  ],
  [
    thirdPartyWords.counting.service('Umami', 'stats.larkfield.example'),
    { analytics: { provider: 'umami', origin: 'https://stats.larkfield.example', websiteId: 'w' } },
  ],
  ['Google Analytics', { analytics: { provider: 'ga4', measurementId: 'G-1' } }],
  ['Google Tag Manager', { analytics: { provider: 'gtm', containerId: 'GTM-1' } }],
  ['Calendly', { embeds: ['calendly'], map }],
  ['Cal.com', { embeds: ['cal'] }],
  [
    'lists.larkfield.example',
    {
      newsletter: {
        provider: 'form',
        action: 'https://lists.larkfield.example/subscribe',
        emailField: 'EMAIL',
      },
    },
  ],
])('[S3] choosing %s in the configuration alone names it on the page', (name, change) => {
  expect(text()).not.toContain(escaped(name));
  expect(text(change)).toContain(escaped(name));
});

test('with analytics, the page does not say that nobody is counted', () => {
  const { lead, none } = cookieWords;
  const denials = [
    lead.uncounted(lead.noCookies),
    lead.uncounted(lead.noOwnCookies),
    thirdPartyWords.counting.none,
  ].map(escaped);
  const origin = 'https://plausible.io';
  const counted = text({ analytics: { provider: 'plausible', domain: 'd', origin } });
  for (const denial of denials) expect(counted).not.toContain(denial);
  expect(counted).toContain(escaped(none));
  const allowed = text({ analytics: { provider: 'ga4', measurementId: 'G-1' } });
  for (const denial of [...denials, escaped(none)]) expect(allowed).not.toContain(denial);
});

const setters: Partial<SiteConfig>[] = [
  { chat: { provider: 'tawk', propertyId: 'p', widgetId: 'w' } },
  { captcha: { provider: 'recaptcha', siteKey: 'k' } },
];
const counters: SiteConfig['analytics'][] = [
  { provider: 'none' },
  { provider: 'plausible', domain: 'd', origin: 'https://plausible.io' },
  { provider: 'ga4', measurementId: 'G-1' },
];

test.each(setters.flatMap((change) => counters.map((analytics) => ({ ...change, analytics }))))(
  'no sentence denies the cookies of %j',
  (change) => {
    const config = { ...ownConfig, ...change };
    const { services, lead, none } = cookieWords;
    const service = change.chat ? services.chat : services.captcha;
    // Without its first letter, which may be a capital.
    const named = service.slice(1);
    for (const denial of [
      lead.uncounted(lead.noCookies),
      lead.counted(lead.noCookies),
      lead.google,
    ])
      expect(privacyLead(config)).not.toContain(denial);
    expect(privacyLead(config)).toContain(named);
    expect(cookiesNote(config)).not.toBe(none);
    expect(cookiesNote(config)).toContain(named);
    expect(noCookiesNote(config)).toBe('');
  },
);

test('chat and captcha are both named where both may set cookies', () => {
  const { noneOfOurs, services } = cookieWords;
  expect(cookiesNote({ ...ownConfig, ...setters[0], ...setters[1] })).toBe(
    noneOfOurs(formatList([services.chat, services.captcha]), 2),
  );
});

test('this site is an example of one without a cookie banner where it is one', () => {
  const { counted, uncounted } = cookieWords.example;
  const note = (analytics: SiteConfig['analytics']) => noCookiesNote({ ...ownConfig, analytics });
  expect(note({ provider: 'none' })).toBe(uncounted);
  expect(note({ provider: 'plausible', domain: 'd', origin: 'https://plausible.io' })).toBe(
    counted,
  );
  expect(note({ provider: 'ga4', measurementId: 'G-1' })).toBe('');
});

test('the company stands in the page as the configuration has it', () => {
  const company = { ...siteConfig.company, legalName: 'Other Works, LLC' };
  expect(text({ company })).toContain('Other Works, LLC');
});

test('the anchors are unique', () => {
  const ids = privacyPage(siteConfig).sections.map((section) => section.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['English', plainPage, 'General Data Protection Regulation', /shop/],
  ['German', germanPage, 'Datenschutz-Grundverordnung', /Shop/],
])('the plain page in %s is true of the country and of a shop', (_, page, law, shop) => {
  const textOf = (country: string, samples: string[]) =>
    JSON.stringify(
      page({
        ...{ ...siteConfig, home: 'business', samples },
        company: { ...siteConfig.company, address: { ...siteConfig.company.address, country } },
      }),
    );
  expect(textOf('DE', [])).toContain(law);
  expect(textOf('US', [])).not.toContain(law);
  expect(textOf('DE', [])).not.toMatch(shop);
  expect(textOf('DE', ['shop'])).toMatch(shop);
});
