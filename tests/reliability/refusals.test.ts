import { afterEach, beforeEach, expect, test } from 'vitest';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { pdf } from './sample-files.ts';
import {
  emailKeys,
  feedbackPath,
  formData,
  openTestApi,
  person,
  type TestApi,
} from './test-api.ts';

const send = '/api/v1.0/email/send';
const sendForm = '/api/v1.0/email/send-form';

onBothEngines('refused input', (fresh) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi(await fresh());
  });
  afterEach(() => api.close());

  const params = async (change: object) => ({
    ...emailKeys,
    template_id: 'message',
    template_params: { ...person, altcha: await cheapToken(), ...change },
  });

  test('NUL is a 400 that names the field, in every body and in names too', async () => {
    const comment = 'Ann\0Marsh';
    const tagged = { ...person, _wpcf7_unit_tag: 'x', comment };
    const answers = [
      await api.post(feedbackPath, { ...person, comment }),
      await api.post(feedbackPath, formData(tagged)),
      await api.post('/api/subscribe', { email: 'ann@example.com', comment }),
      await api.post(send, await params({ comment })),
      await api.post(sendForm, formData({ ...tagged, ...emailKeys, template_id: 'message' })),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('comment holds a NUL character');
    }
    const named = await api.post(feedbackPath, { ...person, 'a\0b': 'x' });
    expect([named.status, await api.leads()]).toEqual([400, []]);
  });

  test('a message with half of a surrogate pair is kept', async () => {
    const altcha = await cheapToken();
    const answer = await api.post(feedbackPath, { ...person, comment: 'cut \ud83d', altcha });
    expect(await answer.json()).toMatchObject({ status: 'mail_sent' });
    expect(await api.leads()).toMatchObject([{ comment: 'cut \ufffd' }]);
  });

  test('a repeated field is refused if it is single-valued, and joined otherwise', async () => {
    const form = async (change: [string, string | File][]) => {
      const body = formData({
        ...person,
        altcha: await cheapToken(),
        ...emailKeys,
        template_id: 'message',
      });
      for (const [name, value] of change) body.append(name, value);
      const answer = await api.post(sendForm, body);
      return [answer.status, await answer.text()];
    };
    const refused = 'name came more than once. Please send it with one value.';
    expect(await form([['name', 'Bo Field']])).toEqual([400, refused]);
    const cv = new File([new Uint8Array(pdf)], 'a.pdf');
    expect(
      (
        await form([
          ['file', cv],
          ['file', cv],
        ])
      )[0],
    ).toBe(400);
    expect(await api.leads()).toEqual([]);
    const group: [string, string][] = [
      ['name', person.name],
      ['name', ''],
      ['needs', 'a shop'],
      ['needs', 'a blog'],
    ];
    expect(await form(group)).toEqual([200, 'OK']);
    const [lead] = await api.leads();
    expect(lead?.name).toBe(person.name);
    expect(JSON.parse(lead?.details ?? '')).toEqual({ needs: 'a shop, a blog' });
  });

  test('names with a meaning in JavaScript are ordinary fields', async () => {
    const odd = '{"__proto__":"a","constructor":"b","toString":"c"}';
    const whole = JSON.stringify(await params({})).replace(
      '"name":',
      `${odd.slice(1, -1)},"name":`,
    );
    const type = { 'content-type': 'application/json' };
    expect((await api.post(send, whole, type)).status).toBe(200);
    const body = formData({ ...person, altcha: await cheapToken(), _wpcf7_unit_tag: 'x' });
    for (const [name, value] of Object.entries(JSON.parse(odd))) body.append(name, String(value));
    expect(await (await api.post(feedbackPath, body)).json()).toMatchObject({
      status: 'mail_sent',
    });
    const leads = await api.leads();
    // Names with a leading underscore belong to the protocol and are left out.
    const kept = '{"constructor":"b","toString":"c"}';
    expect(leads.map((lead) => lead.details)).toEqual([kept, kept]);
    body.append('__proto__', new File(['x'], 'x.txt'));
    const withFile = await (await api.post(feedbackPath, body)).json();
    expect(withFile).toMatchObject({ status: 'validation_failed' });
  });

  test('too long values are refused, not truncated', async () => {
    const answer = async (change: object) => {
      const response = await api.post(send, await params(change));
      return [response.status, await response.text()];
    };
    expect(await answer({ plan: 'x'.repeat(2001) })).toEqual([
      422,
      'plan: Please use 2000 characters or fewer.',
    ]);
    expect((await answer({ job: 'x'.repeat(161) }))[0]).toBe(422);
    expect((await answer({ ['x'.repeat(61)]: 'y' }))[0]).toBe(422);
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`f${index}`, 'x']));
    expect((await answer(many))[0]).toBe(422);
    expect(await answer({ plan: 'x'.repeat(2000) })).toEqual([200, 'OK']);
  });

  test('a unit tag in JSON is returned only if valid', async () => {
    const altcha = await cheapToken();
    const odd = { ...person, altcha, _wpcf7_unit_tag: 'x,body *{}"><script>' };
    const refused = await api.post(feedbackPath, odd);
    expect([refused.status, (await refused.json()).code]).toEqual([
      400,
      'wpcf7_unit_tag_not_found',
    ]);
    const good = await api.post(feedbackPath, { ...odd, _wpcf7_unit_tag: 'wpcf7-f1-o2' });
    expect(await good.json()).toMatchObject({ into: '#wpcf7-f1-o2' });
  });
});
