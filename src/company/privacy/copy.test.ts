import { expect, test } from 'vitest';
import { type SiteConfig, siteConfig } from '../../../site.config.ts';
import { privacyPage } from './copy.ts';

const text = (change: Partial<SiteConfig> = {}) =>
  JSON.stringify(privacyPage({ ...siteConfig, ...change }));

test('with nothing from outside chosen, no third party is named', () => {
  expect(text()).not.toMatch(/tawk|Crisp|Chatwoot|Cloudflare|Google|hCaptcha|emailjs/i);
  expect(text()).toContain('ALTCHA');
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
])('[S3] choosing %s in the configuration alone names it on the page', (name, change) => {
  expect(text()).not.toContain(name);
  expect(text(change)).toContain(name);
});

test('the company stands in the page as the configuration has it', () => {
  const company = { ...siteConfig.company, legalName: 'Other Works, LLC' };
  expect(text({ company })).toContain('Other Works, LLC');
});

test('the anchors are unique', () => {
  const ids = privacyPage(siteConfig).sections.map((section) => section.id);
  expect(new Set(ids).size).toBe(ids.length);
});
