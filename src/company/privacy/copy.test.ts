import { expect, test } from 'vitest';
import { type SiteConfig, siteConfig } from '../../../site.config.ts';
import { privacyPage as germanPage } from './copy.plain.de.ts';
import { privacyPage as plainPage } from './copy.plain.ts';
import { privacyPage } from './copy.ts';
import { cookiesNote, privacyLead, withoutCookiesNote } from './third-parties.ts';

const text = (change: Partial<SiteConfig> = {}) =>
  JSON.stringify(privacyPage({ ...siteConfig, ...change }));

test('with nothing from outside chosen, no third party is named but that of the map', () => {
  const own = text({ embeds: [] });
  expect(own).not.toMatch(/tawk|Crisp|Chatwoot|Cloudflare|Google|hCaptcha|emailjs/i);
  expect(own).not.toMatch(/Plausible|Umami|YouTube|Vimeo|Calendly/);
  expect(own).toContain('ALTCHA');
  expect(own).toContain('OpenStreetMap');
  expect(own).toContain('This site sets no cookies, counts no visitors');
});

test('without a map and embeds, the page says nothing of them', () => {
  const none = text({ embeds: undefined, map: undefined });
  expect(none).not.toMatch(/OpenStreetMap|Films, maps and calendars/);
  expect(text({ embeds: ['vimeo'], map: undefined })).toContain('ask Vimeo, which learns');
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
    'Plausible counts visits at plausible.io',
    { analytics: { provider: 'plausible', domain: 'd', origin: 'https://plausible.io' } },
  ],
  [
    'Umami counts visits at stats.larkfield.example',
    { analytics: { provider: 'umami', origin: 'https://stats.larkfield.example', websiteId: 'w' } },
  ],
  ['Google Analytics', { analytics: { provider: 'ga4', measurementId: 'G-1' } }],
  ['Google Tag Manager', { analytics: { provider: 'gtm', containerId: 'GTM-1' } }],
  ['Calendly or OpenStreetMap', { embeds: ['calendly'] }],
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
  expect(text()).not.toContain(name);
  expect(text(change)).toContain(name);
});

test('with analytics, the page does not say that nobody is counted', () => {
  const origin = 'https://plausible.io';
  const counted = text({ analytics: { provider: 'plausible', domain: 'd', origin } });
  expect(counted).not.toMatch(/counts no visitors|no analytics/);
  expect(counted).toContain('No cookies.');
  const allowed = text({ analytics: { provider: 'ga4', measurementId: 'G-1' } });
  expect(allowed).not.toMatch(/counts no visitors|no analytics|No cookies\./);
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
    const config = { ...siteConfig, ...change };
    expect(privacyLead(config)).not.toMatch(/sets no cookies(?! of its own)/);
    expect(privacyLead(config)).toMatch(/(?:chat service|captcha of our forms) may set/);
    expect(cookiesNote(config)).toMatch(/(?:chat service|captcha of our forms) may set/);
    expect(withoutCookiesNote(config)).toBe('');
  },
);

test('chat and captcha are both named where both may set cookies', () => {
  const config = { ...siteConfig, ...setters[0], ...setters[1] };
  expect(cookiesNote(config)).toBe(
    'No cookies of ours; our chat service and the captcha of our forms may set some.',
  );
});

test('this site is an example of one without a cookie banner where it is one', () => {
  const note = (analytics: SiteConfig['analytics']) =>
    withoutCookiesNote({ ...siteConfig, analytics });
  expect(note({ provider: 'none' })).toContain('counts nobody at all');
  expect(note({ provider: 'plausible', domain: 'd', origin: 'https://plausible.io' })).toBe(
    'The site that you are reading counts visits, too, and sets no cookie.',
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
