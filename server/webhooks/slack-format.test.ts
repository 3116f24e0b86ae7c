import { expect, test, vi } from 'vitest';
import { ownFirm } from '../firms.ts';
import { slackBody } from './slack-format.ts';
import type { WebhookFacts } from './webhook-facts.ts';

/** More fields of one line than a section of Slack takes. */
vi.mock('../lead-texts.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../lead-texts.ts')>()),
  lineRows: () => Array.from({ length: 12 }, (_, index) => [`Field ${index}`, 'filled in']),
}));

const facts: WebhookFacts = {
  webhookId: 'row1',
  lead: {
    id: 'lead1',
    form: 'contact',
    status: 'new',
    reason: null,
    name: 'Ann Marsh',
    email: 'ann@example.com',
    phone: '',
    subject: '',
    comment: 'Hello',
    job: '',
    page: '/home-dentist',
    details: '{}',
    unkept_file: null,
    progress: 'new',
    assigned_to: '',
    created_at: 0,
  },
  kind: 'contact',
  firm: ownFirm,
  appointment: null,
  file: null,
};

test('fields beyond the ten of a section are in further sections', () => {
  const { blocks } = JSON.parse(slackBody(facts)) as {
    blocks: { type: string; fields?: { text: string }[] }[];
  };
  const sections = blocks.flatMap(({ fields }) => (fields ? [fields] : []));
  expect(sections.map(({ length }) => length)).toEqual([10, 4]);
  expect(sections.flat().map(({ text }) => text)).toEqual([
    ...Array.from({ length: 12 }, (_, index) => `Field ${index}: filled in`),
    'Page: /home-dentist',
    'Lead: lead1',
  ]);
});
