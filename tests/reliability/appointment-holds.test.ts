import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, expect, test, vi } from 'vitest';
import {
  findAppointments,
  formatAppointment,
} from '../../server/appointments/find-appointments.ts';
import { cleanUpAppointments } from '../../server/appointments/slots.ts';
import { deleteLead } from '../../server/leads/delete-leads.ts';
import { signedLink } from '../../server/security/signed-link.ts';
import { siteConfig } from '../../site.config.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { diaries } from '../../src/forms/appointments/diaries.ts';
import { freeDays, slotText } from '../../src/forms/appointments/diary.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { emailKeys, feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';

const diary = diaries.dentist;
/** Slots of an empty diary, none of them today: a test may run past the hour. */
const free = () =>
  freeDays(diary, new Date(), [])
    .slice(1)
    .flatMap(({ slots }) => slots);
const company = siteConfig.company.name;
const hourMs = 3_600_000;

onBothEngines('appointments that somebody may not keep', (fresh) => {
  const open: TestApi[] = [];
  let settings: Record<string, string>;
  const start = async (change: Record<string, string> = {}) => {
    settings = { ...(await fresh()), TRUST_PROXY: '1', ...change };
    const api = await openTestApi(settings);
    open.push(api);
    return api;
  };
  afterEach(async () => {
    vi.useRealTimers();
    for (const api of open.splice(0)) await api.close();
  });

  interface Asker {
    who: string;
    address?: string;
  }
  const fields = (slot: string, who: string) => ({
    ...person,
    email: `${who}@example.com`,
    diary: diary.name,
    appointment: slot,
  });
  /** Requests a slot with a solved captcha. Resolves with true, or the error of the field. */
  async function requestSlot(api: TestApi, slot: string, { who, address = '203.0.113.1' }: Asker) {
    const response = await api.post(
      feedbackPath,
      { ...fields(slot, who), altcha: await cheapToken() },
      { 'x-forwarded-for': address },
    );
    const { status, message, invalid_fields: invalid } = await response.json();
    return status === 'mail_sent' || (invalid?.[0]?.message ?? message);
  }
  /** Requests a slot without script. Resolves with the page, after a redirect. */
  async function requestNatively(
    api: TestApi,
    slot: string,
    { who, address = '203.0.113.1' }: Asker,
  ) {
    const response = await api.post(
      feedbackPath,
      new URLSearchParams(fields(slot, who)).toString(),
      {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': address,
      },
    );
    const next = response.headers.get('location');
    const page = next === null ? response : await api.get(next, { accept: 'text/html' });
    return { status: page.status, html: await page.text() };
  }
  const taken = async (api: TestApi): Promise<string[]> =>
    (await (await api.get(apiPaths.appointments(diary.name))).json()).taken;
  const leadOf = async (api: TestApi, who: string) => {
    const lead = (await api.leads()).find(({ email }) => email === `${who}@example.com`);
    if (!lead) throw new Error(`no lead of ${who}`);
    return lead;
  };
  const linkOf = (api: TestApi, leadId: string) =>
    signedLink('', apiPaths.confirmAppointment, leadId, api.services.secrets.appointment);
  const press = async (api: TestApi, link: string) => {
    const response = await api.post(link, '', { accept: 'text/html' });
    return { status: response.status, html: await response.text() };
  };
  const kinds = async (api: TestApi) => (await api.mails()).map(({ kind }) => kind);
  /** Advances the clock of this process; the databases do not use their own. */
  const pass = (ms: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.now() + ms) });

  test('one visitor with default limits can book two slots, over all forms and addresses', async () => {
    const api = await start({ RATE_LIMIT: '' });
    const slots = free();
    const send = async (slot: string, index: number) => {
      const who = `person-${index}`;
      const template = { ...emailKeys, template_id: 'message' };
      if (index % 4 === 0) await requestSlot(api, slot, { who });
      else if (index % 4 === 1) await requestNatively(api, slot, { who });
      else if (index % 4 === 2)
        await api.post(
          apiPaths.email,
          { ...template, template_params: { ...fields(slot, who), altcha: await cheapToken() } },
          { 'x-forwarded-for': '203.0.113.1' },
        );
      else
        await api.post(apiPaths.email, new URLSearchParams(fields(slot, who)).toString(), {
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': '203.0.113.1',
        });
    };
    for (const [index, slot] of slots.slice(0, 40).entries()) await send(slot, index);
    expect(await taken(api)).toHaveLength(2);
    // Other visitors are not affected.
    expect(await requestSlot(api, slots[50] ?? '', { who: 'ann', address: '203.0.113.2' })).toBe(
      true,
    );
  });

  test('a mailbox has two upcoming appointments, in any spelling and at two servers at once', async () => {
    const api = await start();
    const other = await openTestApi(settings);
    open.push(other);
    const slots = free().slice(0, 12);
    const names = ['ann', 'Ann', 'ann+one', 'ANN+two'];
    const answers = await Promise.all(
      slots.map((slot, index) =>
        requestSlot(index % 2 ? other : api, slot, {
          who: names[index % 4] ?? '',
          address: `203.0.113.${index}`,
        }),
      ),
    );
    expect(answers.filter((answer) => answer === true)).toHaveLength(2);
    expect(new Set(answers.filter((answer) => answer !== true))).toEqual(
      new Set([expect.stringMatching(/^Two appointments to come are the most/)]),
    );
    await expect.poll(() => taken(api)).toHaveLength(2);
    expect(await api.leads()).toHaveLength(2);
  });

  test('past and deleted appointments do not count', async () => {
    const api = await start({ RATE_LIMIT: '1000' });
    const [first = '', second = '', third = ''] = free();
    expect(await requestSlot(api, first, { who: 'ann' })).toBe(true);
    expect(await requestSlot(api, second, { who: 'ann' })).toBe(true);
    expect(await requestSlot(api, third, { who: 'ann' })).toMatch(/the most/);
    await deleteLead(api.services.database.db, (await leadOf(api, 'ann')).id);
    expect(await requestSlot(api, first, { who: 'ann' })).toBe(true);
    expect(await requestSlot(api, third, { who: 'ann' })).toMatch(/the most/);
    pass(9 * 24 * hourMs);
    const [later = ''] = free();
    expect(await requestSlot(api, later, { who: 'ann' })).toBe(true);
    // The visitor's hash is deleted once the time has passed.
    const { db } = api.services.database;
    await cleanUpAppointments(db);
    const rows = await db.selectFrom('appointment').select(['slot', 'visitor']).execute();
    expect(rows.filter(({ visitor }) => visitor !== '').map(({ slot }) => slot)).toEqual([later]);
  });

  test('a post without script holds a slot until the link in the mail is followed', async () => {
    const api = await start();
    const [slot = ''] = free();
    const { status, html } = await requestNatively(api, slot, { who: 'ann' });
    expect(status).toBe(200);
    expect(html).toContain('<h1>One step more</h1>');
    expect(html).toMatch(
      new RegExp(`${slotText(slot)} at ${company} is held for you until \\d+:\\d\\d [ap]m`),
    );
    expect(await taken(api)).toEqual([slot]);
    expect(await requestSlot(api, slot, { who: 'bea', address: '203.0.113.2' })).toMatch(
      /Somebody took/,
    );
    const lead = await leadOf(api, 'ann');
    expect(lead.status).toBe('unverified');
    expect(await kinds(api)).toEqual(['appointment-request-sender', 'contact-company']);
    await expect
      .poll(async () => (await api.mails()).every(({ state }) => state === 'filed'))
      .toBe(true);
    const folder = join(settings['DATA_DIR'] ?? '', 'mail');
    const read = async (kind: string) => {
      const files = readdirSync(folder).filter((name) => name.includes(`-${kind}-`));
      const mails = await Promise.all(
        files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
      );
      return mails.map(({ text, to }) => ({
        text: (text ?? '').replace(/\s+/g, ' '),
        to: to?.[0]?.address,
      }));
    };
    const [question] = await read('appointment-request-sender');
    expect(question?.to).toBe('ann@example.com');
    expect(question?.text).toContain(slotText(slot));
    expect(question?.text).not.toContain(person.comment);
    const [notice] = await read('contact-company');
    expect(notice?.text).toContain(`(${slot}, dentist), held until`);
    const link = /http\S+confirm-appointment\S+/.exec(question?.text ?? '')?.[0] ?? '';
    const path = link.slice(new URL(link).origin.length);

    // The link only asks: mail scanners follow links.
    const page = await api.get(path, { accept: 'text/html' });
    expect(await page.text()).toContain(`Press the button, and ${slotText(slot)} is yours.`);
    expect(await appointmentOf(api, lead.id)).toContain('held until');

    const done = await press(api, path);
    expect([done.status, done.html]).toEqual([200, expect.stringContaining('is booked')]);
    expect(await appointmentOf(api, lead.id)).toBe(`${slotText(slot)} (${slot}, dentist)`);
    expect(await leadOf(api, 'ann')).toMatchObject({ status: 'new', reason: null });
    const again = [
      'appointment-request-sender',
      'contact-company',
      'contact-company',
      'contact-sender',
    ];
    expect(await kinds(api)).toEqual(again);
    // Pressing again, also concurrently, changes nothing; and the hold no longer matters.
    await Promise.all([press(api, path), press(api, path)]);
    expect(await kinds(api)).toEqual(again);
    pass(2 * hourMs);
    expect(await requestSlot(api, slot, { who: 'bea', address: '203.0.113.2' })).toMatch(
      /Somebody took/,
    );
  });

  const appointmentOf = async (api: TestApi, id: string) => {
    const own = (await findAppointments(api.services.database.db, [id])).get(id);
    return own && formatAppointment(own);
  };

  test('a hold expires after an hour, for the list, for others, and for the limit of two', async () => {
    const api = await start();
    const [slot = '', second = '', third = ''] = free();
    await requestNatively(api, slot, { who: 'ann' });
    await requestNatively(api, second, { who: 'ann' });
    expect((await requestNatively(api, third, { who: 'ann' })).html).toContain('are the most');
    pass(hourMs + 1000);
    await expect.poll(() => taken(api)).toEqual([]);
    const held = await leadOf(api, 'ann');
    expect(await appointmentOf(api, held.id)).toContain(', not booked');
    expect(await requestSlot(api, slot, { who: 'bea' })).toBe(true);
    expect((await requestNatively(api, third, { who: 'ann' })).status).toBe(200);
    // The link is too late for one, and in time for the other, whose slot is still free.
    const leads = (await api.leads()).filter(({ email }) => email === 'ann@example.com');
    const late = await press(api, linkOf(api, leads[0]?.id ?? ''));
    expect([late.status, late.html]).toEqual([409, expect.stringContaining('That time is gone')]);
    const inTime = await press(api, linkOf(api, leads[1]?.id ?? ''));
    expect(inTime.html).toContain(`${slotText(second)} is yours`);
    // Deleted or not, the result is the same.
    await cleanUpAppointments(api.services.database.db);
    await expect.poll(() => taken(api)).toEqual([slot, second, third].sort());
  });

  test('holds in another person’s name do not block that person, and only two can be confirmed', async () => {
    const api = await start();
    const [one = '', two = '', three = '', four = ''] = free();
    await requestNatively(api, one, { who: 'ann', address: '203.0.113.9' });
    await requestNatively(api, two, { who: 'ann', address: '203.0.113.8' });
    expect(await requestSlot(api, three, { who: 'ann' })).toBe(true);
    expect(await requestSlot(api, four, { who: 'ann' })).toBe(true);
    const [held] = await api.leads();
    const answer = await press(api, linkOf(api, held?.id ?? ''));
    expect([answer.status, answer.html]).toEqual([
      409,
      expect.stringContaining('Two are the most'),
    ]);
    expect(await appointmentOf(api, held?.id ?? '')).toContain('held until');
  });

  test('a slot is not held if no more confirmation mail can be sent that day', async () => {
    const api = await start();
    const slots = free();
    for (let count = 0; count < 3; count += 1)
      await api.post(feedbackPath, {
        ...person,
        email: 'ann@example.com',
        altcha: await cheapToken(),
      });
    const { status, html } = await requestNatively(api, slots[0] ?? '', { who: 'ann' });
    expect([status, html]).toEqual([
      422,
      expect.stringContaining('No more mail goes to this address'),
    ]);
    expect(html).toContain(person.comment);
    expect(await taken(api)).toEqual([]);
    expect(await api.leads()).toHaveLength(3);
  });

  test('while the captcha provider is down the link is the check, with script too', async () => {
    settings = await fresh();
    const api = await openTestApi(settings, { captcha: async () => ({ state: 'unavailable' }) });
    open.push(api);
    const [slot = ''] = free();
    const response = await api.post(feedbackPath, fields(slot, 'ann'));
    expect(await response.json()).toMatchObject({
      status: 'mail_sent',
      message: expect.stringContaining(`${slotText(slot)} at ${company} is held for you until`),
    });
    expect(await kinds(api)).toEqual(['appointment-request-sender', 'contact-company']);
  });

  test('an invalid link, or one of a deleted lead or a past time, books nothing', async () => {
    const api = await start();
    const [slot = ''] = free();
    await requestNatively(api, slot, { who: 'ann' });
    const { id } = await leadOf(api, 'ann');
    const link = linkOf(api, id);
    const spoilt = [
      link.slice(0, -1),
      link.replace(`s=${id}`, 's=other'),
      link.split('?')[0] ?? '',
    ];
    for (const wrong of spoilt) {
      expect((await press(api, wrong)).status).toBe(404);
      expect((await api.get(wrong, { accept: 'text/html' })).status).toBe(404);
    }
    expect(await appointmentOf(api, id)).toContain('held until');
    pass(20 * 24 * hourMs);
    expect((await press(api, link)).html).toContain('That time is over');
    vi.useRealTimers();
    await deleteLead(api.services.database.db, id);
    expect((await press(api, link)).html).toContain('Nothing to confirm');
    expect(await taken(api)).toEqual([]);
  });
});
