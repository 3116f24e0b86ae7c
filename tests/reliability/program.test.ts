import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { buildForTests, smallSite, startChild, startProgram } from './child-server.ts';
import { pdf } from './sample-files.ts';
import { emailKeys, feedbackPath, formData, person } from './test-api.ts';
import { testKey } from './test-key.ts';
import { waitFor } from './wait-for.ts';

const site = smallSite();
const folders: string[] = [];
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'larkfield-program-'));
  folders.push(made);
  return made;
};
const settings = (change: Record<string, string> = {}) => ({
  SITE_DIR: site.folder,
  DATA_DIR: folder(),
  ALTCHA_HMAC_KEY: testKey,
  ...change,
});

/** Returns a function that runs the leads command with settings of a server. */
const leadsOf =
  (own: Record<string, string>) =>
  async (...args: string[]) => {
    const program = startProgram('leads.js', own, args);
    const code = await program.ended;
    return { code, output: program.output() };
  };

beforeAll(async () => {
  await buildForTests();
});
afterAll(() => {
  site.remove();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

test('invalid settings end the start with a list of all of them, and no stack', async () => {
  const program = startProgram('main.js', settings({ PORT: 'abc', SMTP_URL: 'mail.example.com' }));
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('PORT must be a whole number');
  expect(program.output()).toContain('SMTP_URL must be an address such as smtp://');
  expect(program.output()).not.toMatch(/\n\s+at /);
});

test('a port in use and a missing database have clear errors', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => {
    other.listen(0, '127.0.0.1', resolve);
  });
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : 0);
  const taken = startProgram('main.js', settings({ PORT: port }));
  expect(await taken.ended).toBe(1);
  expect(taken.output()).toContain(`Port ${port} is taken`);
  other.close();
  const lost = startProgram('main.js', settings({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }));
  expect(await lost.ended).toBe(1);
  expect(lost.output()).toContain('Leads cannot be stored');
});

test('the start message shows the locations of site, mail and leads', async () => {
  const data = folder();
  const server = await startChild({ SITE_DIR: site.folder, DATA_DIR: data });
  expect(server.output()).toContain(join(data, 'mail'));
  expect(server.output()).toContain('npm run leads -- list');
  expect(statSync(join(data, 'hmac.key')).mode & 0o777).toBe(0o600);
  for (const name of ['leads.sqlite', 'leads.sqlite-wal', 'leads.sqlite-shm']) {
    expect([name, statSync(join(data, name)).mode & 0o777]).toEqual([name, 0o600]);
  }
  expect(await server.end('SIGINT')).toBe(0);
  // An existing database is made private at the next start.
  chmodSync(join(data, 'leads.sqlite'), 0o644);
  const again = await startChild({ SITE_DIR: site.folder, DATA_DIR: data });
  expect(statSync(join(data, 'leads.sqlite')).mode & 0o777).toBe(0o640);
  expect(await again.end('SIGINT')).toBe(0);
});

