import { afterEach, expect, test } from 'vitest';
import { renderList } from '../../server/cli/print-leads.ts';
import { firmsSchema } from '../../server/firms.ts';
import { exportLeads } from '../../server/leads/export-leads.ts';
import { findColumnFacts } from '../../server/leads/lead-columns.ts';
import { siteConfig } from '../../site.config.ts';
import { diaries, diaryPages } from '../../src/forms/appointments/diaries.ts';
import { freeDays, slotText } from '../../src/forms/appointments/diary.ts';
import { cheapToken } from './captcha-token.ts';
import { onBothEngines } from './engines.ts';
import { type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { feedbackPath, openTestApi, person, type TestApi } from './test-api.ts';
import { waitFor } from './wait-for.ts';

const firms = firmsSchema.parse([
  {
    paths: [diaryPages.dentist],
    name: 'Left Hand Up',
    legalName: 'Left Hand Up Dentistry, PC',
    address: {
      street: '418 West Water Street',
      city: 'Decorah',
      region: 'IA',
      postalCode: '52101',
    },
    hours: 'Monday to Thursday',
    phone: '(563) 555-0155',
    email: 'desk@lefthandup.example',
  },
]);

/** A slot of an empty diary, not today: a test may run past the hour. */
const slot = freeDays(diaries.dentist, new Date(), [])[1]?.slots[0] ?? '';
const request = {
  ...person,
  page: diaryPages.dentist,
  diary: 'dentist',
  appointment: slot,
  // Further fields with these names are kept as posted and do not change the appointment.
  Appointment: 'Never',
};
const sentence = `Left Hand Up expects you on ${slotText(slot)}.`;

onBothEngines('what is said of an appointment', (fresh) => {
  let api: TestApi | null = null;
  let sink: SmtpSink | null = null;
  afterEach(async () => {
    await api?.close();
    await sink?.stop();
  });

  test('response, both mails, list and export have day, time and firm', async () => {
    sink = await startSmtpSink();
    const { mails } = sink;
    api = await openTestApi({ ...(await fresh()), SMTP_URL: sink.url }, { firms });
    const answer = await api.post(feedbackPath, { ...request, altcha: await cheapToken() });
    expect(await answer.json()).toMatchObject({
      status: 'mail_sent',
      message: `Thank you. ${sentence}`,
    });
    await waitFor('two mails', () => mails.length === 2);
    const bySubject = (to: string) => mails.find((mail) => mail.to?.[0]?.address === to);
    const toVisitor = bySubject(person.email);
    expect(toVisitor?.subject).toBe(`Your appointment with Left Hand Up: ${slotText(slot)}`);
    expect(toVisitor?.from).toMatchObject({
      name: 'Left Hand Up',
      address: siteConfig.company.email,
    });
    expect(toVisitor?.replyTo?.[0]?.address).toBe(siteConfig.company.email);
    expect(bySubject(siteConfig.company.email)?.subject).toBe(
      `Appointment with Left Hand Up: ${slotText(slot)}, ${person.name}`,
    );

    const { db } = api.services.database;
    const leads = await api.leads();
    const facts = await findColumnFacts(db, null);
    const printed = slot.replace('T', ' ');
    expect(renderList(leads, { ...facts, mails: [] }, null)).toContain(`  ${printed}  `);
    const file = exportLeads(leads, facts, null);
    expect(file).toContain(`"dentist","${printed}"`);
  });

  test('without script a page has them, and the next step', async () => {
    api = await openTestApi(await fresh(), { firms });
    const response = await api.post(feedbackPath, new URLSearchParams(request).toString(), {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBe(303);
    const page = await api.get(response.headers.get('location') ?? '');
    expect(await page.text()).toContain(`${slotText(slot)} at Left Hand Up is held for you until`);
  });

  test('without firms the appointment is with the company', async () => {
    api = await openTestApi(await fresh());
    const answer = await api.post(feedbackPath, { ...request, altcha: await cheapToken() });
    expect((await answer.json()).message).toBe(
      `Thank you. ${siteConfig.company.name} expects you on ${slotText(slot)}.`,
    );
  });
});
