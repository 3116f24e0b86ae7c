import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { siteConfig } from '../../site.config.ts';
import { dateFormat } from '../../src/content/formats.ts';
import { serverWords } from '../../src/words/server.ts';
import { dataPolicy } from '../security/content-policy.ts';
import { commonHeaders } from '../security/headers.ts';
import { bytesSync } from './file-body.ts';
import type { Site } from './load-site.ts';
import { chooseEncoding, type HstsOf } from './serve-site.ts';
import type { Encoding } from './site-file.ts';

/** Maintenance mode, and its end if known. */
export interface Maintenance {
  until: Date | null;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

const pagePath = '/page/maintenance';
/** Retry-After without a known end, in seconds. */
const defaultRetrySeconds = 30 * 60;

const { timeZone, email, phone } = siteConfig.company;
const part = (options: Intl.DateTimeFormatOptions, until: Date) =>
  dateFormat({ timeZone, ...options }).format(until);

/** Formats a time as "Tuesday, December 1, 7:00 am Eastern", in the firm's time zone. */
function formatEnd(until: Date): string {
  const day = part({ weekday: 'long', month: 'long', day: 'numeric' }, until);
  const time = part({ hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' }, until);
  return `${day}, ${time.replace(/\s([AP])M\b/, (_, half: string) => ` ${half.toLowerCase()}m`).replace(/ Time$/, '')}`;
}

/** Returns a sentence about the end of the maintenance. */
export const untilSentence = ({ until }: Maintenance): string =>
  until === null ? serverWords.maintenance : serverWords.maintenanceUntil(formatEnd(until));

/** Marks the maintenance page as active, and inserts the end time. */
function markActive(html: string, { until }: Maintenance): string {
  const marked = html.replace('<html ', '<html data-closed="" ');
  if (until === null) return marked;
  const [mark = '', sentence = ''] = / data-until="([^"]*)"/.exec(marked) ?? [];
  const from = marked.indexOf('>', marked.indexOf(mark)) + 1;
  const to = marked.indexOf('<', from);
  if (mark === '' || from < 1 || to < 0) return marked;
  const text = sentence.replace('{time}', formatEnd(until));
  const time = `<time datetime="${until.toISOString()}">${text}</time>`;
  return marked.slice(0, from) + time + marked.slice(to);
}

const compressed = (identity: Buffer): Bodies => ({
  identity,
  gzip: gzipSync(identity),
  br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
});

/**
 * Returns true for page paths: without extension, or `.html`. Pictures, code, feeds and robots.txt
 * are none.
 */
const isPagePath = (path: string): boolean => ['', '.html'].includes(extname(path).toLowerCase());

/** Returns true for clients that expect JSON and not a page. */
const wantsData = ({ headers: { accept = '' } }: IncomingMessage): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

/**
 * Responds to every page path with the maintenance page, 503, until the end; then, and for other
 * files, calls `files`. Forms are not affected: they belong to the API.
 */
export function serveMaintenance(
  site: Site,
  maintenance: Maintenance,
  files: Listener,
  hstsOf: HstsOf,
): Listener {
  const { until } = maintenance;
  const own = site.files.get(pagePath);
  const text = `${untilSentence(maintenance)} ${serverWords.reachUs(email, phone)}`;
  const page =
    own &&
    compressed(
      Buffer.from(markActive(bytesSync(own.variants.identity.body).toString('utf8'), maintenance)),
    );
  const policyAt = own?.shared.indexOf('Content-Security-Policy') ?? -1;
  const pagePolicy = own?.shared[policyAt + 1] ?? dataPolicy;
  const plain = { identity: Buffer.from(`${text}\n`) };
  const data = { identity: Buffer.from(JSON.stringify({ status: 'error', message: text })) };
  const kinds = {
    page: { bodies: page ?? plain, type: page ? 'text/html' : 'text/plain', policy: pagePolicy },
    data: { bodies: data, type: 'application/json', policy: dataPolicy },
  };
  return (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const path = url.split('?')[0] ?? '/';
    const now = Date.now();
    const isOver = until !== null && now >= until.getTime();
    if (isOver || (method !== 'GET' && method !== 'HEAD') || !isPagePath(path)) {
      files(request, response);
      return;
    }
    const { bodies, type, policy }: (typeof kinds)['page' | 'data'] =
      kinds[wantsData(request) ? 'data' : 'page'];
    const encoding = chooseEncoding(bodies, request.headers['accept-encoding']);
    const body = (bodies as Bodies)[encoding] ?? bodies.identity;
    const wait = until === null ? defaultRetrySeconds : Math.ceil((until.getTime() - now) / 1000);
    response.writeHead(503, [
      ...Object.entries(commonHeaders).flat(),
      ...['Content-Type', `${type}; charset=utf-8`, 'Content-Length', String(body.byteLength)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...['Cache-Control', 'no-store', 'Retry-After', String(wait)],
      ...['Vary', 'Accept, Accept-Encoding', 'Content-Security-Policy', policy],
      ...['Cross-Origin-Resource-Policy', 'same-origin'],
      ...hstsOf(request),
    ]);
    response.end(method === 'HEAD' ? undefined : body);
  };
}