test('a shutdown completes a post in progress, and refuses new ones', async () => {
  const server = await startChild(settings());
  const body = JSON.stringify({ ...person, altcha: await cheapToken() });
  const { port } = new URL(server.url);
  let answer = '';
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST ${feedbackPath} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 20)}`,
  );
  // The server has begun to read once it responds to a later request on another connection.
  await fetch(`${server.url}/healthz`);
  const ended = server.end('SIGTERM');
  await waitFor('the port to close', async () =>
    fetch(`${server.url}/healthz`, { headers: { connection: 'close' } }).then(
      () => false,
      () => true,
    ),
  );
  socket.write(body.slice(20));
  await waitFor('the answer', () => answer.includes('mail_sent'));
  expect(await ended).toBe(0);
});

test('without SMTP every mail is a complete file; leads lists, shows, saves, exports and prunes', async () => {
  const own = settings();
  const server = await startChild(own);
  const form = formData(
    {
      ...person,
      name: '=cmd|calc',
      job: 'React Developer',
      terms_condition: 'on',
      altcha: await cheapToken(),
      ...emailKeys,
      template_id: 'job-application',
    },
    { name: 'Ann.pdf', content: pdf },
  );
  const sent = await fetch(`${server.url}/api/v1.0/email/send-form`, {
    method: 'POST',
    body: form,
  });
  expect(await sent.text()).toBe('OK');
  await fetch(server.url + feedbackPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, [honeypotField]: 'x' }),
  });
  const mail = join(own.DATA_DIR, 'mail');
  await waitFor(
    'two files',
    () =>
      existsSync(mail) && readdirSync(mail).filter((name) => name.endsWith('.eml')).length === 2,
  );
  expect(readdirSync(mail).every((name) => name.endsWith('.eml'))).toBe(true);

  const leads = leadsOf(own);
  // While the server runs, as an owner would.
  const list = await leads('list');
  expect(list.code).toBe(0);
  expect(list.output).toMatch(/job-application +new +file +/);
  expect(list.output).not.toContain('honeypot');
  expect((await leads('list', '--spam')).output).toContain('spam (honeypot)');
  const id = /^([0-9a-z]{14}) /m.exec(list.output)?.[1] ?? '';
  const save = folder();
  for (const expected of [`${id}-Ann.pdf`, `${id}-Ann-2.pdf`]) {
    const shown = await leads('show', id, '--save', save);
    expect(shown.output).toContain(join(save, expected));
    // No mail server took it, so it was not sent.
    expect(shown.output).toMatch(/application-company: in the file \S+\.eml, not sent/);
    expect(shown.output).not.toMatch(/: sent /);
    expect(readFileSync(join(save, expected))).toEqual(pdf);
  }
  const csv = await leads('export', '--csv');
  expect(csv.output).toContain(`"'=cmd|calc"`);
  expect((await leads('status')).output).toMatch(/^Leads {2}can be stored\nData .* of 2048 MB/);
  expect((await leads('retry')).output).toContain('0 mail(s) or webhook(s)');
  expect((await leads('prune', '--older-than', '365d')).output).toContain('0 lead(s)');
  // The input is not a terminal, so there is no prompt.
  const asked = await leads('delete', id);
  expect(asked).toMatchObject({ code: 1 });
  for (const said of [id, 'Ann.pdf', '2 as a file', 'Add --yes']) {
    expect(asked.output).toContain(said);
  }
  expect((await leads('show', id)).code).toBe(0);
  expect(readdirSync(mail)).toHaveLength(2);
  const deleted = await leads('delete', id, '--yes');
  expect(deleted.output).toMatch(/^This goes for good:\n {2}Lead .*\nDeleted\.\n$/s);
  expect(deleted.output).toContain('Ann.pdf');
  expect(await leads('show', id)).toMatchObject({ code: 1 });
  expect(readdirSync(mail)).toEqual([]);
  expect((await leads('list', '--spam')).output).toContain('honeypot');
  expect(await leads('prune')).toMatchObject({ code: 1 });
  expect(await leads('dance')).toMatchObject({ code: 1 });
  expect(await server.end('SIGTERM')).toBe(0);
});

test('leads changes state, note and person of a lead, and finds it by a word', async () => {
  const own = settings();
  const server = await startChild(own);
  await fetch(server.url + feedbackPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, altcha: await cheapToken() }),
  });
  // Spam stops mails that wait: here both are done, and stay so.
  await waitFor('both mails', () => server.output().match(/mail written to a file/g)?.length === 2);

  const leads = leadsOf(own);
  const id = /^([0-9a-z]{14}) /m.exec((await leads('list')).output)?.[1] ?? '';
  const succeeds = async (output: string, ...args: string[]) =>
    expect([args, await leads(...args)]).toEqual([args, { code: 0, output }]);
  const finds = async (isFound: boolean, ...args: string[]) =>
    expect([args, (await leads(...args)).output.includes(id)]).toEqual([args, isFound]);
  await succeeds(`${id}: is done now.\n`, 'done', id);
  await finds(true, 'list', '--state', 'done');
  await succeeds(`${id}: has the note.\n`, 'note', id, 'Ödön', 'called', '--by', 'Bo');
  await succeeds(`${id}: is Ann Lee's now.\n`, 'assign', id, 'Ann', 'Lee');
  await finds(true, 'search', 'odon', 'BOOKING');
  await succeeds('No lead matches.\n', 'search', 'odon', 'nothing');
  await succeeds(`${id}: is spam now.\n`, 'spam', id);
  await finds(false, 'list');
  expect(await leads('done', id)).toMatchObject({ code: 1 });
  await succeeds(`${id}: is no spam; no mail was held back.\n`, 'not-spam', id);
  const { output } = await leads('show', id);
  for (const text of ['done', 'Ann Lee', 'Ödön called', person.comment])
    expect(output).toContain(text);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('logs contain no name, address or message of a visitor', async () => {
  const server = await startChild(settings({ LOG_LEVEL: 'trace' }));
  await fetch(server.url + feedbackPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, altcha: await cheapToken() }),
  });
  await waitFor('the mails', () => server.output().includes('mail written to a file'));
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.output()).toContain('lead stored');
  expect(server.output()).not.toMatch(/Ann|Marsh|ann@|555-0143|booking|"ip"|127\.0\.0\.1/);
});
