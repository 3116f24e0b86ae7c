import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LeadsSettings } from '../../server/leads-config/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { type DeskClient, linkMails, openTestDesk, signIn } from './desk-client.ts';
import { onBothEngines } from './engines.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';

const owner = 'owner@site.test';
const byForm = ['jobs@site.test', 'shop@site.test'];
const leads: LeadsSettings = {
  mailTo: { 'job-application': ['Jobs <Jobs@Site.test>'], '/shop/*': ['shop@site.test', owner] },
  webhooks: [],
  summary: { at: '08:00', to: ['numbers@site.test'] },
};

onBothEngines('recipients at the desk', (fresh) => {
  let api: TestApi;
  let sink: SmtpSink;
  let settings: Record<string, string>;

  beforeEach(async () => {
    sink = await startSmtpSink();
    settings = {
      ...(await fresh()),
      DESK: '1',
      SMTP_URL: sink.url,
      SITE_URL: 'http://localhost:4321',
      MAIL_TO: owner,
    };
    api = await openTestApi(settings, { leads });
  });
  afterEach(async () => {
    await api.close();
    await sink.stop();
  });

  const signInAs = async (address: string): Promise<DeskClient> => {
    const client = openTestDesk(api);
    await signIn(client, sink, address);
    return client;
  };
  const statusOf = async (client: DeskClient) => (await client.get('/desk')).status;

  test('those of one form or page sign in as those of MAIL_TO do, and get every lead', async () => {
    expect((await api.post(feedbackPath, { ...person, altcha: await cheapToken() })).status).toBe(
      200,
    );
    const [lead] = await api.leads();
    for (const address of [owner, ...byForm]) {
      const client = await signInAs(address);
      expect([address, await statusOf(client)]).toEqual([address, 200]);
      const page = await (await client.get(`/desk/leads/${lead?.id}`)).text();
      expect(page).toContain(person.comment);
      // A lead can be given to each of them.
      for (const name of [owner, ...byForm]) expect(page).toContain(`<option value="${name}"`);
    }
  });

  test('those of the daily summary, which holds numbers only, get no link', async () => {
    const stranger = openTestDesk(api);
    await stranger.post('/desk/sign-in', { email: 'numbers@site.test' });
    // Mails are sent in order: the one to a recipient is later.
    await signInAs(owner);
    expect(linkMails(sink).map((mail) => mail.to?.[0]?.address)).toEqual([owner]);
    const links = (await api.mails()).filter(({ kind }) => kind === 'desk-sign-in');
    expect(links.map(({ recipient }) => recipient).toSorted()).toEqual(['', owner]);
  });

  test('who is taken out of the file is out at the next start', async () => {
    const clients = [await signInAs(owner), await signInAs('jobs@site.test')];
    const cookies = clients.map((client) => client.cookie());
    await api.close();
    api = await openTestApi(settings, { leads: { mailTo: {}, webhooks: [] } });
    const statuses = await Promise.all(
      cookies.map((cookie) => {
        const client = openTestDesk(api);
        client.setCookie(cookie);
        return statusOf(client);
      }),
    );
    expect(statuses).toEqual([200, 303]);
  });
});
