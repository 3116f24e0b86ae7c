import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchSubmissionStatus } from './submission-status.ts';

let server: Server;
let askAt: string;
let requested: string[];
let answers: object[];

beforeEach(async () => {
  requested = [];
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answers.shift() ?? { status: 'unknown' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  askAt = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/submissions/`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('requests the status by id, and again while it is unknown', async () => {
  answers = [{ status: 'unknown' }, { status: 'unknown' }, { status: 'accepted' }];
  expect(await fetchSubmissionStatus(askAt, 'abc', [1, 1, 1])).toBe('accepted');
  expect(requested).toEqual(Array(3).fill('/api/submissions/abc'));
});

it('is unknown if the server does not know the id', async () => {
  answers = [];
  expect(await fetchSubmissionStatus(askAt, 'abc', [1])).toBe('unknown');
  expect(requested).toHaveLength(2);
});

it('is unreachable without a response, with an invalid one, or without a URL', async () => {
  answers = [{ status: 'error', message: 'Too many questions.' }];
  expect(await fetchSubmissionStatus(askAt, 'abc', [1])).toBe('unreachable');
  expect(await fetchSubmissionStatus('http://127.0.0.1:1/', 'abc', [1])).toBe('unreachable');
  expect(await fetchSubmissionStatus(undefined, 'abc')).toBe('unreachable');
});
