import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EnvError } from '../env.ts';
import { parseLeadsConfig, readLeadsConfig } from './read.ts';

const key = Buffer.alloc(32, 7);
const variables = {
  CRM_SECRET: `whsec_${key.toString('base64')}`,
  SLACK_URL: 'https://hooks.example.com/services/T1/B2/c3',
  OPEN_URL: 'http://crm.example.com/leads',
  SHORT_SECRET: 'whsec_c2hvcnQ=',
};

const problems = (config: unknown): string[] => {
  try {
    parseLeadsConfig(config, variables);
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.message.split('\n').slice(1, -1);
  }
};

test('the shipped file changes nothing', async () => {
  expect(await readLeadsConfig({}, {})).toEqual({ mailTo: {}, webhooks: [] });
});

test('addresses and secrets come from the environment', () => {
  const settings = parseLeadsConfig(
    {
      mailTo: { appointment: ['Desk <desk@site.test>'], '/shop/*': ['shop@site.test'] },
      webhooks: [
        { name: 'crm', format: 'json', url: 'https://a.test/x', secret: { env: 'CRM_SECRET' } },
        { name: 'chat', format: 'slack', url: { env: 'SLACK_URL' }, forms: ['contact'] },
        { name: 'here', format: 'zapier', url: 'http://127.0.0.1:9/x', pages: ['/shop/*', '/'] },
      ],
      summary: { at: '07:30', to: ['boss@site.test'] },
    },
    variables,
  );
  expect(settings.webhooks).toMatchObject([
    { name: 'crm', secret: [key] },
    { name: 'chat', url: variables.SLACK_URL },
    { name: 'here', url: 'http://127.0.0.1:9/x' },
  ]);
  expect(settings.summary).toEqual({ at: '07:30', to: ['boss@site.test'] });
});

test('all mistakes are reported at once, with the place and a suggestion, and no secret', () => {
  const found = problems({
    mailto: {},
    mailTo: {
      'job-aplication': ['jobs@site.test'],
      '/shop*': ['shop@site.test'],
      contact: ['nobody', 'ann@site.test'],
      comment: [],
    },
    webhooks: [
      { name: 'CRM!', format: 'json', url: 'crm.example.com' },
      { name: 'chat', format: 'slack', url: { env: 'SLACK_ADDRESS' }, frms: ['contact'] },
      { name: 'chat', format: 'teams', url: 'https://a.test' },
      { name: 'open', format: 'zapier', url: { env: 'OPEN_URL' }, forms: ['kontact'] },
      { name: 'user', format: 'slack', url: 'https://ann:pass@a.test/' },
      { name: 'short', format: 'json', url: 'https://a.test', secret: { env: 'SHORT_SECRET' } },
    ],
    summary: { at: '8:00' },
  });
  const expected = [
    'mailto is not known. Did you mean "mailTo"?',
    'mailTo: "job-aplication" is no kind of lead. Did you mean "job-application"?',
    'mailTo: "/shop*" is no path of a page',
    'mailTo.contact[0] must be an e-mail address',
    'mailTo.comment must not be empty',
    'webhooks[0].name must be lower-case letters',
    'webhooks[0].url must be an https URL',
    'webhooks[0].secret must be { env: "NAME" }',
    'webhooks[1].url names the environment variable SLACK_ADDRESS, which is not set',
    'webhooks[1].frms is not known. Did you mean "forms"?',
    'webhooks[2].format must be "json", "slack" or "zapier"',
    'webhooks has two entries named "chat"',
    'webhooks[3].url must be an https URL without user and password (http only on this machine), which OPEN_URL does not hold',
    'webhooks[3].forms[0] "kontact" is no kind of lead. Did you mean "contact"?',
    'webhooks[4].url must be an https URL without user',
    'webhooks[5].secret (SHORT_SECRET) must be whsec_ and 24 to 64 random bytes',
    'summary.at must be a time of day such as "08:00"',
  ];
  for (const text of expected) expect(found.join('\n')).toContain(text);
  expect(found).toHaveLength(expected.length);
  for (const value of Object.values(variables)) expect(found.join('\n')).not.toContain(value);
});

test('a secret is changed without a gap: two are accepted, separated by a space', () => {
  const other = Buffer.alloc(24, 9);
  const config = {
    webhooks: [{ name: 'crm', format: 'json', url: 'https://a.test', secret: { env: 'BOTH' } }],
  };
  const both = `${variables.CRM_SECRET} whsec_${other.toString('base64')}`;
  expect(parseLeadsConfig(config, { BOTH: both }).webhooks[0]?.secret).toEqual([key, other]);
});

test('another file is read in place of the one that was built in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkfield-config-'));
  const path = join(folder, 'leads.config.mjs');
  const read = () => readLeadsConfig({ LEADS_CONFIG: path }, {});
  try {
    await expect(read()).rejects.toThrow('LEADS_CONFIG cannot be read');
    writeFileSync(path, "export const leadsConfig = { mailTo: { contact: ['ann@site.test'] } };");
    // The failed import is remembered by its name.
    const copy = join(folder, 'other.mjs');
    writeFileSync(copy, "export const leadsConfig = { mailTo: { contact: ['ann@site.test'] } };");
    const settings = await readLeadsConfig({ LEADS_CONFIG: copy }, {});
    expect(settings.mailTo).toEqual({ contact: ['ann@site.test'] });
    const empty = join(folder, 'empty.mjs');
    writeFileSync(empty, 'export const somethingElse = 1;');
    await expect(readLeadsConfig({ LEADS_CONFIG: empty }, {})).rejects.toThrow(
      'does not export leadsConfig',
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
