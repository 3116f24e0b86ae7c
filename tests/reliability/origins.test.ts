import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { cheapToken } from './captcha-token.ts';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';
import { testKey } from './test-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'larkfield-origins-'));
let api: TestApi;
afterEach(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

test('posts come from the host of the request, SITE_URL or ALLOWED_ORIGINS; others are logged once', async () => {
  const warnings: object[] = [];
  const quiet = () => {};
  api = await openTestApi(
    {
      DATA_DIR: folder,
      ALTCHA_HMAC_KEY: testKey,
      TRUST_PROXY: '1',
      SITE_URL: 'https://www.site.test:8443',
      ALLOWED_ORIGINS: 'https://cdn.test',
    },
    {
      log: {
        debug: quiet,
        info: quiet,
        error: quiet,
        warn: (facts: object) => {
          warnings.push(facts);
        },
      },
    },
  );
  const post = async (headers: Record<string, string>) => {
    const body = { ...person, altcha: await cheapToken() };
    return (await api.post(feedbackPath, body, headers)).status;
  };
  // A proxy that drops the port from Host, as nginx does with $host.
  expect(await post({ host: 'www.site.test', origin: 'https://www.site.test:8443' })).toBe(200);
  // One that names the address behind it.
  expect(await post({ host: '127.0.0.1:4321', origin: 'https://www.site.test:8443' })).toBe(200);
  expect(await post({ host: 'site.test:443', origin: 'https://site.test' })).toBe(200);
  expect(await post({ host: 'site.test', origin: 'https://cdn.test' })).toBe(200);
  expect(warnings).toEqual([]);
  // A client chooses this header where no proxy overwrites it.
  const forged = { 'x-forwarded-host': 'evil.test', 'x-forwarded-port': '443' };
  const evil = { host: 'www.site.test', origin: 'https://evil.test' };
  expect(await post({ ...evil, ...forged })).toBe(403);
  expect(await post(evil)).toBe(403);
  expect(await post({ host: 'www.site.test', origin: 'http://www.site.test:8443' })).toBe(403);
  expect(warnings).toEqual([evil]);
  expect(await api.leads()).toHaveLength(4);
});
