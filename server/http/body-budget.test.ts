import { expect, test } from 'vitest';
import { createBodyBudget } from './body-budget.ts';
import { type BodyRules, Refusal, readBody } from './read-body.ts';

test('room is lent in turn and given back once', async () => {
  const budget = createBodyBudget(10, 2);
  const first = await budget.borrow(8);
  let second = false;
  const waiting = budget.borrow(5).then((giveBack) => {
    second = true;
    return giveBack;
  });
  await Promise.resolve();
  expect(second).toBe(false);
  first?.();
  first?.();
  (await waiting)?.();
  expect(await budget.borrow(10)).not.toBeNull();
});

test('too many in the queue are turned away', async () => {
  const budget = createBodyBudget(10, 1);
  await budget.borrow(10);
  const queued = budget.borrow(1);
  expect(await budget.borrow(1)).toBeNull();
  expect(queued).toBeInstanceOf(Promise);
});

const rules: BodyRules = {
  accept: ['application/json', 'multipart/form-data'],
  maxMultipart: 1000,
  maxOther: 1000,
  budget: createBodyBudget(10_000, 10),
  single: () => true,
};

/** A body of chunks without an end in sight; counts how many were taken. */
function endless() {
  let taken = 0;
  const body = new ReadableStream({
    pull: (controller) => {
      taken += 1;
      controller.enqueue(new Uint8Array(400));
    },
  });
  const init = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  };
  return { request: new Request('http://site.test/', init as RequestInit), taken: () => taken };
}

test('a body that is too large is refused without reading it all', async () => {
  const { request, taken } = endless();
  const refusal = await readBody(request, rules).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect((refusal as Refusal).status).toBe(413);
  expect(taken()).toBeLessThan(6);
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
  const refusal = await readBody(request, rules).catch((error: unknown) => error);
  expect((refusal as Refusal).status).toBe(status);
});
