import { expect, test } from 'vitest';
import { type SiteConfig, siteConfig } from '../../site.config.ts';
import { noticePolicy, pagePolicy } from './content-policy.ts';

const hashes = { script: ["'sha256-abc='"], style: ["'sha256-def='"] };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';

test('scripts are allowed from this site or by hash only', () => {
  const policy = pagePolicy(hashes);
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-abc='");
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-def='");
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('[A6] third parties are allowed by site.config.ts only', () => {
  const policy = pagePolicy(hashes, {
    ...siteConfig,
    captcha: { provider: 'turnstile', siteKey: 'x' },
    chat: { provider: 'chatwoot', baseUrl: 'https://chat.example/app', websiteToken: 'x' },
    emailjs: { ...siteConfig.emailjs, origin: 'https://api.emailjs.com' },
  });
  expect(directive(policy, 'script-src')).toContain('https://challenges.cloudflare.com');
  expect(directive(policy, 'frame-src')).toContain('https://chat.example');
  expect(directive(policy, 'connect-src')).toContain('https://api.emailjs.com');
  expect(directive(policy, 'script-src')).not.toContain('unsafe-inline');
  expect(pagePolicy(hashes)).not.toContain('https:');
});

const policyWith = (change: Partial<SiteConfig>, frame: string[] = []) =>
  pagePolicy({ ...hashes, frame }, { ...siteConfig, ...change });

test.each<[SiteConfig['analytics'], Record<string, string>]>([
  [
    { provider: 'plausible', domain: 'larkfield.example', origin: 'https://plausible.io' },
    {
      'script-src': "'self' 'sha256-abc=' https://plausible.io",
      'connect-src': "'self' https://plausible.io",
      'img-src': "'self' data:",
    },
  ],
  [
    { provider: 'umami', origin: 'https://stats.larkfield.example', websiteId: 'w' },
    {
      'script-src': "'self' 'sha256-abc=' https://stats.larkfield.example",
      'connect-src': "'self' https://stats.larkfield.example",
    },
  ],
  [
    { provider: 'umami', origin: 'https://cloud.umami.is', websiteId: 'w' },
    {
      'script-src': "'self' 'sha256-abc=' https://cloud.umami.is",
      'connect-src':
        "'self' https://cloud.umami.is https://gateway.umami.is https://api-gateway.umami.dev",
    },
  ],
  [
    { provider: 'ga4', measurementId: 'G-ABC123' },
    {
      'script-src': "'self' 'sha256-abc=' https://*.googletagmanager.com",
      'img-src': "'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
      'frame-src': "'none'",
    },
  ],
  [
    { provider: 'gtm', containerId: 'GTM-ABC123' },
    { 'script-src': "'self' 'sha256-abc=' https://*.googletagmanager.com" },
  ],
  [{ provider: 'none' }, { 'script-src': "'self' 'sha256-abc='", 'connect-src': "'self'" }],
])('analytics %j are allowed what they need', (analytics, directives) => {
  const policy = policyWith({ analytics });
  for (const [name, sources] of Object.entries(directives))
    expect(directive(policy, name)).toBe(`${name} ${sources}`);
});

test.each<[NonNullable<SiteConfig['embeds']>[number], string, string]>([
  ['calendly', 'https://calendly.com', 'https://calendly.com'],
  ['cal', 'https://cal.com', 'https://cal.com https://app.cal.com'],
  ['youtube', 'https://www.youtube-nocookie.com', 'https://www.youtube-nocookie.com'],
  ['vimeo', 'https://player.vimeo.com', 'https://player.vimeo.com'],
  ['google-maps', 'https://www.google.com', 'https://www.google.com'],
])('frames of %s are allowed if named and used', (provider, used, allowed) => {
  const frames = (embeds: SiteConfig['embeds'], page: string[]) =>
    directive(policyWith({ embeds }, page), 'frame-src');
  expect(frames([provider], [used])).toBe(`frame-src ${allowed}`);
  expect(frames([provider], [])).toBe("frame-src 'none'");
  expect(frames([], [used])).toBe("frame-src 'none'");
  expect(frames(undefined, [used])).toBe("frame-src 'none'");
});

test('the map of the configuration needs no other name', () => {
  const map = siteConfig.map && ({ ...siteConfig.map, provider: 'google' } as const);
  const policy = policyWith({ embeds: [], map }, ['https://www.google.com']);
  expect(directive(policy, 'frame-src')).toBe('frame-src https://www.google.com');
  const without = policyWith({ embeds: [], map: undefined }, ['https://www.google.com']);
  expect(directive(without, 'frame-src')).toBe("frame-src 'none'");
});

test('forms may post to the mailing-list provider, and to no other host', () => {
  const newsletter = {
    provider: 'form',
    action: 'https://lists.example.com/subscribe?u=1',
    emailField: 'EMAIL',
  } as const;
  expect(directive(policyWith({ newsletter }), 'form-action')).toBe(
    "form-action 'self' https://lists.example.com",
  );
  expect(directive(policyWith({ newsletter: { provider: 'self' } }), 'form-action')).toBe(
    "form-action 'self'",
  );
  expect(directive(policyWith({ apiOrigin: 'https://api.example.com' }), 'form-action')).toBe(
    "form-action 'self' https://api.example.com",
  );
});

test('other hosts are allowed for the kind of request that they are named for', () => {
  const hosts = { img: ['https://*.pictures.example'], form: ['https://pay.example'] };
  const policy = policyWith({ hosts });
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://*.pictures.example");
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://pay.example");
  expect(directive(policy, 'script-src')).not.toContain('https:');
});

test('pages rendered by the server allow no scripts', () => {
  expect(noticePolicy("'sha256-x='")).not.toContain('script-src');
});
