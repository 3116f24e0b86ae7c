/**
 * The recipes for nginx and Caddy, with only names, ports and certificates changed, on ports other
 * than 80 and 443, in front of real servers.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { buildForTests, type ChildServer, startChild } from '../reliability/child-server.ts';
import { startPostgres, type TestPostgres } from '../reliability/postgres.ts';
import { type SmtpSink, startSmtpSink } from '../reliability/smtp-sink.ts';
import { testKey } from '../reliability/test-key.ts';
import { waitFor } from '../reliability/wait-for.ts';
import { adaptRecipe } from './adapt-recipe.ts';
import { type Certificate, createCertificate } from './certificate.ts';
import { http2Get } from './http2-get.ts';
import { leadNames } from './lead-names.ts';
import { runNginx } from './run-nginx.ts';
import { openBrowser, sendForm } from './send-form.ts';
import { siteWithForm } from './site-with-form.ts';
import { type RunningProxy, startProxy } from './start-proxy.ts';
import { testFolder } from './test-folder.ts';

const folder = testFolder('proxies');
const site = siteWithForm();
let certificate: Certificate;
let browser: Browser;
beforeAll(async () => {
  await buildForTests();
  certificate = createCertificate(folder);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  site.remove();
});

const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).reverse()) await stop();
});

let count = 0;
const newFolder = () => {
  count += 1;
  const made = join(folder, String(count));
  mkdirSync(made);
  return made;
};

async function start(settings: Record<string, string>): Promise<ChildServer> {
  const server = await startChild({
    SITE_DIR: site.folder,
    ALTCHA_HMAC_KEY: testKey,
    TRUST_PROXY: '1',
    RATE_LIMIT: '100',
    ...settings,
  });
  running.push(() => server.end('SIGTERM'));
  return server;
}

const stopLater = (proxy: RunningProxy) => running.push(proxy.stop);
const portOf = ({ url }: ChildServer) => new URL(url).port;

interface Ports {
  http: number;
  https: number;
}
const freePorts = async (): Promise<Ports> => ({ http: await freePort(), https: await freePort() });

/** Starts deploy/nginx.conf in front of one server or two. */
async function startNginx({ http, https }: Ports, [first, second]: ChildServer[]): Promise<void> {
  const servers = adaptRecipe(readFileSync('deploy/nginx.conf', 'utf8'), [
    ['  listen [::]:80;\n', ''],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['https://www.example.com$request_uri', `https://localhost:${https}$request_uri`],
    ['/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate.certificate],
    ['/etc/letsencrypt/live/www.example.com/privkey.pem', certificate.key],
    ['www.example.com', 'localhost'],
    ['server_name example.com;', 'server_name bare.localhost;'],
    ['127.0.0.1:4321', `127.0.0.1:${first && portOf(first)}`],
    ...(second
      ? ([['#server 127.0.0.1:4322;', `server 127.0.0.1:${portOf(second)};`]] as const)
      : []),
  ]);
  stopLater(await runNginx(newFolder(), servers, https));
}

/** Starts deploy/Caddyfile in front of one server. */
async function startCaddy({ http, https }: Ports, [first]: ChildServer[]): Promise<void> {
  const home = newFolder();
  const tls = `tls ${certificate.certificate} ${certificate.key}`;
  const sites = adaptRecipe(readFileSync('deploy/Caddyfile', 'utf8'), [
    ['\nwww.example.com {\n', `\nlocalhost:${https} {\n\t${tls}\n`],
    ['\nexample.com {\n', `\nbare.localhost:${https} {\n\t${tls}\n`],
    ['https://www.example.com{uri}', `https://localhost:${https}{uri}`],
    ['reverse_proxy 127.0.0.1:4321 {\n', `reverse_proxy 127.0.0.1:${first && portOf(first)} {\n`],
  ]);
  const file = join(home, 'Caddyfile');
  // Caddy leaves its https_port out of redirects: outside it is 443. Here it is not.
  const other = await freePort();
  const options = `admin off\n\thttp_port ${http}\n\thttps_port ${other}\n\tskip_install_trust`;
  writeFileSync(file, `{\n\t${options}\n}\n${sites}`);
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  stopLater(await startProxy('caddy', args, https, { HOME: home }));
}

const proxies = { nginx: startNginx, Caddy: startCaddy };

test.each(Object.entries(proxies))(
  '%s: TLS, HTTP/2, and a form that a browser sends to an unusual port',
  async (_name, startProxyOf) => {
    const data = newFolder();
    const ports = await freePorts();
    const origin = `https://localhost:${ports.https}`;
    // Without SITE_URL: the Host header alone has to be right.
    await startProxyOf(ports, [await start({ DATA_DIR: data })]);
    const headers = await http2Get(origin, '/page/about-us', certificate.certificate);
    expect(headers[':status']).toBe(200);
    expect(headers['strict-transport-security']).toBe('max-age=86400');
    const plain = await fetch(`http://localhost:${ports.http}/page/about-us?a=b`, {
      redirect: 'manual',
    });
    expect([301, 308]).toContain(plain.status);
    expect(plain.headers.get('location')).toBe(`${origin}/page/about-us?a=b`);
    const bare = `https://bare.localhost:${ports.https}`;
    const redirect = await http2Get(bare, '/page/about-us?a=b', certificate.certificate);
    expect(redirect).toMatchObject({ ':status': 301, location: `${origin}/page/about-us?a=b` });
    await sendForm(browser, origin, 'Ann of the port');
    expect(await leadNames({ DATA_DIR: data })).toEqual(['Ann of the port']);
  },
);

test('a proxy that drops the port from Host is accepted where SITE_URL has it', async () => {
  const ports = await freePorts();
  const origin = `https://localhost:${ports.https}`;
  const data = newFolder();
  const server = await start({ DATA_DIR: data, SITE_URL: origin });
  const recipe = readFileSync('deploy/nginx.conf', 'utf8');
  expect(recipe).toContain('$http_host');
  const block = `server { listen 127.0.0.1:${ports.https} ssl http2; server_name localhost;
    ssl_certificate ${certificate.certificate}; ssl_certificate_key ${certificate.key};
    location / { proxy_pass ${server.url}; proxy_set_header Host $host; } }`;
  stopLater(await runNginx(newFolder(), block, ports.https));
  await sendForm(browser, origin, 'Ben of the setting');
  expect(await leadNames({ DATA_DIR: data })).toEqual(['Ben of the setting']);
});

/** Counts the mails that are recorded as sent. */
async function countSent(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select count(*)::int as sent from outbox where state = 'sent'",
    );
    return rows[0].sent;
  } finally {
    await client.end();
  }
}

