import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { success } from '../../src/words/forms.ts';
import { interact } from '../first-interaction.ts';
import { openingPaths } from './openings.ts';

/** Pages with forms. */
export const pages = {
  contact: '/page/contact-us',
  job: openingPaths[0] ?? '',
  subscribe: '/page/coming-soon',
} as const;

export type FormKind = 'contact' | 'job-application' | 'subscribe';

/** Returns the form of a page, scrolled into view. */
export function formOn(page: Page, kind: FormKind): Locator {
  return page.locator(`main form[data-form="${kind}"]`).first();
}

/** Opens a page and waits until its form is hydrated. */
export async function openForm(page: Page, path: string, kind: FormKind): Promise<Locator> {
  await page.goto(path);
  const form = formOn(page, kind);
  await form.scrollIntoViewIfNeeded();
  await interact(page);
  await expect(form).toHaveAttribute('data-ready', 'true');
  return form;
}

/** Returns a person with a unique name, so that the mail can be found. */
export function newPerson(prefix: string) {
  const mark = `${prefix} ${Math.random().toString(36).slice(2, 10)}`;
  return {
    name: mark,
    email: `${mark.replace(/\W+/g, '.').toLowerCase()}@example.com`,
    phone: '(802) 555-0172',
    comment: `A note from ${mark} about a timetable.`,
  };
}

export async function fill(
  form: Locator,
  person: Partial<ReturnType<typeof newPerson>>,
): Promise<void> {
  for (const [name, value] of Object.entries(person)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
}

export const submitButton = (form: Locator) => form.locator('button[type="submit"]');

/** Returns the error text of a field; fails when there is none. */
export async function errorOf(form: Locator, name: string): Promise<string> {
  const input = form.locator(`[name="${name}"]`);
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  const ids = (await input.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const error = form.locator(`[id="${ids[0]}"] > span`).last();
  return (await error.textContent()) ?? '';
}

/** Folder to which this worker's server writes its mails. */
const mailFolder = () => `${process.env['E2E_DATA_DIR']}/mail`;

/** Returns all mails of the server that contain `text`. */
function mailsWith(text: string): string[] {
  // The server creates the folder with its first mail.
  const files = existsSync(mailFolder()) ? readdirSync(mailFolder()) : [];
  return files
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(`${mailFolder()}/${file}`, 'utf8'))
    .filter((mail) => mail.includes(text));
}

/** Waits for a mail that contains `text`; returns the mail with its lines joined. */
export async function expectMailWith(text: string): Promise<string> {
  const find = () => mailsWith(text)[0];
  await expect.poll(find).toBeDefined();
  // Decodes quoted-printable.
  return (find() ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
}

/**
 * Expects that exactly one mail contains `text`: mails are sent in order, so it waits for the one
 * of a later message.
 */
export async function expectOneMail(page: Page, text: string): Promise<void> {
  const later = newPerson('Later');
  const sent = await page.request.post('/wp-json/contact-form-7/v1/contact-forms/1/feedback', {
    form: later,
    headers: { accept: 'text/html' },
  });
  expect(sent.status()).toBe(200);
  await expectMailWith(later.name);
  expect(mailsWith(text)).toHaveLength(1);
}

/**
 * Submits an email address in the form of a page by keyboard alone, checks the confirmation, and
 * waits for the mail.
 */
export async function subscribeByKeyboard(page: Page, path: string, prefix: string): Promise<void> {
  const form = await openForm(page, path, 'subscribe');
  const { email } = newPerson(prefix);
  await fill(form, { email });
  await form.locator('[name="email"]').press('Tab');
  await expect(submitButton(form)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText(success.subscribe);
  await expectMailWith(email);
}
