import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSite } from './load-site.ts';
import { serveSite } from './serve-site.ts';

/** Responses when the built site changes under a running server. */

const page = `<!doctype html><title>A page</title>${'text '.repeat(500)}`;
const picture = Buffer.alloc(5000, 'p');
const tagOf = (bytes: string | Buffer) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
const secure = { 'x-test-https': '1' };
const hsts = ['Strict-Transport-Security', 'max-age=86400'];

let folder: string;
let origin: string;
let errors: string[];
let server: ReturnType<typeof createServer>;

const file = (name: string) => join(folder, name);
const get = (path: string, coding = 'identity', headers = {}) =>
  fetch(origin + path, { headers: { 'accept-encoding': coding, ...headers } });

async function start(): Promise<void> {
  const site = await loadSite(folder);
  server = createServer(
    serveSite(
      site,
      ({ headers }) => (headers['x-test-https'] === '1' ? hsts : []),
      (error) => errors.push(String(error)),
    ),
  );
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

beforeEach(() => {
  errors = [];
  folder = mkdtempSync(join(tmpdir(), 'larkfield-changed-'));
  mkdirSync(file('media'));
  writeFileSync(file('index.html'), page);
  writeFileSync(file('404.html'), page);
  for (const name of ['a', 'b']) writeFileSync(file(`media/${name}.avif`), picture);
  writeFileSync(file('media/film.mp4'), picture);
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['br', 'gzip', 'identity'])('pages do not change, in %s', async (coding) => {
  await start();
  writeFileSync(file('index.html'), 'another page');
  for (const ending of ['.br', '.gz']) writeFileSync(file(`index.html${ending}`), 'half');
  const suffix = coding === 'identity' ? '' : `-${coding}`;
  for (const turn of ['changed', 'gone']) {
    const answer = await get('/', coding);
    expect([turn, await answer.text()]).toEqual([turn, page]);
    expect(answer.headers.get('etag')).toBe(`"${tagOf(page)}${suffix}"`);
    const again = await get('/', coding, { 'if-none-match': answer.headers.get('etag') });
    expect(again.status).toBe(304);
    rmSync(file('index.html'), { force: true });
  }
});

test('a re-copied picture is served, a changed one is a 404', async () => {
  await start();
  const copied = Promise.all([get('/media/a.avif'), get('/media/a.avif')]);
  utimesSync(file('media/a.avif'), new Date(2000, 1, 1), new Date(2000, 1, 1));
  for (const answer of [...(await copied), await get('/media/a.avif')]) {
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"${tagOf(picture)}"`]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
  }
  writeFileSync(file('media/b.avif'), Buffer.alloc(5000, 'q'));
  utimesSync(file('media/b.avif'), new Date(2001, 1, 1), new Date(2001, 1, 1));
  for (const turn of ['first', 'again']) {
    const answer = await get('/media/b.avif', 'identity', secure);
    expect([turn, answer.status, answer.headers.get('etag')]).toEqual([turn, 404, null]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    expect(await answer.text()).toContain('Load the page anew');
  }
  writeFileSync(file('media/b.avif'), picture);
  expect((await get('/media/b.avif')).status).toBe(200);
  expect(errors).toEqual([]);
});

test('no range of a video whose length has changed', async () => {
  await start();
  const range = { range: 'bytes=10-19' };
  expect((await get('/media/film.mp4', 'identity', range)).status).toBe(206);
  for (const size of [15, 6000]) {
    writeFileSync(file('media/film.mp4'), Buffer.alloc(size, 'p'));
    const answer = await get('/media/film.mp4', 'identity', range);
    expect([size, answer.status, answer.headers.get('content-range')]).toEqual([size, 404, null]);
  }
});

test('a page that cannot be decompressed is a 500 with a text, is reported, and is not cached', async () => {
  // A valid gzip file, but of another page.
  writeFileSync(file('index.html.gz'), gzipSync('short'));
  await start();
  for (const turn of [1, 2]) {
    const answer = await get('/', 'identity', secure);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    expect(await answer.text()).toContain('Please try again in a minute.');
    expect(errors).toHaveLength(turn);
  }
  expect(errors[0]).toContain('its gzip version 5');
  expect(await (await get('/', 'br')).text()).toBe(page);
  const head = await fetch(origin, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(page.length)]);
});