test('two processes on PostgreSQL behind nginx: one may die, and no lead or mail is doubled', async () => {
  const postgres: TestPostgres = await startPostgres();
  const sink: SmtpSink = await startSmtpSink();
  running.push(postgres.stop, sink.stop);
  const shared = {
    DATABASE_URL: await postgres.freshDatabase(),
    RATE_LIMIT_STORE: 'postgres',
    DATA_DIR: newFolder(),
    SMTP_URL: sink.url,
    MAIL_LEASE_SECONDS: '2',
  };
  const ports = await freePorts();
  const origin = `https://localhost:${ports.https}`;
  const servers = [await start(shared), await start(shared)];
  await startNginx(ports, servers);
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  for (const name of names.slice(0, 4)) await sendForm(browser, origin, name);
  // A mail that is under way when its process dies may be sent again: this is about the others.
  await waitFor('the first mails', async () => (await countSent(shared.DATABASE_URL)) === 4);
  await servers[0]?.end('SIGKILL');
  for (const name of names.slice(4)) await sendForm(browser, origin, name);
  expect((await leadNames(shared)).toSorted()).toEqual(names.toSorted());
  // A form without script mails the company alone, and says that nobody checked who sent it.
  await waitFor('six mails', () => sink.mails.length >= names.length);
  const expected = names.map((name) => `[unverified] Message from ${name}`);
  expect(sink.mails.map(({ subject }) => subject).toSorted()).toEqual(expected.toSorted());
});
