import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { TestServer } from '../../scripts/browser-tests/test-server.ts';
import { timeoutScale } from '../../scripts/timeout-scale.ts';
import { apiPaths } from '../../src/forms/api-paths.ts';
import { honeypotField } from '../../src/forms/honeypot/schema.ts';
import { deskWords } from '../../src/words/desk.ts';
import { pdf } from '../reliability/sample-files.ts';

/** Address that may use the desk. */
export const owner = 'owner@site.test';

const phone = '(802) 555-0172';
const contactPath = `${apiPaths.contactForm(1)}/feedback`;

/** Leads of the test desk that look different, by the text of their link in the list. */
export const leads = {
  plain: 'Visitor 26',
  long: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle',
  application: 'Cy Brook',
  spam: 'Di Hill',
  dead: 'Bo Field',
  subscriber: 'eve@example.com',
} as const;

/** Posts a form as a browser without script does: it is stored, and nobody checked who sent it. */
async function postForm(
  { origin }: TestServer,
  path: string,
  fields: Record<string, string>,
  file?: File,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', file);
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: file ? form : new URLSearchParams(fields),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** Posts the contact form. */
export const postContact = (
  server: TestServer,
  name: string,
  fields: Record<string, string> = {},
): Promise<void> =>
  postForm(server, contactPath, {
    ...{ name, email: 'visitor@example.com', phone, comment: 'Could you look at our page?' },
    ...{ page: '/page/contact-us', ...fields },
  });

/** Gives up the mails of a lead, as after many tries, once all mails were written. */
async function giveUpMails({ dataDir }: TestServer, name: string): Promise<void> {
  const db = new DatabaseSync(`${dataDir}/leads.sqlite`, { timeout: 60_000 * timeoutScale });
  const waiting = db.prepare("SELECT count(*) AS count FROM outbox WHERE state = 'pending'");
  await expect.poll(() => waiting.get()?.['count']).toBe(0);
  db.prepare(
    `UPDATE outbox SET state = 'dead', attempts = 10, last_error = '451 4.3.0 Try again later'
     WHERE lead_id = (SELECT id FROM lead WHERE name = ?)`,
  ).run(name);
  db.close();
}

/** Fills a desk: two pages of leads, one of each kind that looks different, and dead mails. */
export async function fillDesk(server: TestServer): Promise<void> {
  for (let count = 1; count <= 26; count += 1) await postContact(server, `Visitor ${count}`);
  await postContact(server, leads.long, {
    email: `${'long-'.repeat(11)}name@${'long-'.repeat(11)}domain.example`,
    subject: 'Subject'.repeat(20),
    comment: `See https://www.example.com/${'and-so-on'.repeat(40)}\n\nمرحبا بكم`,
  });
  const application = { name: leads.application, email: 'cy@example.com', phone };
  await postForm(
    server,
    apiPaths.emailForm,
    { ...application, job: 'React Developer', terms_condition: 'on' },
    new File([new Uint8Array(pdf)], 'A curriculum vitae with a long name.pdf'),
  );
  await postForm(server, apiPaths.subscribe, { email: leads.subscriber });
  const spam = { name: leads.spam, email: 'di@example.com', phone, [honeypotField]: 'x' };
  await fetch(server.origin + contactPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(spam),
  });
  await postContact(server, leads.dead);
  await giveUpMails(server, leads.dead);
}

const linkMails = (dataDir: string): string[] =>
  existsSync(`${dataDir}/mail`)
    ? readdirSync(`${dataDir}/mail`).filter((name) => /-desk-sign-in-.*\.eml$/.test(name))
    : [];

/** Requests a link, and returns that of the mail which this causes. */
export async function linkAfter(
  request: () => Promise<unknown>,
  { dataDir }: TestServer,
): Promise<string> {
  const before = new Set(linkMails(dataDir));
  await request();
  const find = () => linkMails(dataDir).find((name) => !before.has(name));
  await expect.poll(find).toBeDefined();
  const { text = '' } = await PostalMime.parse(readFileSync(`${dataDir}/mail/${find()}`));
  const [link] = /http:\S+\/desk\/sign-in\/link\?t=[\w-]+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`The mail has no link:\n${text}`);
  return link;
}

/** Requests a link without a browser, and returns it. */
export const requestLink = (page: Page, server: TestServer): Promise<string> =>
  linkAfter(() => page.request.post('/desk/sign-in', { form: { email: owner } }), server);

/** Signs in by a mailed link. */
export async function signIn(page: Page, server: TestServer): Promise<void> {
  await page.goto(await requestLink(page, server));
  await page.getByRole('button', { name: deskWords.signIn.title }).click();
  await expect(page).toHaveURL('/desk');
}

/** Opens a lead by its link in the list. */
export async function openLead(page: Page, link: string, state = 'open'): Promise<void> {
  await page.goto(`/desk?${new URLSearchParams({ text: link, state })}`);
  await page.getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(link.slice(0, 40));
}

/** Adds a note to the open lead. */
export async function addNote(page: Page, text: string): Promise<void> {
  await page.getByLabel(deskWords.lead.newNote).fill(text);
  await page.getByRole('button', { name: deskWords.lead.addNote }).click();
}

/** Expects that a post is followed by a message, which has the focus. */
export async function expectMessage(page: Page, text: string): Promise<void> {
  const message = page.getByRole('status');
  await expect(message).toHaveText(text);
  await expect(message).toBeFocused();
}
