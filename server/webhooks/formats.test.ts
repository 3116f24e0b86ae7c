import { expect, test } from 'vitest';
import { ownFirm } from '../firms.ts';
import { flatBody, jsonBody } from './json-formats.ts';
import { slackBody, slackText } from './slack-format.ts';
import type { WebhookFacts } from './webhook-facts.ts';

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
    comment: 'Hello\nthere',
    job: '',
    page: '/home-dentist',
    details: '{"Arrival date":"2026-12-01","arrival-date!":"late"}',
    unkept_file: null,
    progress: 'new',
    assigned_to: '',
    created_at: Date.UTC(2026, 10, 20, 9, 30),
  },
  kind: 'appointment',
  firm: ownFirm,
  appointment: {
    lead_id: 'lead1',
    diary: 'dentist',
    slot: '2026-11-24T09:30',
    isBooked: true,
    heldUntil: null,
  },
  file: { name: 'Ann CV.pdf', type: 'application/pdf', size: 1200 },
};
const withLead = (change: Partial<WebhookFacts['lead']>): WebhookFacts => ({
  ...facts,
  lead: { ...facts.lead, ...change },
});

test('JSON has the facts of the lead, and those of its file without the content', () => {
  expect(JSON.parse(jsonBody(facts))).toEqual({
    id: 'lead1',
    kind: 'appointment',
    status: 'new',
    reason: null,
    receivedAt: '2026-11-20T09:30:00.000Z',
    page: '/home-dentist',
    fields: {
      name: 'Ann Marsh',
      email: 'ann@example.com',
      comment: 'Hello\nthere',
      'Arrival date': '2026-12-01',
      'arrival-date!': 'late',
    },
    appointment: {
      diary: 'dentist',
      time: '2026-11-24T09:30',
      timeZone: 'America/Chicago',
      booked: true,
    },
    file: { name: 'Ann CV.pdf', type: 'application/pdf', bytes: 1200 },
  });
  const plain = JSON.parse(jsonBody({ ...facts, appointment: null, file: null }));
  expect(plain).toMatchObject({ appointment: null, file: null });
});

test('no further field takes the place of one of ours', () => {
  const details = '{"email":"x@phish.example","__proto__":"y","id":"z"}';
  const { fields } = JSON.parse(jsonBody(withLead({ details })));
  expect(fields.email).toBe('ann@example.com');
  expect(Object.keys(fields)).toContain('__proto__');
  const flat = JSON.parse(flatBody(withLead({ details })));
  expect(flat).toMatchObject({ id: 'lead1', email: 'ann@example.com', field_id: 'z' });
});

test('the flat object has no nested value, and the same keys for every lead', () => {
  const flat = JSON.parse(flatBody(facts));
  expect(flat).toMatchObject({
    delivery_id: 'row1',
    kind: 'appointment',
    received_at: '2026-11-20T09:30:00.000Z',
    phone: '',
    appointment_time: '2026-11-24T09:30',
    appointment_booked: true,
    file_bytes: 1200,
    field_arrival_date: '2026-12-01',
    field_arrival_date_2: 'late',
  });
  const bare = { ...withLead({ details: '{}' }), appointment: null, file: null };
  const keys = Object.keys(JSON.parse(flatBody(bare)));
  expect(keys).toEqual(Object.keys(flat).filter((key) => !key.startsWith('field_')));
  for (const value of Object.values(flat)) expect(typeof value).not.toBe('object');
});

interface SlackBlock {
  type: string;
  text?: { type: string; text: string; verbatim?: boolean };
  fields?: { text: string; verbatim?: boolean }[];
}
const slack = (of: WebhookFacts): { text: string; blocks: SlackBlock[] } =>
  JSON.parse(slackBody(of));

test('Slack gets title, quoted message and facts', () => {
  const { text, blocks } = slack(facts);
  expect(text).toContain('Appointment with');
  expect(blocks.map(({ type }) => type)).toEqual(['header', 'section', 'section']);
  expect(blocks[0]?.text).toMatchObject({ type: 'plain_text', text });
  expect(blocks[1]?.text?.text).toBe(
    '> Hello\n> there\n> Arrival date: 2026-12-01\n> arrival-date!: late',
  );
  const fields = blocks[2]?.fields?.map((field) => field.text);
  expect(fields).toContain('E-mail: ann@example.com');
  expect(fields).toContain('CV: Ann CV.pdf (2 KB)');
});

test('in Slack no visitor can mention a channel, disguise a link or imitate our lines', () => {
  const evil = '<!channel> <https://phish.example|our site> & <@U123>';
  const body = slack(
    withLead({
      name: evil,
      email: evil,
      comment: `${evil}\r\nLead: fake\u2028E-mail: fake`,
      details: JSON.stringify({ [evil]: evil }),
      page: '/a',
    }),
  );
  const texts = [
    body.text,
    ...body.blocks
      .flatMap(({ text, fields = [] }) => [...(text ? [text] : []), ...fields])
      .map(({ text }) => text),
  ];
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text.replaceAll(/^> ?/gm, '')).not.toMatch(/[<>]/);
  for (const line of body.blocks[1]?.text?.text.split('\n') ?? []) expect(line).toMatch(/^> /);
  expect(body.blocks[1]?.text?.text).toContain('&lt;!channel&gt;');
  // Names and addresses in the text of a visitor stay text.
  const markup = body.blocks.slice(1).flatMap(({ text, fields = [] }) => [text, ...fields]);
  for (const text of markup) if (text) expect(text.verbatim).toBe(true);
});

test('texts keep the limits of Slack, and no entity is cut in half', () => {
  const { blocks } = slack(
    withLead({ name: '&'.repeat(400), comment: '<\n'.repeat(2500), subject: '>'.repeat(3000) }),
  );
  expect(blocks[0]?.text?.text.length).toBeLessThanOrEqual(150);
  expect(blocks[1]?.text?.text.length).toBeLessThanOrEqual(3000);
  for (const { text, fields = [] } of blocks)
    for (const one of [...(text ? [text] : []), ...fields]) {
      expect(one.text.length).toBeLessThanOrEqual(3000);
      expect(one.text.replaceAll(/&(?:amp|lt|gt);/g, '')).not.toContain('&');
    }
  expect(slackText('😀'.repeat(20), 6)).toBe('😀😀…');
  expect(slackText('short', 10)).toBe('short');
});
