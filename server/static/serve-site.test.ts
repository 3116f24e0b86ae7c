import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite } from './load-site.ts';
import { serveSite } from './serve-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'larkfield-static-'));
const page = (title: string, canonical: string) =>
  `<!doctype html><head><title>${title}</title><link rel="canonical" href="https://www.site.example${canonical}"></head>${'text '.repeat(200)}`;
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));
const files: Record<string, string | Buffer> = {
  'index.html': page('Home', '/'),
  '404.html': page('Not found', '/404'),
  'page/about-us.html': page('About', '/page/about-us'),
  'page/CaseStudy.html': page('Case', '/page/CaseStudy'),
  'page/caseStudy.html': page('Case', '/page/CaseStudy'),
  'static/js/app.1a2b3c.js': 'export const a = 1;\n'.repeat(50),
  'media/film.mp4': film,
  'media/gone.jpg': film,
  'robots.txt': 'User-agent: *\n',
  'redirects.json': JSON.stringify({ '/Moved/about': '/page/about-us' }),
  'csp.json': JSON.stringify({
    script: ["'sha256-s='"],
    pages: { '/page/about-us': { style: ["'sha256-about='"] } },
  }),
};

const server = createServer();
let port = 0;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const site = await loadSite(folder);
  server.on(
    'request',
    serveSite(site, (request) =>
      request.headers['x-test-https'] === '1' ? ['Strict-Transport-Security', 'max-age=86400'] : [],
    ),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request unchanged: no normalization, no decompression, no redirects. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port, path, headers, method, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });

test('pages are sent in the accepted encoding, each with its own ETag', async () => {
  const plain = await get('/page/about-us');
  const br = await get('/page/about-us', { 'accept-encoding': 'gzip, deflate, br' });
  const gz = await get('/page/about-us', { 'accept-encoding': 'gzip, br;q=0' });
  expect(plain.status).toBe(200);
  expect(plain.headers['cache-control']).toBe('no-cache');
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gz.body)).toEqual(plain.body);
  expect(new Set([plain, br, gz].map((answer) => answer.headers.etag)).size).toBe(3);
  expect(br.headers.vary).toBe('Accept-Encoding');
});

test('an unchanged file is a 304 without a body', async () => {
  const { etag = '' } = (await get('/')).headers;
  for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const again = await get('/', { 'if-none-match': tag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
  }
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD is GET without the body; other methods are 405', async () => {
  const [head, full] = [await get('/', {}, 'HEAD'), await get('/')];
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(full.headers['content-length']);
  const post = await get('/', {}, 'POST');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('hashed files are immutable', async () => {
  const { headers } = await get('/static/js/app.1a2b3c.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
});

test.each([
  ['/PAGE/About-US', '/page/about-us'],
  ['/page/about-us/', '/page/about-us'],
  ['/page/about-us.html', '/page/about-us'],
  ['/page/about-us/index.html', '/page/about-us'],
  ['/Page/About-Us/?a=1&b=%20', '/page/about-us?a=1&b=%20'],
  ['/page/CASESTUDY', '/page/CaseStudy'],
  ['/%70age/about-us', '/page/about-us'],
  ['/index.html', '/'],
  ['/ROBOTS.TXT', '/robots.txt'],
  ['/Moved/about', '/page/about-us'],
  ['/moved/about/', '/page/about-us'],
])('%s redirects to %s with one 308', async (path, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([308, target]);
  expect((await get(target)).status).toBe(200);
});

test.each(['.', ')', '%20', '&amp;', '%E2%80%9D', ',', ';', '>', '*', '_', '%E2%80%8B', '//'])(
  'an address with %j behind it goes to its page by one 308, with its query',
  async (damage) => {
    const answer = await get(`/page/about-us${damage}?a=1&b=%20`);
    expect([answer.status, answer.headers.location]).toEqual([308, '/page/about-us?a=1&b=%20']);
  },
);

test.each(['//page/about-us', '/page//about-us', '/page\\about-us'])(
  '%s redirects to the page of this site',
  async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([308, '/page/about-us']);
  },
);

test('both spellings of the case study exist', async () => {
  expect((await get('/page/CaseStudy')).status).toBe(200);
  expect((await get('/page/caseStudy')).status).toBe(200);
});

test.each([
  '/nothing',
  '//evil.example',
  '//evil.example/page/about-us',
  '/\\evil.example',
  '/%2F/evil.example',
  '//evil.example.',
  '/%5C/evil.example/)',
  '/%252F%252Fevil.example',
  '/page/../../etc/passwd',
  '/%',
  '/csp.json',
  '/404',
])('%s is the 404 page, and no redirect', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.location).toBeUndefined();
  expect(answer.body.toString()).toContain('Not found');
});

test('players get the requested ranges of a video', async () => {
  const part = async (range: string) => {
    const { status, headers, body } = await get('/media/film.mp4', { range });
    return [status, headers['content-range'], body.length];
  };
  expect(await part('bytes=0-99')).toEqual([206, 'bytes 0-99/1000', 100]);
  expect(await part('bytes=990-')).toEqual([206, 'bytes 990-999/1000', 10]);
  expect(await part('bytes=-10')).toEqual([206, 'bytes 990-999/1000', 10]);
  expect(await part('bytes=2000-')).toEqual([416, 'bytes */1000', 0]);
  expect(await part('bytes=0-1,5-6')).toEqual([200, undefined, 1000]);
  const { body } = await get('/media/film.mp4', { range: 'bytes=10-12' });
  expect(body).toEqual(film.subarray(10, 13));
});

test('pictures and videos are sent whole, and a missing file is a 404', async () => {
  const whole = await get('/media/film.mp4');
  expect([whole.status, whole.headers['content-length']]).toEqual([200, '1000']);
  expect(whole.body).toEqual(film);
  rmSync(join(folder, 'media/gone.jpg'));
  const gone = await get('/media/gone.jpg');
  expect([gone.status, gone.headers['cache-control'], gone.headers.etag]).toEqual([
    404,
    'no-store',
    undefined,
  ]);
  expect(gone.body.toString()).toContain('This file is not there any more.');
});

test('a client without compression gets the uncompressed page', async () => {
  const { headers, body } = await get('/page/about-us', { 'accept-encoding': 'identity' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(files['page/about-us.html']);
});

test('every page has its own policy and the common headers; https adds HSTS', async () => {
  const about = await get('/page/about-us');
  expect(about.headers['content-security-policy']).toContain("'sha256-about='");
  expect(about.headers['content-security-policy']).toContain("'sha256-s='");
  expect((await get('/')).headers['content-security-policy']).not.toContain("'sha256-about='");
  for (const answer of [about, await get('/nothing'), await get('/robots.txt')]) {
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(answer.headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(answer.headers['permissions-policy']).toContain('camera=()');
  }
  expect(about.headers['strict-transport-security']).toBeUndefined();
  const https = { 'x-test-https': '1' };
  for (const [status, answer] of [
    [200, await get('/', https)],
    [308, await get('/INDEX.html', https)],
    [404, await get('/nothing', https)],
    [405, await get('/', https, 'POST')],
    [416, await get('/media/film.mp4', { ...https, range: 'bytes=2000-' })],
  ] as const) {
    expect(answer.status).toBe(status);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.headers['permissions-policy']).toContain('camera=()');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(answer.headers['strict-transport-security']).toBe('max-age=86400');
  }
});

test('without a built site the start fails with instructions', async () => {
  await expect(loadSite(join(folder, 'none'))).rejects.toThrow('npm run build');
});
