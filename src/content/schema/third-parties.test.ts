import { expect, test } from 'vitest';
import { siteConfig } from '../../../site.config.ts';
import { tableErrors } from '../check-table.ts';
import { siteConfigSchema } from './site-config.ts';

const errorsOf = (change: object) =>
  tableErrors({
    file: 'site.config.ts',
    schema: siteConfigSchema,
    records: [{ ...siteConfig, ...change }],
  }).join('\n');

test.each([
  { analytics: { provider: 'none' } },
  { analytics: { provider: 'plausible', domain: 'a.example', origin: 'https://plausible.io' } },
  { analytics: { provider: 'umami', origin: 'https://stats.a.example:8443', websiteId: 'w' } },
  { analytics: { provider: 'ga4', measurementId: 'G-ABC123DEF4' } },
  { analytics: { provider: 'gtm', containerId: 'GTM-ABC1234' } },
  { embeds: ['calendly', 'cal', 'youtube', 'vimeo', 'openstreetmap', 'google-maps'] },
  { newsletter: { provider: 'self' } },
  {
    newsletter: {
      provider: 'form',
      action: 'https://a.us1.list-manage.com/subscribe/post?u=1&id=2',
      emailField: 'EMAIL',
      hidden: { tags: '7' },
    },
  },
  { hosts: { img: ['https://*.a.example'], connect: ['https://api.a.example'] } },
])('%j is accepted', (change) => {
  expect(errorsOf(change)).toBe('');
});

test.each([
  [{ analytics: { provider: 'matomo' } }, 'field analytics.provider'],
  [{ analytics: { provider: 'ga4', measurementId: 'UA-1' } }, 'must look like G-ABC123DEF4'],
  [{ analytics: { provider: 'gtm', containerId: 'G-ABC' } }, 'must look like GTM-ABC1234'],
  [
    { analytics: { provider: 'plausible', domain: 'a', origin: 'https://plausible.io/js/' } },
    'field analytics.origin: must be an origin over https without a path',
  ],
  [
    { analytics: { provider: 'umami', origin: 'http://stats.example', websiteId: 'w' } },
    'field analytics.origin: must be an origin over https without a path',
  ],
  [
    { analytics: { provider: 'umami', origin: 'https://stats.example' } },
    'field analytics.websiteId: is missing',
  ],
  [{ embeds: ['dailymotion'] }, 'field embeds.0'],
  [
    { newsletter: { provider: 'form', action: 'http://a.example', emailField: 'EMAIL' } },
    'field newsletter.action: must be a URL that begins with https://',
  ],
  [
    { newsletter: { provider: 'form', action: 'https://a.example' } },
    'field newsletter.emailField: is missing',
  ],
  [{ hosts: { img: ['*'] } }, 'field hosts.img.0: must be an origin over https without a path'],
  [{ hosts: { pictures: [] } }, 'field hosts.pictures: is not known'],
])('%j is reported by its field', (change, message) => {
  expect(errorsOf(change)).toContain(message);
});
