import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Lead } from '../../server/db/tables.ts';
import { composeMail } from '../../server/mail/compose.tsx';
import { chatProps } from '../../src/blocks/chat/chat-props.ts';
import { copy as careerPage } from '../../src/company/career/copy.ts';
import { copy as contactModern } from '../../src/company/contact-modern/copy.ts';
import { meta as contactSimpleMeta } from '../../src/company/contact-simple/meta.ts';
import { copy as contactUs } from '../../src/company/contact-us/copy.ts';
import { meta as contactUsMeta } from '../../src/company/contact-us/meta.ts';
import { copy as jobPage } from '../../src/company/jobs/copy.ts';
import { copy } from '../../src/forms/copy.ts';
import { copy as homeBusiness } from '../../src/homes/business/copy.ts';
import { sourcesOf } from './import-graph.ts';

// Different times than ours: code that prints them has to read them from site.config.ts.
vi.mock('../../site.config.ts', async (original) => {
  const { siteConfig } = await original<typeof import('../../site.config.ts')>();
  return { siteConfig: { ...siteConfig, promises: { contactDays: 7, applicationDays: 4 } } };
});

/** Returns the text of a confirmation mail, in one line. */
async function confirmation(form: Lead['form']): Promise<string> {
  const { text } = await composeMail({
    mail: {
      id: 'm',
      lead_id: 'l',
      kind: form === 'contact' ? 'contact-sender' : 'application-sender',
      recipient: 'ann@example.com',
      state: 'pending',
      attempts: 1,
      next_at: 0,
      claimed_by: null,
      last_error: null,
      created_at: 0,
      sent_at: null,
      told_in: null,
    },
    lead: {
      id: 'l',
      form,
      status: 'new',
      reason: null,
      name: 'Ann Marsh',
      email: 'ann@example.com',
      phone: '',
      subject: '',
      comment: '',
      job: '',
      page: '',
      details: '{}',
      unkept_file: null,
      created_at: 0,
      progress: 'new',
      assigned_to: '',
    },
    file: null,
    cv: null,
    openings: [],
    firms: [],
    appointment: null,
    links: null,
    env: { MAIL_FROM: 'hello@site.example', SITE_URL: 'https://www.site.example' },
  });
  return text.replace(/\s+/g, ' ');
}

test('every page and mail promises the same time for messages', async () => {
  const texts = {
    'contact-us': contactUs.lead,
    'contact-us, described': contactUsMeta.description,
    'contact-simple, described': contactSimpleMeta.description,
    'contact-modern': JSON.stringify(contactModern.timeline),
    'the home': JSON.stringify(homeBusiness.closing),
    'the panel': chatProps.texts.lead,
    'the form': copy.contact.sentDetail,
    'the mail': await confirmation('contact'),
  };
  for (const [where, text] of Object.entries(texts)) {
    expect(text, where).toMatch(/[Ww]ithin seven working days/);
  }
});

test('every page and mail promises the same time for applications', async () => {
  const texts = {
    'a job': jobPage.apply.lead,
    'the form': copy.job.successDetail,
    'the mail': await confirmation('job-application'),
  };
  for (const [where, text] of Object.entries(texts)) {
    expect(text, where).toContain('within four working days');
  }
  const { steps } = careerPage.hiring;
  expect(steps[0]).toMatchObject({ day: 4, title: 'You hear from us' });
  const days = steps.map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
});

/** Homes of other trades belong to other firms, with promises of their own. */
const otherFirms = /^src\/homes\/(?!business\/)/;
/** Files about other facts than response times. */
const otherFacts = [
  'src/company/privacy/copy.ts',
  'src/content/prices.ts',
  // What somebody replaces who installs a form.
  'src/forms/firm.installed.ts',
];

/** Files that print them. */
const printers = ['src/content/response-times.ts', 'src/words/de/times.ts'];

test('no number of working days is hard-coded', () => {
  const english = /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+working\s+days?\b/i;
  const german =
    /\b(\d+|einem?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\s+(Werk|Arbeits)tag/i;
  const found = ['src', 'server']
    .flatMap((root) => sourcesOf(root))
    .filter((file) => !printers.includes(file) && !otherFirms.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return english.test(text) || german.test(text);
    });
  expect(found.sort()).toEqual(otherFacts.sort());
});
