import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedLink } from '../../server/security/signed-link.ts';
import { subscriberLink } from '../../server/security/subscriber-link.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { diaries } from '../../src/forms/appointments/diaries.ts';
import { freeDays } from '../../src/forms/appointments/diary.ts';
import { cheapToken } from './captcha-token.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { pdf } from './sample-files.ts';
import {
  emailKeys,
  feedbackPath,
  formData,
  openTestApi,
  person,
  type TestApi,
} from './test-api.ts';
import { testKey } from './test-key.ts';

let postgres: TestPostgres;
const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'larkfield-silent-'));
  folders.push(made);
  return made;
};
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

const gaveUp = /We waited too long for our own server and gave up/;
const native = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };

/** Asks everything that needs the database, all at once. Each with its status and what it says. */
async function askAll(api: TestApi): Promise<[what: string, status: number, text: string][]> {
  const altcha = () => cheapToken();
  const template = { ...emailKeys, template_id: 'message' };
  const links = {
    unsubscribe: subscriberLink('', 'unsubscribe', 'x', api.services.secrets),
    appointment: signedLink('', apiPaths.confirmAppointment, 'x', api.services.secrets.appointment),
  };
  const application = formData(
    { ...person, ...emailKeys, template_id: 'job-application', terms_condition: 'on' },
    { name: 'cv.pdf', content: pdf },
  );
  application.set('altcha', await altcha());
  const form = new URLSearchParams(person).toString();
  const requests: [string, Promise<Response>][] = [
    ['contact', api.post(feedbackPath, { ...person, altcha: await altcha() })],
    ['contact without script', api.post(feedbackPath, form, native)],
    [
      'e-mail',
      api.post(apiPaths.email, {
        ...template,
        template_params: { ...person, altcha: await altcha() },
      }),
    ],
    ['e-mail without script', api.post(apiPaths.email, form, native)],
    ['application', api.post(apiPaths.emailForm, application)],
    ['spam', api.post(apiPaths.email, { ...template, template_params: person })],
    [
      'subscription',
      api.post(apiPaths.subscribe, { email: 'a@b.example', altcha: await altcha() }),
    ],
    ['subscription without script', api.post(apiPaths.subscribe, 'email=b%40b.example', native)],
    ['unsubscribe', api.post(links.unsubscribe, '', native)],
    ['appointment question', api.get(links.appointment, { accept: 'text/html' })],
    ['appointment', api.post(links.appointment, '', native)],
    ['taken times', api.get(apiPaths.appointments('dentist'))],
    ['challenge', api.get(apiPaths.captchaChallenge)],
    ['readyz', api.get('/readyz')],
  ];
  return Promise.all(
    requests.map(async ([what, request]): Promise<[string, number, string]> => {
      const response = await request;
      return [what, response.status, await response.text()];
    }),
  );
}

/** Nobody waits until a browser gives up, and everybody is told what nobody can know. */
function expectAnswers(answers: [what: string, status: number, text: string][]): void {
  const of = (what: string) => answers.find(([name]) => name === what)?.slice(1);
  for (const [what, status, text] of answers) {
    if (['challenge', 'readyz', 'application', 'contact'].includes(what)) continue;
    expect([what, status, gaveUp.test(text)]).toEqual([what, 503, true]);
  }
  expect(JSON.parse(String(of('contact')?.[1])).status).toBe('aborted');
  // Its file cannot be kept while nobody knows how full the data is.
  expect([422, 500, 503]).toContain(of('application')?.[0]);
  expect(of('challenge')?.[0]).toBe(200);
  expect(of('readyz')).toEqual([503, '{"status":"not ready"}']);
}

test('while PostgreSQL is silent every post, link and list is answered in time, limits included', async () => {
  const api = await openTestApi({
    DATA_DIR: folder(),
    ALTCHA_HMAC_KEY: testKey,
    DATABASE_URL: await postgres.freshDatabase(),
    RATE_LIMIT: '1000',
    RATE_LIMIT_STORE: 'postgres',
  });
  // Its connections are there when it falls silent.
  await Promise.all(
    Array.from({ length: 4 }, async () =>
      api.post(feedbackPath, { ...person, altcha: await cheapToken() }),
    ),
  );
  postgres.pause();
  try {
    expectAnswers(await askAll(api));
  } finally {
    postgres.resume();
  }
  const after = await api.post(feedbackPath, { ...person, altcha: await cheapToken() });
  expect((await after.json()).status).toBe('mail_sent');
  await api.close();
});

test('while another program holds the SQLite file every post is answered in time', async () => {
  const data = folder();
  const api = await openTestApi({ DATA_DIR: data, ALTCHA_HMAC_KEY: testKey });
  const other = new DatabaseSync(join(data, 'leads.sqlite'));
  other.exec('begin exclusive');
  try {
    const answers = await askAll(api);
    // Each statement waits ten seconds of its own; what was refused by then was not stored.
    for (const [what, status] of answers)
      if (!['challenge', 'contact'].includes(what))
        expect([what, status >= 422]).toEqual([what, true]);
  } finally {
    other.exec('rollback');
    other.close();
  }
  const after = await api.post(feedbackPath, { ...person, altcha: await cheapToken() });
  expect((await after.json()).status).toBe('mail_sent');
  await api.close();
});

test('with no connection left at PostgreSQL, those of the pool take every lead', async () => {
  const url = await postgres.freshDatabase();
  const api = await openTestApi({
    DATA_DIR: folder(),
    ALTCHA_HMAC_KEY: testKey,
    DATABASE_URL: url,
    RATE_LIMIT: '1000',
    RATE_LIMIT_STORE: 'postgres',
  });
  const post = async (who: string) =>
    (
      await api.post(feedbackPath, {
        ...person,
        email: `${who}@example.com`,
        altcha: await cheapToken(),
      })
    ).json();
  await Promise.all([post('a'), post('b')]);
  // Others take what is left.
  const others: pg.Client[] = [];
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const error = await client.connect().then(
      () => null,
      (reason: Error & { code?: string }) => reason,
    );
    if (error) {
      expect(error.code).toBe('53300');
      break;
    }
    others.push(client);
  }
  const before = api.services.database.pool?.totalCount ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(10);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => post(`person-${index}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill('mail_sent'));
  expect(await api.leads()).toHaveLength(42);
  for (const client of others) await client.end();
  await api.close();
});

test('an appointment is booked for one, though the database was silent in between', async () => {
  const api = await openTestApi({
    DATA_DIR: folder(),
    ALTCHA_HMAC_KEY: testKey,
    DATABASE_URL: await postgres.freshDatabase(),
  });
  const slots = freeDays(diaries.dentist, new Date(), [])
    .slice(1)
    .flatMap(({ slots }) => slots);
  const ask = async (who: string) =>
    (
      await api.post(feedbackPath, {
        ...person,
        email: `${who}@example.com`,
        diary: 'dentist',
        appointment: slots[0] ?? '',
        altcha: await cheapToken(),
      })
    ).json();
  await api.get('/readyz');
  postgres.pause();
  const asked = Promise.all(['ann', 'bea', 'cy'].map(ask));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  postgres.resume();
  const states = (await asked).map(({ status }) => status);
  expect(states.sort()).toEqual(['mail_sent', 'validation_failed', 'validation_failed']);
  await api.close();
});
