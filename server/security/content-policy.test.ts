import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
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

test('pages rendered by the server allow no scripts', () => {
  expect(noticePolicy("'sha256-x='")).not.toContain('script-src');
});
