import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildForTests, smallSite, startChild } from './child-server.ts';
import { oddHosts } from './malformed/hosts.ts';
import { endpoints } from './malformed/requests.ts';
import { rawRequest, sendRaw } from './raw-request.ts';

const noBody = Buffer.alloc(0);
const site = smallSite();
const folder = mkdtempSync(join(tmpdir(), 'larkfield-hosts-'));
beforeAll(async () => {
  await buildForTests();
});
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('an invalid host is a 400 at every URL of the API', async () => {
  const server = await startChild({
    DATA_DIR: folder,
    SITE_DIR: site.folder,
    SITE_URL: 'https://www.site.test',
  });
  for (const target of endpoints) {
    for (const host of oddHosts) {
      const headers = [['Host', host]] as const;
      const request = rawRequest({ method: 'GET', target, headers, body: Buffer.alloc(0) });
      const { status, text } = await sendRaw(server.url, request);
      expect([host, status]).toEqual([host, 400]);
      expect(text).toContain('its Host header or its path, makes no sense');
      expect(text).toContain('Strict-Transport-Security: max-age=86400\r\n');
    }
  }
  const usual = ['localhost', '127.0.0.1:4321', '[::1]:4321', 'WWW.Site.test', 'a_b.test'];
  for (const host of usual) {
    const headers = [['Host', host]] as const;
    const request = rawRequest({
      method: 'GET',
      target: '/healthz',
      headers,
      body: Buffer.alloc(0),
    });
    expect([host, (await sendRaw(server.url, request)).status]).toEqual([host, 200]);
  }
  expect(await server.end('SIGTERM')).toBe(0);
});

test('two hosts are a 400 at every URL, of the API and of the site', async () => {
  const server = await startChild({
    DATA_DIR: folder,
    SITE_DIR: site.folder,
    SITE_URL: 'https://www.site.test',
  });
  const hosts: [string, string][][] = [
    [
      ['Host', 'www.site.test'],
      ['Host', 'evil.test'],
    ],
    [
      ['host', 'www.site.test'],
      ['HOST', 'www.site.test'],
    ],
    [
      ['Host', 'www.site.test'],
      ['X-One', '1'],
      ['hOsT', ''],
    ],
  ];
  for (const target of [...endpoints, '/', '/page/about-us', '/nowhere', '/PAGE/about-us'])
    for (const headers of hosts)
      for (const method of ['GET', 'HEAD', 'POST']) {
        const request = rawRequest({ method, target, headers, body: noBody });
        const { status, text } = await sendRaw(server.url, request);
        expect([target, method, status]).toEqual([target, method, 400]);
        expect(text).toMatch(/content-security-policy: default-src 'none'/i);
        expect(text).toMatch(/connection: close/i);
      }
  expect(await server.end('SIGTERM')).toBe(0);
});
