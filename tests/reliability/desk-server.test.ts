import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  buildForTests,
  type ChildServer,
  smallSite,
  startChild,
  startProgram,
} from './child-server.ts';
import { csrfOf, linkIn, linkMails, openDeskClient, signIn } from './desk-client.ts';
import { rawRequest, sendRaw } from './raw-request.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { testKey } from './test-key.ts';
import { waitFor } from './wait-for.ts';

const site = smallSite();
const folders: string[] = [];
const servers: ChildServer[] = [];
let sink: SmtpSink;

/** Starts a server of its own with the site of two pages. */
async function start(change: Record<string, string>): Promise<ChildServer & { data: string }> {
  const data = mkdtempSync(join(tmpdir(), 'larkfield-desk-'));
  folders.push(data);
  const server = await startChild({
    SITE_DIR: site.folder,
    DATA_DIR: data,
    ALTCHA_HMAC_KEY: testKey,
    SMTP_URL: sink.url,
    MAIL_TO: 'owner@site.test',
    ...change,
  });
  servers.push(server);
  return { ...server, data };
}

/** Browsers send the origin with a POST. */
const sentBy = (origin: string, { method }: RequestInit): Record<string, string> =>
  method === 'POST' ? { origin } : {};

const clientOf = (url: string) => {
  const { host, origin } = new URL(url);
  return openDeskClient(async (path, init) =>
    // fetch sets host, origin and sec-fetch-site itself; a raw request sends them as they are.
    rawFetch(url + path, { ...init, headers: { ...init.headers, host, ...sentBy(origin, init) } }),
  );
};

/** Sends a request with all of its headers as given. */
const rawFetch = (url: string, init: RequestInit): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers, body } = init;
    const sent = request(
      url,
      { method, headers: headers as Record<string, string> },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const received = new Headers();
          for (let at = 0; at < incoming.rawHeaders.length; at += 2)
            received.append(incoming.rawHeaders[at] ?? '', incoming.rawHeaders[at + 1] ?? '');
          const status = incoming.statusCode ?? 0;
          resolve(new Response(Buffer.concat(chunks), { status, headers: received }));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body as string | undefined);
  });

