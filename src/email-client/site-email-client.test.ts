import { expect, it } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { emailClientOptions, emailOrigin } from './site-email-client.ts';

const here = 'https://www.larkfield.example';
const emailjs = siteConfig.emailjs;

it('talks to the page’s own origin by default, and elsewhere by configuration', () => {
  const self = { ...emailjs, origin: 'self' as const };
  expect(emailOrigin({ emailjs: self, apiOrigin: '' }, here)).toBe(here);
  const apiOrigin = 'https://api.larkfield.example';
  expect(emailOrigin({ emailjs: self, apiOrigin }, here)).toBe(apiOrigin);
  const provider = { ...emailjs, origin: 'https://api.emailjs.com/' };
  expect(emailOrigin({ emailjs: provider, apiOrigin }, here)).toBe('https://api.emailjs.com');
});

it('[X6] [X4] takes interval, watch list and 451 from the configuration', () => {
  const config = {
    ...siteConfig,
    emailjs: { ...emailjs, blockList: ['x@example.com'], blockHeadless: true },
  };
  expect(emailClientOptions(config, here)).toMatchObject({
    minIntervalMs: emailjs.minIntervalMs,
    blockHeadless: true,
    blockList: { watchVariable: 'email', list: ['x@example.com'] },
  });
});
