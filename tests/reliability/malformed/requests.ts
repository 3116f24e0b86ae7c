import fc from 'fast-check';
import { type RawRequest, rawRequest } from '../raw-request.ts';
import { feedbackPath } from '../test-api.ts';
import { type Body, body, jsonBody, multipartBody, urlencodedBody } from './bodies.ts';
import { host } from './hosts.ts';
import { headerText, text } from './texts.ts';

/** Every address of the API. */
export const endpoints = [
  '/api/v1.0/email/send',
  '/api/v1.0/email/send-form',
  feedbackPath,
  `${feedbackPath}/schema`,
  feedbackPath.replace('/feedback', '/refill'),
  '/api/subscribe',
  '/api/unsubscribe',
  '/api/subscribe/confirm',
  '/api/captcha/challenge',
  '/healthz',
  '/readyz',
] as const;

const encodedText = text.map((value) => encodeURIComponent(value.toWellFormed()).slice(0, 3000));
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constantFrom('?', '?%', '?%zz=%ff', '?s=%00&t=%00', '?s=1&t=', '?s&t&s&t', '?\\', '?a#b'),
  fc.tuple(encodedText, encodedText).map(([s, t]) => `?s=${s}&t=${t}`),
);
const formId = fc.oneof(
  fc.constantFrom('1', '01', '1e0', '9'.repeat(30), '%31', '%', '%ff', '%00', '..', '__proto__'),
  encodedText,
);
const target = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(fc.constantFrom(...endpoints), query).map((parts) => parts.join('')),
  },
  formId.map((id) => feedbackPath.replace('/1/', `/${id}/`)),
  fc.constantFrom(
    '/',
    '/PAGE/About-Us/',
    '/%',
    '/%00',
    '//',
    '//evil.example',
    '/\\',
    '/api/%',
    '*',
  ),
  fc.constantFrom(
    '/api/../api/subscribe',
    '/api//subscribe',
    '/wp-json/%2e%2e',
    '/api/subscribe%00',
  ),
  fc.constantFrom('http://1.1.1.1.1/api/subscribe', 'http://[/healthz', 'healthz', '?', ''),
  encodedText.map((name) => `/${name}`),
);

const methods = ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'QUERY'] as const;
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('POST') },
  fc.constantFrom(...methods, 'PROPFIND', 'CONNECT', 'post', 'NONSENSE'),
);

/** Headers that some part of the server reads. */
const header = fc.oneof(
  { weight: 3, arbitrary: fc.constant(['Accept', 'text/html'] as const) },
  fc.tuple(
    fc.constantFrom(
      'Accept',
      'Accept-Encoding',
      'Origin',
      'Referer',
      'Sec-Fetch-Site',
      'X-Forwarded-For',
      'X-Forwarded-Proto',
      'If-None-Match',
      'If-Range',
      'Range',
      'Cookie',
      'Expect',
      'X-Unknown',
    ),
    headerText,
  ),
  fc.constantFrom(
    ['Origin', 'http://1.1.1.1.1'] as const,
    ['Referer', 'http://['] as const,
    ['Range', 'bytes=-9999999999999999999999'] as const,
    ['Expect', '100-continue'] as const,
    ['Host', 'twice.test'] as const,
    ['Content-Length', '5'] as const,
    ['Content-Encoding', 'gzip'] as const,
  ),
);

/** Declared length of the body, which may differ from its size. */
const framing = fc.oneof(
  { weight: 10, arbitrary: fc.constant('true') },
  fc.constantFrom('short', 'long', 'none', 'chunked', 'badly chunked', 'nonsense'),
);

function framed(kind: string, bytes: Buffer): { lines: [string, string][]; sent: Buffer } {
  const length = (value: string): [string, string][] => [['Content-Length', value]];
  const chunk = (size: string) =>
    Buffer.concat([Buffer.from(`${size}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')]);
  switch (kind) {
    case 'short':
      return { lines: length(String(Math.floor(bytes.length / 2))), sent: bytes };
    case 'long':
      return { lines: length(String(bytes.length + 10)), sent: bytes };
    case 'none':
      return { lines: [], sent: bytes };
    case 'nonsense':
      return { lines: length('-1e9'), sent: bytes };
    case 'chunked':
      return { lines: [['Transfer-Encoding', 'chunked']], sent: chunk(bytes.length.toString(16)) };
    case 'badly chunked':
      return { lines: [['Transfer-Encoding', 'chunked']], sent: chunk('zz') };
    default:
      return { lines: length(String(bytes.length)), sent: bytes };
  }
}

/** A request that is invalid as HTTP, or at a route that does not allow it. */
const strayRequest = fc
  .record({ method, target, host, body, framing, headers: fc.array(header, { maxLength: 4 }) })
  .map((parts) => {
    const { lines, sent } = framed(parts.framing, parts.body.bytes);
    return rawRequest({
      method: parts.method,
      target: parts.target,
      headers: [
        ['Host', parts.host],
        ...(parts.body.type === '' ? [] : [['Content-Type', parts.body.type] as const]),
        ...lines,
        ...parts.headers,
      ],
      body: sent,
      partial: parts.framing === 'long',
    });
  });

const anyForm = fc.oneof(jsonBody, multipartBody, urlencodedBody);
const posts: fc.Arbitrary<[path: string, body: Body]> = fc.oneof(
  fc.tuple(fc.constant('/api/v1.0/email/send'), fc.oneof(jsonBody, urlencodedBody)),
  fc.tuple(fc.constant('/api/v1.0/email/send-form'), fc.oneof(multipartBody, urlencodedBody)),
  fc.tuple(fc.constantFrom(feedbackPath, '/api/subscribe'), anyForm),
);

/** A post with invalid content only. */
const spoiltPost = fc.tuple(posts, fc.boolean()).map(([[path, { type, bytes }], native]) =>
  rawRequest({
    method: 'POST',
    target: path,
    headers: [
      ['Host', 'site.test'],
      ['Content-Type', type],
      ['Content-Length', String(bytes.length)],
      ['Accept', native && !type.startsWith('application/json') ? 'text/html' : '*/*'],
    ],
    body: bytes,
  }),
);

/** A complete request, invalid in one or several ways. */
export const malformedRequest: fc.Arbitrary<RawRequest> = fc.oneof(strayRequest, spoiltPost);
