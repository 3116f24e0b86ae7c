import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDesk } from '../../server/desk/desk.ts';
import { cheapToken } from './captcha-token.ts';
import { csrfOf, type DeskClient, linkIn, linkMails, openTestDesk, signIn } from './desk-client.ts';
import { onBothEngines } from './engines.ts';
import { pdf } from './sample-files.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import {
  emailKeys,
  feedbackPath,
  formData,
  openTestApi,
  person,
  type TestApi,
} from './test-api.ts';
import { waitFor } from './wait-for.ts';

const owner = 'owner@site.test';
const hourMs = 60 * 60 * 1000;

onBothEngines('the desk', (fresh) => {
  let api: TestApi;
  let sink: SmtpSink;
  let browser: DeskClient;
  let settings: Record<string, string>;
  let logged: string[];
  const log = Object.fromEntries(
    ['debug', 'info', 'warn', 'error'].map((level) => [
      level,
      (...parts: unknown[]) => logged.push(JSON.stringify(parts)),
    ]),
  ) as unknown as NonNullable<Parameters<typeof openTestApi>[1]>['log'] & object;

  beforeEach(async () => {
    logged = [];
    sink = await startSmtpSink();
    settings = {
      ...(await fresh()),
      DESK: '1',
      SMTP_URL: sink.url,
      SITE_URL: 'http://localhost:4321',
      MAIL_TO: `Owner <Owner@site.test>`,
      MAIL_RETRY_SECONDS: '1',
    };
    api = await openTestApi(settings, { log });
    browser = openTestDesk(api);
  });
  afterEach(async () => {
    await api.close();
    await sink.stop();
  });

  const restart = async (change: Record<string, string>) => {
    await api.close();
    api = await openTestApi({ ...settings, ...change }, { log });
    const cookie = browser.cookie();
    browser = openTestDesk(api);
    browser.setCookie(cookie);
  };
  const db = () => api.services.database.db;
  const isSignedIn = async (client = browser) => (await client.get('/desk')).status === 200;
  const contact = async (fields: Record<string, string> = {}) => {
    const body = { ...person, ...fields, altcha: await cheapToken() };
    expect((await api.post(feedbackPath, body)).status).toBe(200);
    return (await api.leads()).at(-1)?.id ?? '';
  };
  const spam = async (fields: Record<string, string> = {}) => {
    await api.post(feedbackPath, { ...person, ...fields, altcha: 'wrong' });
    return (await api.leads()).at(-1)?.id ?? '';
  };
  const requestLink = async (email = owner) => {
    const before = linkMails(sink).length;
    await browser.post('/desk/sign-in', { email });
    await waitFor('the mail', () => linkMails(sink).length > before);
    return linkIn(linkMails(sink).at(-1));
  };
  const page = async (path: string) => (await browser.get(path)).text();

  test('a mailed link signs in once; looking at it does not use it up', async () => {
    const sent = await browser.post('/desk/sign-in', { email: ` ${owner.toUpperCase()} ` });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/desk/sign-in/sent']);
    await waitFor('the mail', () => linkMails(sink).length === 1);
    const [mail] = linkMails(sink);
    expect(mail?.to?.[0]?.address).toBe(owner);
    const { path, token } = linkIn(mail);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    for (let times = 0; times < 3; times += 1) {
      const shown = await browser.get(path);
      expect([shown.status, shown.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
      expect(shown.headers.getSetCookie()).toEqual([]);
      expect(await shown.text()).toContain(owner);
    }
    expect(await isSignedIn()).toBe(false);
    const answer = await browser.post('/desk/sign-in/link', { t: token });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk']);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await isSignedIn()).toBe(true);
    const other = openTestDesk(api);
    expect((await other.post('/desk/sign-in/link', { t: token })).status).toBe(404);
    expect((await other.get(path)).status).toBe(404);
    expect(await isSignedIn(other)).toBe(false);
  });

  test('of several who use one link at once, one gets in', async () => {
    const { token } = await requestLink();
    const browsers = Array.from({ length: 8 }, () => openTestDesk(api));
    const answers = await Promise.all(
      browsers.map((one) => one.post('/desk/sign-in/link', { t: token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(7).fill(404)]);
    expect(await db().selectFrom('desk_session').selectAll().execute()).toHaveLength(1);
  });

  test('a link is valid for ten minutes, and neither it nor a session is in the database or the log', async () => {
    const { token } = await requestLink();
    const [row] = await db().selectFrom('desk_sign_in').selectAll().execute();
    expect((row?.expires_at ?? 0) - (row?.created_at ?? 0)).toBe(10 * 60 * 1000);
    await db().updateTable('desk_sign_in').set({ expires_at: Date.now() }).execute();
    expect((await browser.post('/desk/sign-in/link', { t: token })).status).toBe(404);
    await signIn(browser, sink, owner);
    const id = browser.cookie().split('=')[1] ?? 'none';
    const used = linkIn(linkMails(sink).at(-1)).token;
    const stored = JSON.stringify([
      await db().selectFrom('desk_sign_in').selectAll().execute(),
      await db().selectFrom('desk_session').selectAll().execute(),
      await api.mails(),
    ]);
    for (const secret of [token, used, id]) {
      expect(secret.length).toBeGreaterThan(40);
      expect(stored + logged.join()).not.toContain(secret);
    }
    expect(logged.join()).not.toContain(owner);
  });

  test('every address gets the same response, and only recipients a mail', async () => {
    const answers = [];
    for (const email of [owner, 'stranger@site.test', 'no address', '']) {
      const answer = await openTestDesk(api).post('/desk/sign-in', { email });
      answers.push([answer.status, [...answer.headers], await answer.text()]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await waitFor('the mail', () => linkMails(sink).length === 1);
    const rows = await db().selectFrom('desk_sign_in').selectAll().execute();
    expect(rows).toHaveLength(4);
    // Rows of strangers open nothing, and nothing of their address is stored.
    const mails = (await api.mails()).map(({ recipient, state }) => `${recipient} ${state}`);
    expect(mails.filter((mail) => mail === ' obsolete')).toHaveLength(3);
    expect(JSON.stringify([rows, mails])).not.toContain('stranger');
  });

  test('a mailbox gets three links in ten minutes, a visitor its number of requests', async () => {
    await restart({ RATE_LIMIT: '6' });
    const answers = [];
    for (let times = 0; times < 7; times += 1)
      answers.push((await browser.post('/desk/sign-in', { email: owner })).status);
    expect(answers).toEqual([...Array(6).fill(303), 429]);
    await waitFor('the mails', async () =>
      (await api.mails()).every(({ state }) => state !== 'pending'),
    );
    expect(linkMails(sink)).toHaveLength(3);
  });

  test('a mail that cannot be sent in ten minutes is not sent later, and never counts as dead', async () => {
    await restart({ MAIL_MAX_ATTEMPTS: '1' });
    sink.refuse({ code: 451 });
    await browser.post('/desk/sign-in', { email: owner });
    await waitFor('two tries', () => sink.refusals() >= 2);
    await db().updateTable('desk_sign_in').set({ expires_at: Date.now() }).execute();
    sink.refuse(null);
    await waitFor('it to be obsolete', async () =>
      (await api.mails()).every(({ state }) => state === 'obsolete'),
    );
    expect(sink.mails).toEqual([]);
  });

  test('a session ends after eight idle hours, after seven days, and with its recipient', async () => {
    await signIn(browser, sink, owner);
    const set = (change: { last_seen_at?: number; expires_at?: number }) =>
      db().updateTable('desk_session').set(change).execute();
    await set({ last_seen_at: Date.now() - 8 * hourMs + 60_000 });
    expect(await isSignedIn()).toBe(true);
    await waitFor('the time of the request', async () => {
      const [row] = await db().selectFrom('desk_session').selectAll().execute();
      return Date.now() - (row?.last_seen_at ?? 0) < hourMs;
    });
    await set({ last_seen_at: Date.now() - 8 * hourMs - 1000 });
    expect(await isSignedIn()).toBe(false);
    await set({ last_seen_at: Date.now(), expires_at: Date.now() - 1 });
    expect(await isSignedIn()).toBe(false);
    await set({ expires_at: Date.now() + hourMs });
    expect(await isSignedIn()).toBe(true);
    await restart({ MAIL_TO: 'successor@site.test' });
    expect(await isSignedIn()).toBe(false);
  });

  test('after signing out a copied cookie is dead; "every device" ends all sessions of a mailbox', async () => {
    await restart({ MAIL_TO: `${owner}, second@site.test` });
    await signIn(browser, sink, owner);
    const thief = openTestDesk(api);
    thief.setCookie(browser.cookie());
    const out = await browser.submit('/desk/sign-out');
    expect(out.headers.get('location')).toBe('/desk/sign-in?status=signed-out#status');
    expect(browser.cookie()).toBe('');
    expect(await isSignedIn(thief)).toBe(false);
    const [phone, laptop, colleague] = [openTestDesk(api), openTestDesk(api), openTestDesk(api)];
    await signIn(phone, sink, owner);
    await signIn(laptop, sink, owner);
    await signIn(colleague, sink, 'second@site.test');
    const unused = await requestLink();
    await phone.submit('/desk/sign-out-everywhere');
    expect(await isSignedIn(laptop)).toBe(false);
    expect(await isSignedIn(colleague)).toBe(true);
    expect((await laptop.get(unused.path)).status).toBe(404);
  });

  test('signing in again replaces the session of the browser', async () => {
    await signIn(browser, sink, owner);
    const before = browser.cookie();
    await signIn(browser, sink, owner);
    expect(browser.cookie()).not.toBe(before);
    const old = openTestDesk(api);
    old.setCookie(before);
    expect(await isSignedIn(old)).toBe(false);
  });

  test('no post works without session, CSRF token and origin, and what was typed comes back', async () => {
    const id = await contact();
    const paths = ['state', 'spam', 'release', 'person', 'notes', 'retry'].map(
      (action) => `/desk/leads/${id}/${action}`,
    );
    const all = [...paths, '/desk/mails/retry', '/desk/sign-out', '/desk/sign-out-everywhere'];
    const fields = { progress: 'done', person: owner, text: 'a <b> thought' };
    for (const path of all) {
      const answer = await browser.post(path, fields);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.text()).toContain('a &lt;b&gt; thought');
    }
    await signIn(browser, sink, owner);
    const colleague = openTestDesk(api);
    await signIn(colleague, sink, owner);
    const foreign = csrfOf(await (await colleague.get('/desk')).text());
    const csrf = csrfOf(await page('/desk'));
    expect(csrf).not.toBe(foreign);
    for (const path of all) {
      for (const wrong of ['', foreign, `${csrf}x`]) {
        const answer = await browser.post(path, { ...fields, csrf: wrong });
        expect([path, wrong, answer.status]).toEqual([path, wrong, 403]);
      }
      const foreignOrigins: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'null', 'sec-fetch-site': 'cross-site' },
        { origin: 'http://site.test.evil.example', 'sec-fetch-site': 'same-origin' },
      ];
      for (const headers of foreignOrigins) {
        const answer = await browser.post(path, { ...fields, csrf }, headers);
        expect([path, headers, answer.status]).toEqual([path, headers, 403]);
      }
      const json = await browser.post(path, fields, { 'content-type': 'application/json' });
      expect([path, json.status]).toEqual([path, 415]);
      // GETs change nothing, and most of these addresses have none.
      expect([path, (await browser.get(`${path}?csrf=${csrf}`)).status]).toEqual([path, 405]);
    }
    const [lead] = await api.leads();
    expect(lead).toMatchObject({ status: 'new', progress: 'new', assigned_to: '' });
    expect(await db().selectFrom('lead_note').selectAll().execute()).toEqual([]);
    expect(await isSignedIn()).toBe(true);
  });

  test('pages show nothing without a session, and may not be stored, framed or indexed', async () => {
    const id = await contact({ comment: 'a secret wish' });
    const paths = [
      ...['/desk', `/desk/leads/${id}`, `/desk/leads/${id}/file`, '/desk/mails'],
      ...['/desk/subscribers', '/desk/export.csv', '/desk?state=spam'],
    ];
    for (const path of paths) {
      const answer = await browser.get(path);
      expect([path, answer.status, answer.headers.get('location')]).toEqual([
        path,
        303,
        '/desk/sign-in',
      ]);
      expect(await answer.text()).not.toContain('secret');
    }
    await signIn(browser, sink, owner);
    for (const path of [
      ...paths.filter((one) => !one.endsWith('file')),
      '/desk/sign-in',
      '/desk/x',
    ]) {
      const { headers } = await browser.get(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      if (path.includes('csv')) continue;
      expect(policy).toMatch(/style-src 'sha256-[\w+/=]+'/);
      expect(policy).toContain("form-action 'self'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).not.toMatch(/unsafe|script-src/);
    }
  });

  test('lists, searches and shows leads; posted text is text, with invisible characters visible', async () => {
    const sly = await contact({
      name: 'Bo <script>alert(1)</script>',
      subject: 'Prices \u202egpj.exe',
      comment: 'See https://evil.example/\u0007 <img src=x onerror=alert(1)>\n\nمرحبا 👩‍👩‍👧',
    });
    await contact({ name: 'Cy Brook', email: 'cy@example.com' });
    await signIn(browser, sink, owner);
    const list = await page('/desk');
    expect(list).toContain('Bo &lt;script&gt;');
    expect(list).toContain('Prices \\u202egpj.exe');
    expect(list).toContain('Cy Brook');
    const found = await page('/desk?text=brook');
    expect(found).toContain('Cy Brook');
    expect(found).not.toContain('Bo &lt;');
    const lead = await page(`/desk/leads/${sly}?text=prices`);
    expect(lead).toContain('See https://evil.example/\\x07 &lt;img');
    expect(lead).toContain('مرحبا 👩‍👩‍👧');
    expect(lead).not.toMatch(/<script|<img|href="https?:/);
    expect(lead).toContain('href="/desk?text=prices"');
    expect(lead).toMatch(/href="mailto:ann@example\.com\?subject=Re%3A%20Prices/);
    expect((await browser.get('/desk/leads/nothing')).status).toBe(404);
    // Odd addresses select nothing, and never fail.
    for (const query of [
      '?at=99999',
      '?at=-1&state=x',
      '?from=2026-99-99',
      `?text=${'%25_'.repeat(99)}`,
    ])
      expect([query, (await browser.get(`/desk${query}`)).status]).toEqual([query, 200]);
  });

  test('state, person and notes are stored; each post leads back with a message', async () => {
    const id = await contact();
    await signIn(browser, sink, owner);
    const post = async (action: string, fields: Record<string, string>, query = '') => {
      const answer = await browser.submit(`/desk/leads/${id}/${action}${query}`, fields);
      expect(answer.status).toBe(303);
      return answer.headers.get('location');
    };
    expect(await post('state', { progress: 'answered' }, '?state=new&next=//evil.example')).toBe(
      `/desk/leads/${id}?state=new&status=answered#status`,
    );
    expect(await page(`/desk/leads/${id}?status=answered`)).toMatch(
      /<p class="said" role="status" id="status" tabindex="-1">Marked as answered\.<\/p>/i,
    );
    await post('person', { person: owner });
    expect(await post('notes', { text: 'Rang twice.' })).toContain('status=noted');
    expect(await post('notes', { text: ' \n ' })).toContain('status=no-text');
    // Two people write at the same time: the last state wins, and both notes stay.
    await Promise.all([
      browser.submit(`/desk/leads/${id}/notes`, { text: 'From the phone' }),
      browser.submit(`/desk/leads/${id}/notes`, { text: 'From the office' }),
      browser.submit(`/desk/leads/${id}/state`, { progress: 'done' }),
    ]);
    const lead = await page(`/desk/leads/${id}`);
    for (const text of ['Rang twice.', 'From the phone', 'From the office', 'Done'])
      expect(lead).toContain(text);
    expect(await api.leads()).toMatchObject([{ progress: 'done', assigned_to: owner }]);
    const long = await browser.submit(`/desk/leads/${id}/notes`, { text: 'x'.repeat(6000) });
    expect(long.status).toBe(422);
    expect(await long.text()).toContain('x'.repeat(6000));
    const odd = await browser.submit(`/desk/leads/${id}/state`, { progress: 'spam' });
    expect(odd.status).toBe(422);
    expect((await browser.submit('/desk/leads/none/notes', { text: 'x' })).status).toBe(404);
  });

  test('spam is apart; released, its mails are sent, and a lead can be put aside', async () => {
    const id = await spam({ name: 'Di Hill' });
    await signIn(browser, sink, owner);
    expect(await page('/desk')).not.toContain('Di Hill');
    expect(await page('/desk?state=spam')).toContain('Di Hill');
    const before = sink.mails.length;
    const released = await browser.submit(`/desk/leads/${id}/release`);
    expect(released.headers.get('location')).toContain('status=released');
    await waitFor('the held mails', () => sink.mails.length === before + 1);
    expect(await page('/desk')).toContain('Di Hill');
    const again = await browser.submit(`/desk/leads/${id}/release`);
    expect(again.headers.get('location')).toContain('status=unchanged');
    await browser.submit(`/desk/leads/${id}/spam`);
    expect(await page('/desk')).not.toContain('Di Hill');
  });

  test('a file is downloaded and never shown', async () => {
    const body = formData(
      {
        ...person,
        terms_condition: 'on',
        altcha: await cheapToken(),
        ...emailKeys,
        template_id: 'job-application',
      },
      { name: 'سيرة "1".pdf', content: pdf },
    );
    expect((await api.post('/api/v1.0/email/send-form', body)).status).toBe(200);
    const id = (await api.leads())[0]?.id ?? '';
    await signIn(browser, sink, owner);
    expect(await page(`/desk/leads/${id}`)).toContain(`href="/desk/leads/${id}/file"`);
    const file = await browser.get(`/desk/leads/${id}/file`);
    const { headers } = file;
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''%D8/,
    );
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
    const plain = await contact();
    expect((await browser.get(`/desk/leads/${plain}/file`)).status).toBe(404);
  });

  test('mails that were given up are listed with the reason, and sent again', async () => {
    await restart({ MAIL_MAX_ATTEMPTS: '1' });
    await signIn(browser, sink, owner);
    sink.refuse({ code: 451 });
    await contact({ name: 'Ann Marsh' });
    const second = await contact({ name: 'Bo Field', email: 'bo@example.com' });
    const dead = async () => (await api.mails()).filter(({ state }) => state === 'dead');
    await waitFor('four dead mails', async () => (await dead()).length === 4);
    sink.refuse(null);
    const list = await page('/desk/mails');
    for (const text of ['Ann Marsh', 'bo@example.com', '451', '4 in all'])
      expect(list).toContain(text);
    expect(await page('/desk')).toContain('Mail given up');
    const one = await browser.submit('/desk/mails/retry', { lead: second });
    expect(one.headers.get('location')).toBe('/desk/mails?status=retried#status');
    await waitFor('those of one lead', async () => (await dead()).length === 2);
    await browser.submit('/desk/mails/retry');
    await waitFor('all to be sent', async () =>
      (await api.mails()).every(({ state }) => state !== 'dead' && state !== 'pending'),
    );
    const none = await browser.submit('/desk/mails/retry');
    expect(none.headers.get('location')).toContain('status=none-retried');
  });

  test('subscribers are listed by state, and exported without those who left', async () => {
    for (const name of ['ann', 'bo']) {
      const body = { email: `${name}@example.com`, altcha: await cheapToken() };
      await api.post('/api/subscribe', body);
    }
    const at = Date.now();
    await db()
      .updateTable('subscriber')
      .set({ confirmed_at: at, unsubscribed_at: at })
      .where('email', '=', 'bo@example.com')
      .execute();
    await signIn(browser, sink, owner);
    const all = await page('/desk/subscribers');
    expect(all).toContain('ann@example.com');
    expect(all).toContain('bo@example.com');
    expect(await page('/desk/subscribers?state=pending')).not.toContain('bo@example.com');
    expect(await page('/desk/subscribers?state=unsubscribed')).not.toContain('ann@example.com');
    const csv = await browser.get('/desk/export.csv?kind=subscribe');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-[\d-]+\.csv"/,
    );
    const text = await csv.text();
    expect(text).toContain('ann@example.com');
    expect(text).not.toContain('bo@example.com');
  });

  test('the export has what the list selects, and no formula', async () => {
    await contact({ name: '=cmd()', email: 'first@example.com' });
    const done = await contact({ email: 'second@example.com' });
    await signIn(browser, sink, owner);
    await browser.submit(`/desk/leads/${done}/state`, { progress: 'done' });
    const csv = async (query: string) => (await browser.get(`/desk/export.csv${query}`)).text();
    expect(await csv('')).toContain(`"'=cmd()"`);
    expect(await csv('?state=done')).toContain('second@example.com');
    expect(await csv('?state=done')).not.toContain('first@example.com');
  });

  test('over https the cookie has the prefix and Secure; posts may come from SITE_URL', async () => {
    await restart({ SITE_URL: 'https://www.site.test:8443', TRUST_PROXY: '1' });
    const { token } = await requestLink();
    // As nginx passes it: the host without its port.
    const proxied = {
      'x-forwarded-proto': 'https',
      host: 'www.site.test',
      origin: 'https://www.site.test:8443',
      'sec-fetch-site': 'same-origin',
    };
    const answer = await browser.post('/desk/sign-in/link', { t: token }, proxied);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk']);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(answer.headers.get('strict-transport-security')).not.toBeNull();
    const list = await browser.get('/desk', proxied);
    expect(list.status).toBe(200);
    const csrf = csrfOf(await list.text());
    expect((await browser.post('/desk/sign-out', { csrf }, proxied)).status).toBe(303);
    // A cookie without the prefix, which another host of the domain could set, counts for nothing.
    await signIn(browser, sink, owner);
    browser.setCookie(browser.cookie().replace('__Host-', ''));
    expect(await isSignedIn()).toBe(false);
  });

  test('expired links, ended sessions and their mails are deleted', async () => {
    await signIn(browser, sink, owner);
    const old = Date.now() - 2 * hourMs;
    await waitFor('the mail to be done', async () =>
      (await api.mails()).every(({ state }) => state === 'sent'),
    );
    await db().updateTable('desk_sign_in').set({ expires_at: old }).execute();
    await db().updateTable('desk_session').set({ expires_at: old }).execute();
    await db().updateTable('outbox').set({ created_at: old }).execute();
    await restart({});
    await waitFor('the clean-up', async () => (await api.mails()).length === 0);
    for (const table of ['desk_sign_in', 'desk_session'] as const)
      expect(await db().selectFrom(table).selectAll().execute()).toEqual([]);
  });

  test('while the database is away each page says so, with 503 and nothing of the error', async () => {
    await signIn(browser, sink, owner);
    const csrf = csrfOf(await page('/desk'));
    const desk = createDesk({
      ...api.services,
      database: { ...api.services.database, db: db().withSchema('nowhere') },
    });
    for (const [method, path] of [
      ['GET', '/desk'],
      ['GET', '/desk/sign-in/link?t=x'],
      ['POST', '/desk/sign-in'],
      ['POST', '/desk/sign-out'],
    ] as const) {
      const answer = await desk.request(`http://site.test${path}`, {
        method,
        headers: {
          host: 'site.test',
          cookie: browser.cookie(),
          ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        },
        ...(method === 'POST' ? { body: `csrf=${csrf}&email=${owner}` } : {}),
      });
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '60']);
      const html = await answer.text();
      expect(html).toContain('The database does not answer');
      expect(html).not.toMatch(/nowhere|relation|table/);
    }
    expect((await browser.get('/desk/sign-in')).status).toBe(200);
  });
});
