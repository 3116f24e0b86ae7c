import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parse } from 'csv-parse/sync';
import { build } from 'esbuild';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../installed-components/run.ts';
import { copyProject, type ProjectCopy, serverSources } from '../project-copy.ts';
import { cheapToken } from './captcha-token.ts';
import { type ChildServer, smallSite, startChild, startProgram } from './child-server.ts';
import { emailKeys, feedbackPath, formData, person } from './test-api.ts';
import { testKey } from './test-key.ts';
import { waitFor } from './wait-for.ts';

/*
 * A field more in the contact form, and in the application: in a copy of this project, only the list
 * of fields and the migrations change, and the field is asked, checked, stored, mailed, exported and
 * shown, whether a form, Contact Form 7 or EmailJS posts it.
 */

const migration = `import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/** Adds the budget of a contact. */
export const budgetMigration: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('lead')
      .addColumn('budget', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  },
};
`;

function addBudget(copy: ProjectCopy): void {
  const list = 'src/forms/form-fields.ts';
  const comment = '  comment: { ...fieldWords.comment';
  const subject = "subject: 'optional', ";
  copy.change(list, comment, `  budget: { label: 'Budget', kind: 'line', limit: 80 },\n${comment}`);
  const application = "'job-application': { ...person, ";
  copy.change(list, subject, `${subject}budget: 'required', `);
  copy.change(list, application, `${application}budget: 'optional', `);
  copy.write('server/db/migrations/9999-budget.ts', migration);
  const desk = "import { deskMigration } from './migrations/0013-desk.ts';\n";
  const own = "import { budgetMigration } from './migrations/9999-budget.ts';\n";
  const entry = "    '0013-desk': deskMigration,\n";
  copy.change('server/db/migrations.ts', desk, desk + own);
  copy.change('server/db/migrations.ts', entry, `${entry}    '9999-budget': budgetMigration,\n`);
}

const site = smallSite();
const data = mkdtempSync(join(tmpdir(), 'added-field-'));
const budget = '20,000 dollars';
let copy: ProjectCopy;
let bundle: string;
let server: ChildServer;

beforeAll(async () => {
  copy = copyProject(serverSources);
  // Whatever an owner has configured.
  copy.write('site.config.ts', readFileSync('tests/site.config.ts', 'utf8').replace('../', './'));
  addBudget(copy);
  bundle = join(copy.root, 'dist-server');
  await run(copy.root, [process.execPath, 'server/build.ts', bundle]);
  const folders = { SITE_DIR: site.folder, DATA_DIR: data };
  server = await startChild({ ...folders, ALTCHA_HMAC_KEY: testKey, RATE_LIMIT: '0' }, bundle);
});
afterAll(async () => {
  await server?.end('SIGTERM');
  copy?.remove();
  site.remove();
  rmSync(data, { recursive: true, force: true });
});

/** Posts a form as a browser without script. */
const post = (fields: Record<string, string>, path = feedbackPath) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: formData(fields),
    redirect: 'manual',
  });

const mails = join(data, 'mail');

/** Waits for the notices of a kind to the company, and returns their texts. */
async function noticeTexts(kind: 'contact' | 'application', count: number): Promise<string[]> {
  const files = () =>
    existsSync(mails) ? globSync(`*-${kind}-company-*.eml`, { cwd: mails }) : [];
  await waitFor(`${count} notices of ${kind} to the company`, () => files().length >= count);
  const parsed = files().map((file) => PostalMime.parse(readFileSync(join(mails, file))));
  return (await Promise.all(parsed)).map(({ text }) => text ?? '');
}

/** Reads all leads of a form from the database. */
function readLeads(form: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(data, 'leads.sqlite'), { readOnly: true });
  const rows = database.prepare('select * from lead where form = ?').all(form);
  database.close();
  return rows;
}

/** Runs the command line of the copy. */
async function leads(...args: string[]): Promise<string> {
  const { ended, output } = startProgram('leads.js', { DATA_DIR: data }, args, bundle);
  expect(await ended, output()).toBe(0);
  return output();
}

