import type { Page } from '@playwright/test';
import type { TestServer } from '../../scripts/browser-tests/test-server.ts';
import { timeoutScale } from '../../scripts/timeout-scale.ts';
import { deskWords } from '../../src/words/desk.ts';
import { test as base, expect } from '../fixtures.ts';
import { findFaults, pressTab, tabTo, tabToEnd } from './desk-checks.ts';
import {
  addNote,
  expectMessage,
  fillDesk,
  leads,
  linkAfter,
  openLead,
  owner,
  postContact,
  requestLink,
  signIn,
} from './desk-helpers.ts';
import { newPerson } from './form-helpers.ts';

const { lead: leadWords, shell, signIn: signInWords, status } = deskWords;

/** The desk is off in the server of the other tests; this one has leads of all kinds. */
const test = base.extend<object, { filledDesk: undefined }>({
  filledDesk: [
    async ({ server }, use) => {
      await fillDesk(server);
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
});
test.use({
  serverEnv: { DESK: '1', MAIL_TO: owner },
  // The browser itself logs pages that say that something is not there, or not allowed.
  expectedErrors: [/status of 40[34]/],
});
test.setTimeout(180_000 * timeoutScale);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the sign-in, and asks for a link in its form. */
async function askForLink(page: Page): Promise<void> {
  await page.goto('/desk/sign-in');
  await page.getByLabel(signInWords.email).fill(owner);
  await page.getByRole('button', { name: signInWords.mailLink }).click();
  await expect(heading(page)).toHaveText(signInWords.sentTitle);
}

/** Writes a note while the session ends. */
async function writeTooLate(page: Page): Promise<void> {
  await openLead(page, leads.plain);
  await page.context().clearCookies();
  await addNote(page, 'Rang twice.');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByLabel(deskWords.notice.typed)).toHaveValue('Rang twice.');
}

/** Opens a page of the desk. */
type Open = (page: Page, server: TestServer) => Promise<unknown>;

const outside: Record<string, Open> = {
  'the sign-in': (page) => page.goto('/desk/sign-in'),
  'the sign-in with a message': (page) => page.goto('/desk/sign-in?status=signed-out#status'),
  'the page after asking for a link': askForLink,
  'the page of a link': async (page, server) => page.goto(await requestLink(page, server)),
  'the page of a link that opens nothing': (page) => page.goto('/desk/sign-in/link?t=none'),
};

const inside: Record<string, Open> = {
  'the list': (page) => page.goto('/desk'),
  'the end of the list': (page) => page.goto('/desk?at=2'),
  'a search with filters': (page) => page.goto('/desk?text=visitor&kind=contact&from=2020-01-01'),
  'a search that finds nothing': (page) => page.goto('/desk?text=nothing'),
  'the list of spam': (page) => page.goto('/desk?state=spam'),
  'a lead with a note and a message': async (page) => {
    await openLead(page, leads.plain);
    await addNote(page, 'Rang twice.');
    await expectMessage(page, status.noted);
  },
  'a lead with long words': (page) => openLead(page, leads.long),
  'an application': (page) => openLead(page, leads.application),
  'a lead that was put aside': (page) => openLead(page, leads.spam, 'spam'),
  'a lead with a dead mail': (page) => openLead(page, leads.dead),
  'a subscription': (page) => openLead(page, leads.subscriber),
  'dead mails': (page) => page.goto('/desk/mails'),
  subscribers: (page) => page.goto('/desk/subscribers'),
  // Over a page without targets where the panel lies.
  'the panel of the account': async (page) => {
    await page.goto('/desk/mails');
    await page.getByText(shell.signedIn, { exact: true }).click();
    await expect(page.getByRole('button', { name: shell.signOut, exact: true })).toBeVisible();
  },
  'a page that is not there': (page) => page.goto('/desk/nowhere'),
  'a note after the session has ended': writeTooLate,
};

test.describe('accessible, within its width, with targets that can be hit, light and dark:', {
  tag: '@uncached',
}, () => {
  for (const [name, open] of Object.entries(outside))
    test(name, async ({ page, server }) => {
      await open(page, server);
      expect(await findFaults(page)).toEqual([]);
    });

  for (const [name, open] of Object.entries(inside))
    test(name, async ({ page, server }) => {
      await signIn(page, server);
      await open(page, server);
      expect(await findFaults(page)).toEqual([]);
    });
});

/** Signs in by keys alone, from the mailed link on. */
async function signInByKeys(page: Page, server: TestServer): Promise<void> {
  await page.goto('/desk');
  await expect(page).toHaveURL('/desk/sign-in');
  const link = await linkAfter(async () => {
    await tabTo(page, page.getByLabel(signInWords.email));
    await page.keyboard.type(owner);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(signInWords.sentTitle);
    await expect(heading(page)).toBeFocused();
  }, server);
  await page.goto(link);
  await tabTo(page, page.getByRole('button', { name: signInWords.title }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/desk');
}

/** Finds a lead by a word, and opens it. */
async function openLeadByKeys(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByLabel(deskWords.list.search));
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(deskWords.list.found(deskWords.list.count(1)))).toBeVisible();
  await tabTo(page, page.getByRole('link', { name, exact: true }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(name);
}

async function addNoteByKeys(page: Page, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(leadWords.newNote));
  await page.keyboard.type(text);
  await pressTab(page);
  await expect(page.getByRole('button', { name: leadWords.addNote })).toBeFocused();
  await page.keyboard.press('Space');
  await expectMessage(page, status.noted);
  await expect(page.getByText(text)).toBeVisible();
}

async function signOutByKeys(page: Page): Promise<void> {
  await tabTo(page, page.getByText(shell.signedIn, { exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: shell.signOut, exact: true }));
  await page.keyboard.press('Enter');
  await expectMessage(page, status['signed-out']);
  await page.goto('/desk');
  await expect(page).toHaveURL('/desk/sign-in');
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'by keys' : 'by keys, without script', {
    tag: ['@phone', '@uncached'],
  }, () => {
    test.use({ javaScriptEnabled });

    test('sign in, search, one lead, its state, notes and sign out', async ({ page, server }) => {
      const { name } = newPerson('Keys');
      await postContact(server, name);
      await signInByKeys(page, server);
      await openLeadByKeys(page, name);
      await tabTo(page, page.getByRole('button', { name: leadWords.markDone }));
      await page.keyboard.press('Enter');
      await expectMessage(page, status.done);
      // The second message is at the address of the first one.
      await addNoteByKeys(page, 'Rang twice.');
      await addNoteByKeys(page, 'Nobody was there.');
      await signOutByKeys(page);
    });
  });

test('the skip link leads to the content', { tag: '@uncached' }, async ({ page, server }) => {
  await signIn(page, server);
  await page.goto('/desk');
  await pressTab(page);
  await expect(page.getByRole('link', { name: shell.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressTab(page);
  await expect(page.getByLabel(deskWords.list.search)).toBeFocused();
});

test('the open panel of the account covers nothing that has the focus', {
  tag: ['@phone', '@uncached'],
}, async ({ page, server }) => {
  await signIn(page, server);
  await openLead(page, leads.dead);
  await tabTo(page, page.getByText(shell.signedIn, { exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: shell.signOutEverywhere }));
  expect(await tabToEnd(page)).toBeGreaterThan(5);
  // From the top on, through the navigation; while that has the focus, the panel is hidden.
  await tabTo(
    page,
    page.getByRole('button', { name: shell.signOutEverywhere, includeHidden: true }),
  );
});
