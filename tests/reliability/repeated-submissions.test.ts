import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteOldSubmissions } from '../../server/leads/submissions.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { diaries } from '../../src/forms/appointments/diaries.ts';
import { freeDays } from '../../src/forms/appointments/diary.ts';
import { submissionField } from '../../src/forms/submission/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { type Post, scripted, scriptless, signed, subscription } from './repeated-posts.ts';
import { pdf } from './sample-files.ts';
import { feedbackPath, formData, openTestApi, person, type TestApi } from './test-api.ts';

/** Reads the part of a response that a sender sees. */
async function summaryOf(response: Response): Promise<string> {
  const { posted_data_hash: _, ...answer } = await response
    .clone()
    .json()
    .catch(() => ({ text: '' }));
  const text = 'text' in answer ? await response.text() : JSON.stringify(answer);
  return `${response.status} ${response.headers.get('location') ?? ''} ${text}`;
}

onBothEngines('a repeated post', (fresh) => {
  let api: TestApi;
  let other: TestApi;
  let settings: Record<string, string>;
  beforeEach(async () => {
    settings = await fresh();
    // No mail is sent while they are counted.
    api = await openTestApi(settings);
    other = await openTestApi(settings);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await api.close();
    await other.close();
  });

  const send = ({ path, body, headers }: Post, to = api) => to.post(path, body, headers);
  const ownersMails = async () =>
    (await api.mails()).filter(({ kind }) => kind.endsWith('-company')).length;

  describe.each(Object.entries(scripted))('%s', (_, make) => {
    test('gets the first response, even with a used captcha solution', async () => {
      const id = await signed();
      const first = await summaryOf(await send(make(id)));
      expect(await summaryOf(await send(make(id)))).toBe(first);
      expect(await summaryOf(await send(make({ ...id, altcha: await cheapToken() }), other))).toBe(
        first,
      );
      expect(first).toMatch(/mail_sent|^200 {2}OK$/);
      expect(await api.leads()).toMatchObject([{ status: 'new' }]);
      expect(await api.mails()).toHaveLength(2);
    });

    test('concurrently, and at two servers, is one lead', async () => {
      const id = await signed();
      const posts = Array.from({ length: 8 }, (__, at) => send(make(id), at % 2 ? other : api));
      const answers = await Promise.all((await Promise.all(posts)).map(summaryOf));
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toMatch(/mail_sent|^200 {2}OK$/);
      expect(await api.leads()).toMatchObject([{ status: 'new' }]);
      expect(await api.mails()).toHaveLength(2);
    });

    test('with other text, is another message', async () => {
      const id = await signed();
      await send(make(id));
      const more = { ...id, altcha: await cheapToken(), comment: 'One thing more.' };
      expect(await summaryOf(await send(make(more)))).toMatch(/mail_sent|^200 {2}OK$/);
      expect((await api.leads()).map(({ comment }) => comment)).toEqual([
        person.comment,
        'One thing more.',
      ]);
    });

    test('from a client without an id, is recognized by its captcha solution', async () => {
      const altcha = await cheapToken();
      const first = await summaryOf(await send(make({ altcha })));
      expect(await summaryOf(await send(make({ altcha }), other))).toBe(first);
      expect(await api.leads()).toHaveLength(1);
    });
  });

  describe.each(Object.entries(scriptless))('%s without script', (_, make) => {
    test('is recognized by its text within ten minutes, and redirects to one page', async () => {
      const answers = [await send(make({})), await send(make({}), other)];
      const [first, second] = answers.map((answer) => answer.headers.get('location'));
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(second).toBe(first);
      expect(await api.leads()).toHaveLength(1);
      expect(await ownersMails()).toBe(1);
      // Reloading requests the page again and posts nothing.
      for (const server of [api, other, api]) {
        const page = await server.get(first ?? '', { accept: 'text/html' });
        expect(page.status).toBe(200);
        expect(await page.text()).toMatch(/<h1>Your message has been sent/);
      }
      expect(await api.leads()).toHaveLength(1);
      expect((await send(make({ comment: 'Another.' }))).headers.get('location')).not.toBe(first);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
      await send(make({}));
      expect(await api.leads()).toHaveLength(3);
    });

    test('concurrently, and at two servers, is one lead', async () => {
      const posts = Array.from({ length: 8 }, (__, at) => send(make({}), at % 2 ? other : api));
      const to = (await Promise.all(posts)).map((answer) => answer.headers.get('location'));
      expect(new Set(to).size).toBe(1);
      expect(await api.leads()).toHaveLength(1);
      expect(await ownersMails()).toBe(1);
    });
  });

  test('a subscription causes one confirmation mail, with script and without', async () => {
    const id = await signed();
    const first = await summaryOf(await send(subscription.scripted(id)));
    expect(await summaryOf(await send(subscription.scripted(id), other))).toBe(first);
    expect(first).toBe('200  {"status":"success"}');
    const bo = { email: 'bo@example.com' };
    const pages = [
      await send(subscription.scriptless(bo)),
      await send(subscription.scriptless(bo), other),
    ].map((answer) => `${answer.status} ${answer.headers.get('location')}`);
    expect(new Set(pages).size).toBe(1);
    const location = pages[0]?.split(' ')[1] ?? '';
    expect(await (await api.get(location)).text()).toContain('subscribed to our email list!</h1>');
    expect((await api.mails()).map(({ recipient }) => recipient).sort()).toEqual([
      person.email,
      'bo@example.com',
    ]);
  });

  test('an appointment is booked once, with the same response', async () => {
    const diary = diaries.dentist;
    const [slot = ''] = freeDays(diary, new Date(), [])[1]?.slots ?? [];
    const fields = { ...(await signed()), diary: diary.name, appointment: slot };
    const post = scripted['contact']?.(fields);
    if (!post) throw new Error('no such form');
    const answers = await Promise.all([send(post), send(post, other), send(post)]);
    expect(new Set(await Promise.all(answers.map(summaryOf))).size).toBe(1);
    expect(await summaryOf(await send(post))).toContain('mail_sent');
    expect(await api.leads()).toHaveLength(1);
  });

  test('a lead stored as spam for its captcha is replaced once it is accepted', async () => {
    const id = { [submissionField]: crypto.randomUUID() };
    const answer = async (altcha: string) =>
      (await send({ ...json, body: JSON.stringify({ ...person, ...id, altcha }) })).json();
    const json = { path: feedbackPath, headers: { 'content-type': 'application/json' } };
    expect((await answer('')).status).toBe('spam');
    expect((await answer('e30=')).status).toBe('spam');
    expect(await api.leads()).toMatchObject([{ status: 'spam', reason: 'captcha' }]);
    expect((await answer(await cheapToken())).status).toBe('mail_sent');
    expect(await api.leads()).toMatchObject([{ status: 'new' }]);
  });

  test('a repeat gets its response beyond the rate limit as well, and a delayed one is accepted', async () => {
    await api.close();
    api = await openTestApi({ ...settings, RATE_LIMIT: '1' });
    const [first, second] = [await signed(), { ...(await signed()), comment: 'The second.' }];
    const contact = scripted['contact'];
    if (!contact) throw new Error('no such form');
    expect((await send(contact(first))).status).toBe(200);
    expect((await send(contact(second))).status).toBe(429);
    expect((await send(contact(first))).status).toBe(200);
    expect((await send(contact(second), other)).status).toBe(200);
    expect((await api.leads()).map(({ status }) => status)).toEqual(['new', 'new']);
  });

  test('errors are not stored as a response', async () => {
    const id = await signed();
    const contact = scripted['contact'];
    if (!contact) throw new Error('no such form');
    expect(await summaryOf(await send(contact({ ...id, phone: '12' })))).toContain(
      'validation_failed',
    );
    expect(await summaryOf(await send(contact(id)))).toContain('mail_sent');
  });

  test('another file is another application', async () => {
    const id = await signed();
    const apply = scripted['application'];
    if (!apply) throw new Error('no such form');
    await send(apply(id));
    const { path, body } = apply({ ...id, altcha: await cheapToken() });
    const changed = body as FormData;
    changed.set('file', new File([pdf, ' '], 'cv.pdf'));
    expect(await summaryOf(await send({ path, body: changed, headers: {} }))).toBe('200  OK');
    expect(await api.leads()).toHaveLength(2);
  });

  test('the status can be looked up by submission id, and by nothing else', async () => {
    const id = await signed();
    const lookUp = async (asked: string) => {
      const response = await other.get(apiPaths.submission(asked));
      return `${response.status} ${(await response.json()).status}`;
    };
    const known = id[submissionField] ?? '';
    expect(await lookUp(known)).toBe('200 unknown');
    await api.post(feedbackPath, { ...person, ...id, altcha: '' });
    expect(await lookUp(known)).toBe('200 unknown');
    await api.post(feedbackPath, { ...person, ...id });
    expect(await lookUp(known)).toBe('200 accepted');
    expect(await lookUp(crypto.randomUUID())).toBe('200 unknown');
    expect(await lookUp('%27')).toBe('404 error');
    const form = formData({ ...person });
    const { headers } = await api.post(feedbackPath, form, { accept: 'text/html' });
    const location = headers.get('location') ?? '';
    expect(location).toMatch(/^\/api\/sent\/[0-9a-z]{14}$/);
    expect((await api.get(location.replace(/.$/, '!'))).status).toBe(404);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
    await deleteOldSubmissions(api.services.database.db);
    expect((await api.get(location)).status).toBe(404);
    expect(await lookUp(known)).toBe('200 accepted');
  });
});
