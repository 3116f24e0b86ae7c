import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type BodyBudgets, createBodyBudgets } from './body-budgets.ts';
import { createByteBudget } from './byte-budget.ts';
import { HttpError } from './http-error.ts';
import { type BodyRules, readBody } from './read-body.ts';

const folder = mkdtempSync(join(tmpdir(), 'larkfield-body-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const budgets = createBodyBudgets({ folder, reserveData: async () => true });
const rules: BodyRules = {
  accept: ['application/json', 'multipart/form-data'],
  maxMultipartBytes: 100_000,
  maxOtherBytes: 1000,
  budgets,
  visitor: 'ann',
  isSingleValue: () => true,
};
const json = { 'content-type': 'application/json' };

/** Creates a request whose body is produced by a function, chunk by chunk; null ends it. */
function streamed(next: () => Promise<Uint8Array | null> | Uint8Array | null): Request {
  const body = new ReadableStream({
    pull: async (controller) => {
      const chunk = await next();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: json };
  return new Request('http://site.test/', init as RequestInit);
}

const refusalOf = async (request: Request, changes: Partial<BodyRules> = {}) => {
  const refusal = await readBody(request, { ...rules, ...changes }).catch((error) => error);
  expect(refusal).toBeInstanceOf(HttpError);
  return refusal as HttpError;
};

test('a body that is too large is refused without reading it all', async () => {
  let pulled = 0;
  const endless = streamed(() => {
    pulled += 1;
    return new Uint8Array(400);
  });
  expect((await refusalOf(endless)).status).toBe(413);
  expect(pulled).toBeLessThan(6);
});

test('an idle sender and a trickling one are cut off', async () => {
  const never = streamed(() => new Promise(() => {}));
  const silent = { idleTimeoutMs: 20, gracePeriodMs: 60_000, bytesPerSecond: 1 };
  expect((await refusalOf(never, { minRate: silent })).status).toBe(408);
  const drip = streamed(
    () => new Promise((resolve) => setTimeout(() => resolve(new Uint8Array(1)), 5)),
  );
  const floor = { idleTimeoutMs: 60_000, gracePeriodMs: 50, bytesPerSecond: 1_000_000 };
  expect((await refusalOf(drip, { minRate: floor })).status).toBe(408);
});

test('texts of a multipart form have the limit of other bodies, files the larger one', async () => {
  const form = (field: string, size: number) => {
    const data = new FormData();
    if (field === 'file') data.append('file', new File([Buffer.alloc(size)], 'cv.pdf'));
    else data.append(field, 'x'.repeat(size));
    return new Request('http://site.test/', { method: 'POST', body: data });
  };
  expect((await refusalOf(form('comment', 2000))).status).toBe(413);
  await using body = await readBody(form('file', 90_000), { ...rules, takesFile: true });
  expect(body.files.file?.size).toBe(90_000);
  expect(await body.files.file?.bytes()).toEqual(new Uint8Array(90_000));
});

/** Encodes an application with a file and a text after it. */
function application(size: number): Request {
  const data = new FormData();
  data.append('name', 'Ann');
  data.append('file', new File([Buffer.alloc(size, 1)], 'Żółć "x".pdf'));
  data.append('comment', 'after');
  return new Request('http://site.test/', { method: 'POST', body: data });
}

const withFile = (changes: Partial<BodyBudgets>): BodyRules => ({
  ...rules,
  takesFile: true,
  budgets: { ...budgets, ...changes },
});

test('a file waits on disk, keeps its name, and is deleted with the body', async () => {
  {
    await using body = await readBody(application(50_000), withFile({}));
    expect(body.fields).toEqual({ name: 'Ann', comment: 'after' });
    expect(body.files.file?.name).toMatch(/^Żółć/);
    expect(readdirSync(folder)).toHaveLength(1);
  }
  expect(readdirSync(folder)).toEqual([]);
});

const errors: [string, Partial<BodyBudgets>, RegExp][] = [
  ['the data is full', { reserveData: async () => false }, /cannot be taken/],
  [
    'the data fills while it waits',
    { reserveData: async (size) => size < 100_000 },
    /cannot be taken/,
  ],
  ['the folder is gone', { folder: join(folder, 'gone') }, /cannot be taken/],
  ['too much is on its way', { disk: smallBudget(10_000) }, /at once/],
  ['the file slots are taken', { fileSlots: smallBudget(0) }, /at once/],
];

test.each(errors)(
  'when %s the file is refused and the fields are kept',
  async (_when, changes, sentence) => {
    await using body = await readBody(application(50_000), withFile(changes));
    expect(body.files).toEqual({});
    expect(body.fileErrors.file).toMatch(sentence);
    expect(body.fields).toEqual({ name: 'Ann', comment: 'after' });
    expect(readdirSync(folder)).toEqual([]);
  },
);

function smallBudget(total: number) {
  return createByteBudget({ total, perVisitor: total, perReservation: total, timeoutMs: 20 });
}

test('a small body needs no reservation, a large one does', async () => {
  const full = { budgets: { ...budgets, memory: smallBudget(0) }, maxOtherBytes: 100_000 };
  const post = (size: number) =>
    new Request('http://site.test/', {
      method: 'POST',
      body: JSON.stringify({ comment: 'x'.repeat(size) }),
      headers: json,
    });
  await using small = await readBody(post(10_000), { ...rules, ...full });
  expect(small.kind).toBe('json');
  expect((await refusalOf(post(50_000), full)).status).toBe(503);
});

test.each([
  ['text/plain', 'x', 415],
  ['', 'x', 415],
  ['application/json', '{', 400],
  ['application/json', '\ufffd{', 400],
  ['multipart/form-data; boundary=x', 'nothing of the kind', 400],
  ['multipart/form-data', 'no boundary', 400],
])('type %j with %j is %i', async (type, body, status) => {
  const request = new Request('http://site.test/', {
    method: 'POST',
    body: new TextEncoder().encode(body),
    headers: type === '' ? {} : { 'content-type': type },
  });
  expect((await refusalOf(request)).status).toBe(status);
});
