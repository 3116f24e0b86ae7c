import { expect, type Locator, type Page } from '@playwright/test';
import { keepsHome, keepsSample } from '../../src/page-meta/samples.ts';
import { success } from '../../src/words/forms.ts';
import { serverWords } from '../../src/words/server.ts';
import { requireUncached } from '../uncached.ts';
import { type FormKind, fill, formOn, newPerson, pages } from './form-helpers.ts';

export const cv = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

type Person = ReturnType<typeof newPerson>;

/** One form of each kind that sends something. */
export interface SentForm {
  path: string;
  kind: FormKind;
  /** URL that it posts to. */
  posts: string;
  /** Tag that tests which fill it in need: the server accepts only slots of the next days. */
  tag?: '@uncached';
  /**
   * Text that identifies a mail about it: in the owner's notice, or for a subscription in the
   * confirmation request.
   */
  mail: (person: Person) => string;
  fill: (form: Locator, person: Person) => Promise<void>;
  /** Opens whatever contains the form. */
  open?: (page: Page) => Promise<void>;
}

const feedback = '**/wp-json/contact-form-7/v1/contact-forms/*/feedback';

/** The owner's notice has the name on a line of its own. */
const byName = ({ name }: Person) => `Name: ${name}`;

const message = {
  kind: 'contact',
  posts: feedback,
  mail: byName,
} as const;

const comment: SentForm = {
  ...message,
  path: '/blogs/blog-post-layout-01',
  open: (page) => page.locator('#comments summary').click(),
  fill: async (form, person) => {
    const { phone: _, ...rest } = person;
    await fill(form, rest);
    await form.locator('select').first().selectOption({ index: 1 });
  },
};

const appointment: SentForm = {
  ...message,
  path: '/home-dentist',
  tag: '@uncached',
  fill: async (form, person) => {
    requireUncached();
    await form.getByRole('radiogroup').first().locator('label').last().click();
    // The list leaves out what earlier tests of this worker have taken.
    await form.locator('label:has([name="appointment"])').last().click();
    await fill(form, person);
    await form.getByLabel('What for').selectOption('A first look');
  },
};

/** Forms of the firm's own pages. */
const ownForms: Record<'contact' | 'application' | 'subscription', SentForm> = {
  contact: { ...message, path: pages.contact, fill },
  application: {
    path: pages.job,
    kind: 'job-application',
    posts: '**/api/v1.0/email/send-form',
    mail: byName,
    fill: async (form, person) => {
      await fill(form, person);
      await form.locator('[name="file"]').setInputFiles(cv);
      await form.locator('[name="terms_condition"]').check();
    },
  },
  subscription: {
    path: pages.subscribe,
    kind: 'subscribe',
    posts: '**/api/subscribe',
    mail: ({ email }) => email,
    fill: (form, { email }) => fill(form, { email }),
  },
};

/** One form of each kind, those of samples where they stay. */
export const sentForms: Readonly<Record<string, SentForm>> & typeof ownForms = {
  ...ownForms,
  ...(keepsSample('blog') && { comment }),
  ...(keepsHome('dentist') && { appointment }),
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Beginning of the answer to an appointment, before the name of the firm. */
const [booked = ''] = serverWords.booked('|', '').split('|');

/** Matches what a form says once it has arrived. */
export const sentText = new RegExp(
  [...Object.values(success), booked.trim()].map(escaped).join('|'),
);

/** Returns the form of a freshly loaded page, after hydration. */
export async function liveForm(page: Page, { kind, open }: SentForm): Promise<Locator> {
  await open?.(page);
  const form = formOn(page, kind);
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-ready', 'true');
  return form;
}

/** Opens the page of a form, and fills it in for a new person. */
export async function filledForm(page: Page, sent: SentForm, who: string) {
  const { path, fill } = sent;
  await page.goto(path);
  const form = await liveForm(page, sent);
  const person = newPerson(who);
  await fill(form, person);
  return { form, person };
}
