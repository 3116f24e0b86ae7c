import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closedJobPage } from './closed-job-page.ts';
import { loadSite } from './load-site.ts';
import { serveSite } from './serve-site.ts';

const moment = '2027-03-01T05:00:00.000Z';
const closes = Date.parse(moment);
const data = (type: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","title":"A job"}</script>`;
const start = `<!doctype html><title>A job</title>${data('BreadcrumbList')}`;
const end = (closed: string) =>
  `<script>start()</script><div data-deadline="${moment}"${closed}>${'words '.repeat(100)}</div>` +
  `<li data-deadline="2027-02-01T05:00:00.000Z"${closed}></li><li data-deadline="2027-04-01T05:00:00.000Z"></li>`;
const open = `${start}${data('JobPosting')}${end('')}`;
const closed = `${start}${end(' data-closed=""')}`;

test('a closed opening has no JobPosting, and is marked with all that closed before it', () => {
  const page = closedJobPage(Buffer.from(open));
  expect([page?.closesAt, page?.html.toString()]).toEqual([closes, closed]);
});

test('a page without a job, or without a last day, is unchanged', () => {
  expect(closedJobPage(Buffer.from(closed))).toBeUndefined();
  expect(closedJobPage(Buffer.from(`${start}${data('JobPosting')}`))).toBeUndefined();
});

let folder: string;
let server: ReturnType<typeof createServer>;
let origin: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larkfield-closing-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
  writeFileSync(join(folder, 'a-job.html'), open);
  writeFileSync(join(folder, 'a-job.html.gz'), gzipSync(open));
  const site = await loadSite(folder);
  server = createServer(serveSite(site, () => []));
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

test.each(['br', 'gzip', 'identity'])(
  'a running server serves it from that time on, in %s',
  async (coding) => {
    const get = (headers = {}) =>
      fetch(`${origin}/a-job`, { headers: { 'accept-encoding': coding, ...headers } });
    vi.useFakeTimers({ toFake: ['Date'], now: closes - 1 });
    const before = await get();
    expect(await before.text()).toBe(open);
    vi.setSystemTime(closes);
    // A browser with the open page in its cache gets no 304.
    const after = await get({ 'if-none-match': before.headers.get('etag') ?? '' });
    expect([after.status, await after.text()]).toEqual([200, closed]);
    expect((await get({ 'if-none-match': after.headers.get('etag') ?? '' })).status).toBe(304);
  },
);
