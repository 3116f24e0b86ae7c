import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteLead } from '../../server/leads/delete-leads.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { diaries } from '../../src/forms/appointments/diaries.ts';
import { freeDays, slotText } from '../../src/forms/appointments/diary.ts';
import { trapName } from '../../src/forms/trap/schema.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';

const diary = diaries.dentist;
const path = apiPaths.appointments(diary.name);
/** Half-hours that are free in an empty diary, none of them today: a test may run over the hour. */
const free = () =>
  freeDays(diary, new Date(), [])
    .slice(1)
    .flatMap(({ slots }) => slots);
const oneFree = (): string => {
  const [slot] = free();
  if (!slot) throw new Error('The diary is full.');
  return slot;
};

/** Asks for a slot as a page does. Whether it was given, or what is said at the field. */
async function ask(api: TestApi, slot: string, who: string): Promise<true | string> {
  const response = await api.post(feedbackPath, {
    ...person,
    email: `${who}@example.com`,
    diary: diary.name,
    appointment: slot,
    altcha: await cheapToken(),
  });
  const { status, invalid_fields: invalid } = await response.json();
  return status === 'mail_sent' || `${invalid[0]?.field}: ${invalid[0]?.message}`;
}

const taken = async (api: TestApi): Promise<string[]> => (await (await api.get(path)).json()).taken;

onBothEngines('appointments', (fresh) => {
  let api: TestApi;
  let settings: Record<string, string>;
  beforeEach(async () => {
    settings = await fresh();
    api = await openTestApi(settings);
  });
  afterEach(() => api.close());

  test('a half-hour is kept with the lead, in words, and nobody is offered it again', async () => {
    const slot = oneFree();
    expect(await taken(api)).toEqual([]);
    expect(await ask(api, slot, 'ann')).toBe(true);
    const [lead] = await api.leads();
    expect(JSON.parse(lead?.details ?? '')).toEqual({ Appointment: slotText(slot) });
    await expect.poll(() => taken(api)).toEqual([slot]);
  });

  test('of sixty people at two servers who want the same six half-hours, six get one each', async () => {
    const other = await openTestApi(settings);
    const slots = free().slice(0, 6);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        ask(at % 2 ? other : api, slots[at % 6] ?? '', `person-${at}`),
      ),
    );
    const refusals = answers.filter((answer) => answer !== true);
    expect(refusals).toHaveLength(54);
    expect(new Set(refusals)).toEqual(
      new Set([expect.stringMatching(/^appointment: Somebody took that time a moment ago\./)]),
    );
    // Who was refused is not stored, and nobody is mailed of it.
    expect(await api.leads()).toHaveLength(6);
    expect((await api.mails()).map(({ kind }) => kind)).toHaveLength(12);
    await expect.poll(() => taken(api)).toEqual(slots);
    await other.close();
  });

  test('who asks again for the same half-hour, because an answer was lost, is not refused', async () => {
    const slot = oneFree();
    expect(await ask(api, slot, 'ann')).toBe(true);
    expect(await ask(api, slot, 'Ann')).toBe(true);
    expect(await ask(api, slot, 'bea')).toMatch(/Somebody took that time/);
    expect(await api.leads()).toHaveLength(2);
  });

  test('a lead that is deleted gives its half-hour back', async () => {
    const slot = oneFree();
    await ask(api, slot, 'ann');
    const [lead] = await api.leads();
    await deleteLead(api.services.database.db, lead?.id ?? '');
    expect(await ask(api, slot, 'bea')).toBe(true);
  });

  test('what is put aside as spam holds no half-hour', async () => {
    const slot = oneFree();
    const fields = { ...person, diary: diary.name, appointment: slot };
    await api.post(feedbackPath, fields);
    await api.post(feedbackPath, { ...fields, [trapName]: 'https://spam.example' });
    expect(await api.leads()).toHaveLength(2);
    expect(await taken(api)).toEqual([]);
  });

  test.each([
    ['long past', '2001-01-01T09:00', /over, or too near/],
    ['in another age', '9999-01-01T09:00', /The diary goes to/],
    ['in words', 'tomorrow', /choose a day and a half-hour/],
    ['without end', `${'9'.repeat(100_000)}T09:00`, /choose a day and a half-hour/],
  ])('no half-hour that is not there: %s', async (_, slot, words) => {
    expect(await ask(api, slot, 'ann')).toMatch(words);
    expect(await api.leads()).toEqual([]);
  });

  test('without script a form that comes back asks for another half-hour', async () => {
    const slot = oneFree();
    await ask(api, slot, 'bea');
    const typed = { ...person, diary: diary.name, appointment: slot };
    const response = await api.post(feedbackPath, new URLSearchParams(typed).toString(), {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Somebody took that time a moment ago.');
    const input = /<input[^>]*id="appointment"[^>]*>/.exec(html)?.[0];
    expect(input).toContain('type="datetime-local"');
    expect(input).toContain(`value="${slot}"`);
    expect(html).toContain('name="diary" value="dentist"');
  });

  test('there is no diary of any other name', async () => {
    for (const name of ['__proto__', 'surgeon', '%2e%2e'])
      expect((await api.get(apiPaths.appointments(name))).status).toBe(404);
  });
});