beforeAll(async () => {
  await buildForTests();
  writeFileSync(join(site.folder, 'robots.txt'), 'User-agent: *\nAllow: /\n');
  writeFileSync(join(site.folder, 'sitemap.xml'), '<urlset></urlset>');
  sink = await startSmtpSink();
});
afterAll(async () => {
  for (const server of servers) await server.end('SIGTERM');
  await sink.stop();
  site.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Sends a request and returns all bytes of its response but for the date. */
async function bytesOf(url: string, method: string, target: string): Promise<string> {
  const body = Buffer.from(method === 'POST' ? 'email=owner%40site.test' : '');
  const headers: [string, string][] = [
    ['Host', 'site.test'],
    ['Accept', 'text/html'],
    ['Cookie', 'desk=x; __Host-desk=y'],
  ];
  if (method === 'POST') {
    headers.push(['Content-Type', 'application/x-www-form-urlencoded']);
    headers.push(['Content-Length', String(body.length)]);
  }
  const { text } = await sendRaw(url, rawRequest({ method, target, headers, body }));
  return text.replace(/^Date: .*$/im, 'Date: now');
}

test('off, it is like any other unknown path, byte for byte', async () => {
  const { url } = await start({});
  for (const method of ['GET', 'HEAD', 'POST', 'DELETE'])
    for (const path of ['', '/', '/sign-in', '/leads/x', '/export.csv', '.html', '?a=1'])
      expect(await bytesOf(url, method, `/desk${path}`), `${method} ${path}`).toBe(
        await bytesOf(url, method, `/dusk${path}`),
      );
});

test('on, public responses have the same bytes as off, and none of them names it', async () => {
  const [off, on] = [await start({}), await start({ DESK: '1' })];
  const paths = [
    '/',
    '/page/about-us',
    '/robots.txt',
    '/sitemap.xml',
    '/nowhere',
    '/desks',
    '/DESK',
  ];
  for (const path of [...paths, '/healthz', '/readyz', '/api/nothing', '/favicon.svg']) {
    const answer = await bytesOf(on.url, 'GET', path);
    expect(answer, path).toBe(await bytesOf(off.url, 'GET', path));
    expect(answer.toLowerCase(), path).not.toContain('/desk');
  }
  expect(await bytesOf(on.url, 'GET', '/desk')).toMatch(/^location: \/desk\/sign-in\r$/im);
});

test('a person signs in and out at a running server, also in maintenance', async () => {
  const { url } = await start({ DESK: '1', MAINTENANCE: '1' });
  expect((await fetch(`${url}/page/about-us`)).status).toBe(503);
  const browser = clientOf(url);
  await signIn(browser, sink, 'owner@site.test');
  const list = await browser.get('/desk');
  expect(list.status).toBe(200);
  const head = await rawFetch(`${url}/desk/sign-in`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const slash = await rawFetch(`${url}/desk/`, {});
  expect([slash.status, slash.headers.get('location')]).toEqual([308, '/desk']);
  const out = await browser.post('/desk/sign-out', { csrf: csrfOf(await list.text()) });
  expect(out.status).toBe(303);
  expect((await browser.get('/desk')).status).toBe(303);
});

test('the link in the mail has the public address, port included, also behind a proxy', async () => {
  const upstream = await start({
    DESK: '1',
    TRUST_PROXY: '1',
    SITE_URL: 'https://www.site.test:8443',
  });
  const proxy = await startProxy(upstream.url);
  const browser = openDeskClient(async (path, init) =>
    rawFetch(`http://127.0.0.1:${proxy.port}${path}`, {
      ...init,
      headers: {
        ...init.headers,
        host: 'www.site.test:8443',
        ...sentBy('https://www.site.test:8443', init),
      },
    }),
  );
  const before = linkMails(sink).length;
  await browser.post('/desk/sign-in', { email: 'owner@site.test' });
  await waitFor('the mail', () => linkMails(sink).length > before);
  const mail = linkMails(sink).at(-1);
  expect(mail?.html).toContain('https://www.site.test:8443/desk/sign-in/link?t=');
  const answer = await browser.post('/desk/sign-in/link', { t: linkIn(mail).token });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-desk=.*; Secure; SameSite=Strict$/);
  expect((await browser.get('/desk')).status).toBe(200);
  await proxy.stop();
});

/** Starts a proxy that passes requests on as the nginx of docs/deploy.md does: the host without its port. */
async function startProxy(target: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const { hostname, port } = new URL(target);
  const server: Server = createServer((incoming, outgoing) => {
    const { method, url: path } = incoming;
    const headers = {
      ...incoming.headers,
      host: (incoming.headers.host ?? '').replace(/:\d+$/, ''),
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    };
    const passed = request({ hostname, port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

test('while another program holds the database, leads can be read, and a change says that it failed', async () => {
  const { url, data } = await start({ DESK: '1' });
  const browser = clientOf(url);
  await signIn(browser, sink, 'owner@site.test');
  const csrf = csrfOf(await (await browser.get('/desk')).text());
  const other = new DatabaseSync(join(data, 'leads.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  expect((await browser.get('/desk')).status).toBe(200);
  const busy = await browser.post('/desk/sign-out-everywhere', { csrf });
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await busy.text()).toContain('look whether it is there');
  other.exec('ROLLBACK');
  other.close();
  expect((await browser.get('/desk')).status).toBe(200);
});

test('a start over plain http, where its session could be read on the way, is refused', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'larkfield-desk-'));
  folders.push(copy);
  cpSync(site.folder, copy, { recursive: true });
  const program = startProgram('main.js', {
    DESK: '1',
    PORT: '0',
    SITE_DIR: copy,
    DATA_DIR: join(copy, 'data'),
    SITE_URL: 'http://www.site.test',
  });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('DESK needs https');
});
