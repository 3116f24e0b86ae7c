import { afterEach, beforeEach, expect, test } from 'vitest';
import { pruneLeads } from '../../server/leads/delete-leads.ts';
import { type SubscriberAction, subscriberLink } from '../../server/security/subscriber-link.ts';
import { siteConfig } from '../../site.config.ts';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { openTestApi, type TestApi } from './test-api.ts';

const browser = {
  accept: 'text/html',
  'content-type': 'application/x-www-form-urlencoded',
};

onBothEngines('subscribing', (fresh) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi(await fresh());
  });
  afterEach(() => api.close());

  const subscribe = async (email: string, extra: Record<string, string> = {}) =>
    api.post('/api/subscribe', { email, altcha: await cheapToken(), ...extra });

  const subscriber = () =>
    api.services.database.db.selectFrom('subscriber').selectAll().executeTakeFirstOrThrow();

  /** Reads the path of a link in a mail. */
  const linkTo = async (action: SubscriberAction, keys = api.services.secrets) => {
    const { id } = await subscriber();
    return subscriberLink('', action, id, keys);
  };
  const press = async (action: SubscriberAction) => api.post(await linkTo(action), '', browser);

  /** Counts the mails of each kind. */
  const kinds = async () => (await api.mails()).map((mail) => mail.kind);

  test('[A4] {email} in, {status: "success"} out: pending until the link is confirmed', async () => {
    const response = await subscribe('Ann@Example.com');
    expect(await response.json()).toEqual({ status: 'success' });
    expect(await api.leads()).toMatchObject([{ form: 'subscribe', status: 'new' }]);
    expect(await subscriber()).toMatchObject({ email: 'ann@example.com', confirmed_at: null });
    expect(await kinds()).toEqual(['subscription-request-sender']);
    expect((await press('confirm')).status).toBe(200);
    expect((await subscriber()).confirmed_at).not.toBeNull();
    const mails = await api.mails();
    expect(mails.map((mail) => [mail.kind, mail.recipient])).toEqual([
      ['subscription-company', siteConfig.company.email],
      ['subscription-request-sender', 'Ann@Example.com'],
      ['subscription-sender', 'Ann@Example.com'],
    ]);
    // Idempotent.
    expect((await press('confirm')).status).toBe(200);
    expect(await api.mails()).toHaveLength(3);
  });

  test('GET of the link only asks; a forged link, or one for another action, is refused', async () => {
    await subscribe('ann@example.com');
    const asked = await api.get(await linkTo('confirm'), browser);
    expect(await asked.text()).toContain('<button');
    expect(await subscriber()).toMatchObject({ confirmed_at: null, unsubscribed_at: null });
    const { secrets } = api.services;
    const forged = await linkTo('confirm', { ...secrets, confirm: 'another key' });
    expect((await api.post(forged, '')).status).toBe(404);
    const swapped = (await linkTo('unsubscribe')).replace('unsubscribe', 'subscribe/confirm');
    expect((await api.post(swapped, '')).status).toBe(404);
    expect(await subscriber()).toMatchObject({ confirmed_at: null, unsubscribed_at: null });
  });

  test('a link with a trailing full stop, or from the source of a mail, works', async () => {
    await subscribe('ann@example.com');
    const link = await linkTo('confirm');
    for (const damaged of [`${link}.`, `${link})`, `${link}%20`, link.replace('&', '&amp;')]) {
      const page = await (await api.get(damaged, browser)).text();
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect((await api.post(action, '', browser)).status).toBe(200);
    }
    expect((await subscriber()).confirmed_at).not.toBeNull();
  });

  test('an address gets three confirmation mails at most, also concurrently, and none after it confirmed', async () => {
    await Promise.all(Array.from({ length: 8 }, () => subscribe('ann@example.com')));
    expect(await kinds()).toEqual(Array(3).fill('subscription-request-sender'));
    expect(await api.leads()).toHaveLength(1);
    const { db } = api.services.database;
    await db.deleteFrom('sender_mail_count').execute();
    await subscribe('ann@example.com');
    expect(await kinds()).toHaveLength(3);
    await press('confirm');
    await subscribe('ann@example.com');
    expect(await kinds()).toHaveLength(5);
  });

  test('an ended subscription can be renewed by confirming again', async () => {
    await subscribe('ann@example.com');
    await press('confirm');
    const left = await api.post(await linkTo('unsubscribe'), 'List-Unsubscribe=One-Click', {
      ...browser,
      origin: 'https://mail.example',
    });
    expect(left.status).toBe(200);
    expect((await subscriber()).unsubscribed_at).not.toBeNull();
    // The old link does not subscribe again.
    expect((await press('confirm')).status).toBe(404);
    await subscribe('ann@example.com');
    expect(await subscriber()).toMatchObject({ confirmed_at: null, unsubscribed_at: null });
    expect((await kinds()).filter((kind) => kind === 'subscription-request-sender')).toHaveLength(
      2,
    );
  });

  test('an address that declined gets no further confirmation mail', async () => {
    await subscribe('ann@example.com');
    expect((await press('unsubscribe')).status).toBe(200);
    expect(await (await subscribe('ann@example.com')).json()).toEqual({ status: 'success' });
    expect(await kinds()).toHaveLength(1);
    expect((await press('confirm')).status).toBe(404);
  });

  test('captcha and honeypot failures are spam, without mails', async () => {
    const bare = await api.post('/api/subscribe', { email: 'ann@example.com' });
    expect(bare.status).toBe(422);
    expect(await bare.json()).toMatchObject({ status: 'error', errors: { altcha: /person/ } });
    const altcha = await cheapToken();
    await subscribe('ann@example.com', { altcha });
    const replayed = await subscribe('bo@example.com', { altcha });
    expect(replayed.status).toBe(422);
    const trapped = await subscribe('cy@example.com', { [honeypotField]: 'x', altcha: '' });
    expect(await trapped.json()).toEqual({ status: 'success' });
    const leads = await api.leads();
    expect(leads.map((lead) => [lead.email, lead.status, lead.reason]).sort()).toEqual([
      ['ann@example.com', 'new', null],
      ['ann@example.com', 'spam', 'captcha'],
      ['bo@example.com', 'spam', 'captcha'],
      ['cy@example.com', 'spam', 'honeypot'],
    ]);
    expect((await api.mails()).map((mail) => mail.recipient)).toEqual(['ann@example.com']);
  });

  test('without script the link is the check: confirming sets the lead to new', async () => {
    await api.post('/api/subscribe', 'email=ann%40example.com', browser);
    expect(await api.leads()).toMatchObject([{ status: 'unverified', reason: 'no-script' }]);
    await press('confirm');
    expect(await api.leads()).toMatchObject([{ status: 'new', reason: null }]);
    const used = await cheapToken();
    await subscribe('bo@example.com', { altcha: used });
    const body = new URLSearchParams({ email: 'cy@example.com', altcha: used }).toString();
    const page = await api.post('/api/subscribe', body, browser);
    expect([page.status, page.headers.get('content-type')?.split(';')[0]]).toEqual([
      422,
      'text/html',
    ]);
  });

  test('prune keeps subscribers, and deletes those who never confirmed', async () => {
    const { db } = api.services.database;
    await subscribe('ann@example.com');
    await press('confirm');
    await subscribe('bo@example.com');
    await db.updateTable('outbox').set({ state: 'sent' }).execute();
    const soon = Date.now() + 1000;
    expect(await pruneLeads(db, soon)).toMatchObject({ leads: 1 });
    expect((await api.leads()).map((lead) => lead.email)).toEqual(['ann@example.com']);
  });
});
