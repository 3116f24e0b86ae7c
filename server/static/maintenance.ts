import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { siteConfig } from '../../site.config.ts';
import { dateFormat } from '../../src/content/formats.ts';
import { momentText } from '../../src/content/moment-text.ts';
import { serverWords } from '../../src/words/server.ts';
import { dataPolicy } from '../security/content-policy.ts';
import { commonHeaders } from '../security/headers.ts';
import { bytesSync } from './file-body.ts';
import type { Site } from './load-site.ts';
import { chooseEncoding, type HstsOf } from './serve-site.ts';
import type { Encoding } from './site-file.ts';

/** Maintenance mode. */
export interface Maintenance {
  /** Its end; null if unknown. */
  until: Date | null;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Bodies = { identity: Buffer } & Partial<Record<Encoding, Buffer>>;

const pagePath = '/page/maintenance';
/** Retry-After without a known end, in seconds. */
const defaultRetrySeconds = 30 * 60;

const { timeZone, email, phone } = siteConfig.company;
const formatPart = (options: Intl.DateTimeFormatOptions, until: Date) =>
  dateFormat({ timeZone, ...options }).format(until);

/** Formats a time as "Tuesday, December 1, 7:00 am Eastern", in the firm's time zone. */
function formatEnd(until: Date): string {
  const day = formatPart({ weekday: 'long', month: 'long', day: 'numeric' }, until);
  const { time } = momentText(until.toISOString(), timeZone);
  return `${day}, ${time.replace('\u202f', ' ')}`;
}

/** Returns a sentence about the end of the maintenance. */
export const untilSentence = ({ until }: Maintenance): string =>
  until === null ? serverWords.maintenance : serverWords.maintenanceUntil(formatEnd(until));

/** Marks the maintenance page as active, and inserts the end time. */
function markActive(html: string, { until }: Maintenance): string {
  const markedHtml = html.replace('<html ', '<html data-closed="" ');
  if (until === null) return markedHtml;
  const [attribute = '', sentence = ''] = / data-until="([^"]*)"/.exec(markedHtml) ?? [];
  const contentStart = markedHtml.indexOf('>', markedHtml.indexOf(attribute)) + 1;
  const contentEnd = markedHtml.indexOf('<', contentStart);
  if (attribute === '' || contentStart < 1 || contentEnd < 0) return markedHtml;
  const text = sentence.replace('{time}', formatEnd(until));
  const time = `<time datetime="${until.toISOString()}">${text}</time>`;
  return markedHtml.slice(0, contentStart) + time + markedHtml.slice(contentEnd);
}

const compressBody = (identity: Buffer): Bodies => ({
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
const wantsJson = ({ headers: { accept = '' } }: IncomingMessage): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

/**
 * Responds to every page path with the maintenance page, 503, until the end; then, and for other
 * files, calls `serveFiles`. Forms are not affected: they belong to the API.
 */
export function serveMaintenance(
  site: Site,
  maintenance: Maintenance,
  serveFiles: Listener,
  hstsOf: HstsOf,
): Listener {
  const { until } = maintenance;
  const maintenancePage = site.files.get(pagePath);
  const text = `${untilSentence(maintenance)} ${serverWords.reachUs(email, phone)}`;
  const html =
    maintenancePage && bytesSync(maintenancePage.variants.identity.body).toString('utf8');
  const pageBodies =
    html === undefined ? undefined : compressBody(Buffer.from(markActive(html, maintenance)));
  const policyIndex = maintenancePage?.sharedHeaders.indexOf('Content-Security-Policy') ?? -1;
  const pagePolicy = maintenancePage?.sharedHeaders[policyIndex + 1] ?? dataPolicy;
  const textBodies = { identity: Buffer.from(`${text}\n`) };
  const jsonBodies = { identity: Buffer.from(JSON.stringify({ status: 'error', message: text })) };
  const formats = {
    page: {
      bodies: pageBodies ?? textBodies,
      type: pageBodies ? 'text/html' : 'text/plain',
      policy: pagePolicy,
    },
    json: { bodies: jsonBodies, type: 'application/json', policy: dataPolicy },
  };
  return (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const path = url.split('?')[0] ?? '/';
    const now = Date.now();
    const isOver = until !== null && now >= until.getTime();
    if (isOver || (method !== 'GET' && method !== 'HEAD') || !isPagePath(path)) {
      serveFiles(request, response);
      return;
    }
    const { bodies, type, policy }: (typeof formats)['page' | 'json'] =
      formats[wantsJson(request) ? 'json' : 'page'];
    const encoding = chooseEncoding(bodies, request.headers['accept-encoding']);
    const body = (bodies as Bodies)[encoding] ?? bodies.identity;
    const retrySeconds =
      until === null ? defaultRetrySeconds : Math.ceil((until.getTime() - now) / 1000);
    response.writeHead(503, [
      ...Object.entries(commonHeaders).flat(),
      ...['Content-Type', `${type}; charset=utf-8`, 'Content-Length', String(body.byteLength)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...['Cache-Control', 'no-store', 'Retry-After', String(retrySeconds)],
      ...['Vary', 'Accept, Accept-Encoding', 'Content-Security-Policy', policy],
      ...['Cross-Origin-Resource-Policy', 'same-origin'],
      ...hstsOf(request),
    ]);
    response.end(method === 'HEAD' ? undefined : body);
  };
}
