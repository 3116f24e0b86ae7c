import { afterEach, beforeEach, expect, test } from 'vitest';
import { searchLeads } from '../../server/leads/search-leads.ts';
import { siteConfig } from '../../site.config.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';

const { commentId } = siteConfig.contactForm;
const commentPath = `${apiPaths.contactForm(commentId)}/feedback`;
const { phone: _, ...withoutPhone } = { ...person, page: '/blog-types/blog-audio-post/7' };

onBothEngines('comments under posts', (fresh) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi(await fresh());
  });
  afterEach(() => api.close());

  const post = async (path: string, fields: Record<string, string>) =>
    (await api.post(path, { ...fields, altcha: await cheapToken() })).json();

  test('need no phone number, and are a separate form', async () => {
    expect(await post(commentPath, withoutPhone)).toMatchObject({
      contact_form_id: commentId,
      status: 'mail_sent',
    });
    expect(await api.leads()).toMatchObject([{ form: 'comment', phone: '', status: 'new' }]);
    expect((await api.mails()).map(({ kind }) => kind)).toEqual([
      'contact-company',
      'contact-sender',
    ]);
    const range = { limit: 9, offset: 0 };
    const { db } = api.services.database;
    expect(await searchLeads(db, { ...range, kind: 'comment' })).toMatchObject({ total: 1 });
    expect(await searchLeads(db, { ...range, kind: 'contact' })).toEqual({ leads: [], total: 0 });
  });

  test('need a comment, unlike a message, which needs a phone number', async () => {
    const { comment: _, ...silent } = withoutPhone;
    const wrong = async (path: string) =>
      (await post(path, silent)).invalid_fields.map(({ field }: { field: string }) => field);
    expect(await wrong(commentPath)).toEqual(['comment']);
    expect(await wrong(feedbackPath)).toEqual(['phone']);
  });

  test('without script: the form returns without a phone field', async () => {
    const browser = {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const send = (fields: Record<string, string>) =>
      api.post(commentPath, new URLSearchParams(fields).toString(), browser);
    const again = await send({ ...withoutPhone, comment: '' });
    expect(again.status).toBe(422);
    const html = await again.text();
    expect(html).toContain('Field is required.');
    expect(html).not.toContain('name="phone"');
    expect((await send(withoutPhone)).status).toBe(303);
    expect(await api.leads()).toMatchObject([{ form: 'comment', status: 'unverified' }]);
  });

  test('have a schema under their id; other ids have none', async () => {
    const rules = async (id: number) => api.get(`${apiPaths.contactForm(id)}/feedback/schema`);
    expect((await rules(commentId)).status).toBe(200);
    expect((await rules(commentId + 1)).status).toBe(404);
  });
});
