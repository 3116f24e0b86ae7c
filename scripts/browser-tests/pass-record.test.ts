import { expect, test } from 'vitest';
import { createPassRecord, dynamicHash, isPassValid } from './pass-record.ts';
import { type RecordedRequest, requestKey } from './recorded-request.ts';

const get = (url: string): RecordedRequest => ({ method: 'GET', url, headers: {} });
const post = (url: string): RecordedRequest => ({ method: 'POST', url, headers: {} });
const now = { toolsHash: 't', serverHash: 's' };
const hashes = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([url, hash]) => [requestKey(get(url)), hash]));

const page = createPassRecord([get('/'), get('/a.css')], hashes({ '/': '1', '/a.css': '2' }), now);
const form = createPassRecord([get('/'), post('/feedback')], hashes({ '/': '1' }), now);

test('a pass is valid while all responses are the same', () => {
  expect(isPassValid(page, hashes({ '/': '1', '/a.css': '2', '/new': '3' }), now)).toBe(true);
  expect(isPassValid(page, hashes({ '/': '1', '/a.css': 'other' }), now)).toBe(false);
  expect(isPassValid(page, hashes({ '/': '1' }), now)).toBe(false);
});

test('a pass with a POST is valid only for the same server; one with GETs for any server', () => {
  const other = { toolsHash: 't', serverHash: 'other' };
  const same = hashes({ '/': '1', '/a.css': '2' });
  expect(isPassValid(form, same, now)).toBe(true);
  expect(isPassValid(form, same, other)).toBe(false);
  expect(isPassValid(page, same, other)).toBe(true);
});

test('a response that could not be hashed is never valid', () => {
  const record = createPassRecord([get('/')], new Map(), now);
  expect(isPassValid(record, new Map(), now)).toBe(false);
  expect(isPassValid(record, hashes({ '/': '1' }), now)).toBe(false);
});

test('requests with other headers are distinct', () => {
  const part = { ...get('/film'), headers: { range: 'bytes=0-9' } };
  expect(requestKey(part)).not.toBe(requestKey(get('/film')));
});

test('a dynamic response depends on the server alone', () => {
  const record = createPassRecord(
    [get('/'), get('/captcha')],
    hashes({ '/': '1', '/captcha': dynamicHash }),
    now,
  );
  expect(isPassValid(record, hashes({ '/': '1' }), now)).toBe(true);
  expect(isPassValid(record, hashes({ '/': '1' }), { toolsHash: 't', serverHash: 'other' })).toBe(
    false,
  );
});
