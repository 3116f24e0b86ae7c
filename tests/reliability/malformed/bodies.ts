import fc from 'fast-check';
import { pdf } from '../sample-files.ts';
import { emailKeys, person } from '../test-api.ts';
import { fieldName, text } from './texts.ts';

export interface Body {
  type: string;
  bytes: Buffer;
}

/** Complete forms, so that one invalid part reaches code far behind the first check. */
const goodFields = fc.constantFrom<Record<string, string>>(
  person,
  { ...person, _wpcf7_unit_tag: 'wpcf7-f1-o1' },
  { ...person, ...emailKeys, template_id: 'message' },
  { ...person, ...emailKeys, template_id: 'job-application', terms_condition: 'on' },
  { email: 'ann@example.com' },
);

/** Fake captcha solutions: base64 of an object with values of wrong types. */
const captcha = fc
  .record({
    cost: fc.constantFrom<unknown>(1000, 1e308, -1, 0, 'x', null),
    keyLength: fc.constantFrom<unknown>(32, 0, 1e9, -1, '32'),
    counter: fc.constantFrom<unknown>(1, -1, 1e308, 0.5, {}),
    algorithm: fc.constantFrom('PBKDF2/SHA-256', 'PBKDF2/MD5', '__proto__', ''),
    salt: fc.constantFrom('', '00', 'zz', '\0', 'f'.repeat(3000)),
    expiresAt: fc.constantFrom<unknown>(4e9, 1e308, -1, 0),
  })
  .map(({ counter, ...parameters }) => {
    const texts = { nonce: '0'.repeat(32), keyPrefix: '00', keySignature: 'f'.repeat(64) };
    const challenge = { parameters: { ...texts, ...parameters }, signature: 'f'.repeat(64) };
    const solution = { counter, derivedKey: '00' };
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  });
const field = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fieldName, text) },
  fc.tuple(fc.constant('altcha'), captcha),
);

/** Fields of a form, some of them invalid. Pairs, since a name may occur twice. */
const pairs = fc
  .tuple(goodFields, fc.array(field, { maxLength: 4 }), fc.nat({ max: 5 }))
  .map(([good, spoilt, replace]): [string, string][] => {
    const names = new Set(replace > 0 ? spoilt.map(([name]) => name) : []);
    return [...Object.entries(good).filter(([name]) => !names.has(name)), ...spoilt];
  });

const number = fc.constantFrom('1e999', '-0', '1e-400', '9'.repeat(400), '12345678901234567890');
const leaf = fc.oneof(
  text.map((value) => JSON.stringify(value)),
  number,
  fc.json(),
);
// JSON written by hand, to keep duplicate names and an own `__proto__`.
const objectText = fc
  .tuple(pairs, fc.array(fc.tuple(fieldName, leaf), { maxLength: 4 }))
  .map(([good, odd]) => {
    const written = [
      ...good.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`),
      ...odd.map(([name, value]) => `${JSON.stringify(name)}:${value}`),
    ];
    return `{${written.join(',')}}`;
  });
const jsonText = fc.oneof(
  { weight: 4, arbitrary: objectText },
  {
    weight: 4,
    arbitrary: objectText.map((params) =>
      JSON.stringify({ ...emailKeys, template_id: 'message', template_params: 0 }).replace(
        /0}$/,
        () => `${params}}`,
      ),
    ),
  },
  leaf,
  fc.constantFrom('', '{', '[[', `${'['.repeat(20_000)}`, `${'{"a":'.repeat(10_000)}1`, '\ufeff{}'),
  fc.tuple(objectText, fc.nat({ max: 300 })).map(([whole, length]) => whole.slice(0, length)),
);
export const jsonBody = jsonText.map(
  (json): Body => ({ type: 'application/json', bytes: Buffer.from(json) }),
);

const encode = (value: string) => new URLSearchParams([['', value]]).toString().slice(1);
export const urlencodedBody = fc
  .tuple(pairs, fc.constantFrom('', '&%', '&%zz=%00', '&=&&==', '&a=%ff%fe', '&%00=%00'))
  .map(
    ([fields, rest]): Body => ({
      type: 'application/x-www-form-urlencoded',
      bytes: Buffer.from(
        fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&') + rest,
      ),
    }),
  );

const mostly = (right: string, ...wrong: string[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(right) }, fc.constantFrom(...wrong));
const quoted = (value: string) => value.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign));
const fileBytes = fc.oneof(fc.constant(pdf), fc.uint8Array({ maxLength: 300 }));
const upload = fc.tuple(fc.oneof(fc.constant('file'), fieldName), text, fileBytes);
export const multipartBody = fc
  .record({
    fields: pairs,
    files: fc.array(upload, { maxLength: 2 }),
    boundary: mostly('x', '', 'other', '----', 'a b', '"'),
    end: mostly('--x--\r\n', '', '--x', '--x--', '\r\n--x\r\n\r\n'),
    lineEnd: mostly('\r\n', '\n'),
  })
  .map(({ fields, files, boundary, end, lineEnd }): Body => {
    const part = (header: string, content: Uint8Array) => [
      Buffer.from(`--x${lineEnd}Content-Disposition: form-data; ${header}${lineEnd}${lineEnd}`),
      content,
      Buffer.from(lineEnd),
    ];
    return {
      type: `multipart/form-data; boundary=${boundary}`,
      bytes: Buffer.concat([
        ...fields.flatMap(([name, value]) => part(`name="${quoted(name)}"`, Buffer.from(value))),
        ...files.flatMap(([name, fileName, content]) =>
          part(`name="${quoted(name)}"; filename="${quoted(fileName)}"`, content),
        ),
        Buffer.from(end),
      ]),
    };
  });

const noise = fc
  .tuple(fc.string({ unit: 'binary-ascii', maxLength: 40 }), fc.uint8Array({ maxLength: 500 }))
  .map(([type, bytes]): Body => ({ type, bytes: Buffer.from(bytes) }));

/** A body of any type, usually broken, sometimes with a wrong content type. */
export const body: fc.Arbitrary<Body> = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: jsonBody },
      { weight: 4, arbitrary: multipartBody },
      { weight: 4, arbitrary: urlencodedBody },
      noise,
    ),
    fc.option(
      fc.constantFrom(
        'application/json; charset=utf-7',
        'APPLICATION/JSON;;;',
        'multipart/form-data',
        'multipart/form-data; boundary=x; boundary=y',
        'application/x-www-form-urlencoded; charset=\u00ff',
        'text/plain',
        '',
      ),
      { freq: 8 },
    ),
  )
  .map(([whole, type]) => (type === null ? whole : { ...whole, type }));
