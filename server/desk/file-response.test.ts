import { expect, test } from 'vitest';
import { attachmentHeader, fileHeaders } from './file-response.ts';

test.each([
  ['cv.pdf', `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
  [
    'a"b%c\r\nx: y.pdf',
    `attachment; filename="a_b_c__x: y.pdf"; filename*=UTF-8''a%22b%25c__x%3A%20y.pdf`,
  ],
  [
    'سيرة (1).pdf',
    `attachment; filename="____ (1).pdf"; filename*=UTF-8''%D8%B3%D9%8A%D8%B1%D8%A9%20%281%29.pdf`,
  ],
  ['cv\u202efdp.exe', `attachment; filename="cv_fdp.exe"; filename*=UTF-8''cv_fdp.exe`],
  [
    '../../etc/passwd',
    `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`,
  ],
  ['', `attachment; filename="file"; filename*=UTF-8''file`],
])('the name %j is sent as %s', (name, header) => {
  expect(attachmentHeader(name)).toBe(header);
});

test('only known documents keep their type', () => {
  const type = (given: string) => fileHeaders({ name: 'x', type: given, size: 1 })['Content-Type'];
  expect(type('application/pdf')).toBe('application/pdf');
  expect(type('text/html')).toBe('application/octet-stream');
  expect(fileHeaders({ name: 'x', type: '', size: 7 })).toMatchObject({
    'Content-Security-Policy': expect.stringMatching(/^sandbox; /),
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': '7',
  });
});
