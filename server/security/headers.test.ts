import { expect, test } from 'vitest';
import { hstsModes } from '../hsts.ts';
import { transportSecurity } from './headers.ts';

const direct = { TRUST_PROXY: 0, SITE_URL: 'https://www.site.test' };
const behindProxy = { TRUST_PROXY: 1, SITE_URL: 'http://localhost:4321' };

test.each([
  ['off', undefined],
  ['clear', 'max-age=0'],
  ['1d', 'max-age=86400'],
  ['2y', 'max-age=63072000'],
  ['2y-subdomains', 'max-age=63072000; includeSubDomains'],
] as const)('HSTS=%s sends %s', (HSTS, value) => {
  expect(transportSecurity(undefined, { ...direct, HSTS })[1]).toBe(value);
});

test('over http there is no header, whatever the mode', () => {
  for (const HSTS of hstsModes) {
    expect(transportSecurity(undefined, { ...behindProxy, HSTS })).toEqual([]);
    expect(transportSecurity('http', { ...behindProxy, HSTS })).toEqual([]);
    expect(transportSecurity('https, http', { ...behindProxy, HSTS })).toEqual([]);
  }
});

test('X-Forwarded-Proto counts only from a trusted proxy', () => {
  const header = ['Strict-Transport-Security', 'max-age=86400'];
  expect(transportSecurity('https', { ...behindProxy, HSTS: '1d' })).toEqual(header);
  expect(transportSecurity('http, https', { ...behindProxy, HSTS: '1d' })).toEqual(header);
  const stranger = { ...behindProxy, TRUST_PROXY: 0, HSTS: '1d' } as const;
  expect(transportSecurity('https', stranger)).toEqual([]);
});