/** Renders the contact form of the copy. */
async function renderForm(fields: 'short' | 'full' | 'comment'): Promise<string> {
  const file = join(copy.root, `${fields}.cjs`);
  await build({
    stdin: {
      contents: `
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContactForm } from './src/forms/contact/contact-form.tsx';
const props = { fields: '${fields}', submitLabel: 'Send' };
console.log(renderToStaticMarkup(createElement(ContactForm, props)));`,
      resolveDir: copy.root,
      loader: 'js',
    },
    outfile: file,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return run(copy.root, [process.execPath, file]);
}

test.each(['short', 'full'] as const)('the %s contact form asks for it', async (fields) => {
  const html = await renderForm(fields);
  const input = /<input[^>]* name="budget"[^>]*>/.exec(html)?.[0] ?? '';
  expect(input).toContain(' required=""');
  const [, id] = / id="([^"]+)"/.exec(input) ?? [];
  expect(html).toMatch(new RegExp(`<label for="${id}"[^>]*>Budget</label>`));
});

test('a form that does not list it does not ask for it', async () => {
  expect(await renderForm('comment')).not.toContain('budget');
});

test('without it, the result page asks again, with the error', async () => {
  const response = await post(person);
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain('<label for="budget">Budget</label>');
  expect(html).toContain('<p class="error" id="budget-error">Field is required.</p>');
});

test('the rules of Contact Form 7 have it', async () => {
  const response = await fetch(`${server.url}${feedbackPath}/schema`);
  const { rules } = (await response.json()) as { rules: { field: string }[] };
  expect(rules.filter(({ field }) => field === 'budget')).toEqual([
    { rule: 'required', field: 'budget', error: 'Field is required.' },
    {
      rule: 'maxlength',
      field: 'budget',
      threshold: 80,
      error: 'Please use 80 characters or fewer.',
    },
  ]);
});

test('it is stored, mailed, shown and exported', async () => {
  expect((await post({ ...person, budget: ` ${budget} ` })).status).toBe(303);
  const rows = readLeads('contact');
  expect(rows.map((row) => [row.budget, row.details])).toEqual([[budget, '{}']]);
  expect(await noticeTexts('contact', 1)).toEqual([expect.stringContaining(`Budget: ${budget}`)]);

  const id = String(rows[0]?.id);
  expect(await leads('show', id)).toContain(`\nBudget      ${budget}\n`);
  expect(await leads('list', '--kind', 'contact')).toMatch(/ SUBJECT +BUDGET +PAGE /);
  expect(await leads('search', 'dollars')).toContain(id.slice(0, 6));
  for (const kind of [[], ['--kind', 'contact']]) {
    const file = await leads('export', '--csv', ...kind);
    expect(parse(file, { bom: true, columns: true })).toMatchObject([{ budget }]);
  }
});

test('an application has it too, and may leave it out', async () => {
  const application = { ...person, job: 'Tester', terms_condition: 'on' };
  for (const fields of [application, { ...application, name: 'Bo Marsh', budget }])
    expect((await post(fields, '/api/v1.0/email/send-form')).status).toBe(303);
  const file = await leads('export', '--csv', '--kind', 'job-application');
  const rows = parse(file, { bom: true, columns: true }) as Record<string, string>[];
  expect(rows.map((row) => [row.name, row.budget]).sort()).toEqual([
    [person.name, ''],
    ['Bo Marsh', budget],
  ]);
});

test('it is a template parameter of EmailJS: checked, stored and mailed', async () => {
  const application = { ...person, name: 'Kit Lowe', job: 'Tester', terms_condition: 'on' };
  const send = async (value: string) => {
    const template_params = { ...application, budget: value, altcha: await cheapToken() };
    const response = await fetch(`${server.url}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...emailKeys, template_id: 'job-application', template_params }),
    });
    return [response.status, await response.text()];
  };
  const known = readLeads('job-application').length;
  expect(await send('x'.repeat(81))).toEqual([422, 'budget: Please use 80 characters or fewer.']);
  expect(readLeads('job-application')).toHaveLength(known);

  expect(await send(budget)).toEqual([200, 'OK']);
  const rows = readLeads('job-application').filter(({ name }) => name === application.name);
  expect(rows.map((row) => [row.budget, row.details, row.status])).toEqual([[budget, '{}', 'new']]);
  const texts = await noticeTexts('application', known + 1);
  expect(texts.filter((text) => text.includes(`Name: ${application.name}`))).toEqual([
    expect.stringContaining(`Budget: ${budget}`),
  ]);
});
