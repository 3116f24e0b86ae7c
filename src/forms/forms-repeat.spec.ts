import type { Page } from '@playwright/test';
import {
  expectOneMail,
  fill,
  formOn,
  newPerson,
  pages,
  submitButton,
} from '../../tests/e2e/form-helpers.ts';
import {
  sentText as done,
  filledForm,
  liveForm,
  type SentForm,
  sentForms,
} from '../../tests/e2e/sent-forms.ts';
import { expect, test } from '../../tests/fixtures.ts';
import { success } from '../words/forms.ts';
import { mailWords } from '../words/mails.ts';
import { apiPaths } from './api-paths.ts';
import { copy } from './copy.ts';

const question = `**${apiPaths.submission('*')}`;
const lost = /ERR_CONNECTION_RESET|ERR_FAILED/;

/** Lets the first request reach the server, and drops its response. */
const loseAnswer = (page: Page, { posts }: SentForm) =>
  page.route(
    posts,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test.describe('an answer that is lost', () => {
  for (const [name, sent] of Object.entries(sentForms)) {
    test(`${name}: the next press gets it, and there is one message`, {
      tag: sent.tag ?? [],
    }, async ({ page, expectErrors }) => {
      expectErrors(lost);
      const { form, person } = await filledForm(page, sent, 'Lost');
      await loseAnswer(page, sent);
      // The status request fails as well.
      await page.route(question, (route) => route.abort());
      await submitButton(form).click();
      await expect(form.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
      await submitButton(form).click();
      await expect(form.getByRole('status').filter({ hasText: done })).toBeVisible();
      await expectOneMail(page, sent.mail(person));
    });

    test(`${name}: the status request reports that it has arrived`, {
      tag: sent.tag ?? [],
    }, async ({ page, expectErrors }) => {
      expectErrors(lost);
      const { form, person } = await filledForm(page, sent, 'Asked');
      await loseAnswer(page, sent);
      await submitButton(form).click();
      await expect(form.getByRole('status').filter({ hasText: done })).toBeVisible();
      await expect(form.getByRole('alert')).toHaveCount(0);
      await expectOneMail(page, sent.mail(person));
    });
  }

  test('what is changed before the next press is another message, by the same person', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(lost);
    const sent = sentForms.contact;
    const { form, person } = await filledForm(page, sent, 'Changed');
    await loseAnswer(page, sent);
    await page.route(question, (route) => route.abort());
    await submitButton(form).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await form.locator('[name="comment"]').fill(`${person.comment} One thing more.`);
    await submitButton(form).click();
    await expect(form.getByRole('status').filter({ hasText: done })).toBeVisible();
    await expectOneMail(page, 'One thing more.');
  });
});

test.describe('a form that is left while it is being sent', () => {
  for (const [name, sent] of Object.entries(sentForms)) {
    test(`${name}: reports after Back that it has arrived`, {
      tag: sent.tag ?? [],
    }, async ({ page, expectErrors }) => {
      expectErrors(/ERR_/);
      const { form, person } = await filledForm(page, sent, 'Left');
      const arrived = Promise.withResolvers<void>();
      await page.route(sent.posts, async (route) => {
        await route.fetch();
        arrived.resolve();
      });
      await submitButton(form).click();
      await arrived.promise;
      await page.goto('/privacy');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goBack();
      const back = await liveForm(page, sent);
      await expect(
        back.getByRole('status').filter({ hasText: copy.interrupted.arrived }),
      ).toBeVisible();
      await expectOneMail(page, sent.mail(person));
    });

    test(`${name}: reports after Back that it has not arrived, and then arrives once`, {
      tag: sent.tag ?? [],
    }, async ({ page, expectErrors }) => {
      expectErrors(/ERR_/);
      const { form, person } = await filledForm(page, sent, 'Gone');
      const posted = Promise.withResolvers<void>();
      await page.route(sent.posts, () => posted.resolve());
      await submitButton(form).click();
      await posted.promise;
      await page.goto('/privacy');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goBack();
      const back = await liveForm(page, sent);
      await expect(
        back.getByRole('alert').filter({ hasText: copy.interrupted.missing }),
      ).toBeVisible();
      await sent.fill(back, person);
      await submitButton(back).click();
      await expect(back.getByRole('status').filter({ hasText: done })).toBeVisible();
      await expectOneMail(page, sent.mail(person));
    });
  }

  test('a page from the back/forward cache requests the status when it is shown', async ({
    page,
  }) => {
    const sent = sentForms.contact;
    const { form, person } = await filledForm(page, sent, 'Kept');
    const arrived = Promise.withResolvers<void>();
    await page.route(sent.posts, async (route) => {
      await route.fetch();
      arrived.resolve();
    });
    await submitButton(form).click();
    await arrived.promise;
    // Browsers under test have no back/forward cache: this dispatches the event of one that has.
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(form.getByRole('status').filter({ hasText: done })).toBeVisible();
    await expectOneMail(page, sent.mail(person));
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that is loaded again, and a form that is sent again, send nothing anew', async ({
    page,
  }) => {
    const person = newPerson('Reloaded');
    await page.goto(pages.contact);
    await fill(formOn(page, 'contact'), person);
    await submitButton(formOn(page, 'contact')).click();
    const said = page.getByRole('heading', { name: success.contact });
    await expect(said).toBeVisible();
    await expect(page).toHaveURL(/\/api\/sent\/\w+$/);
    const address = page.url();
    await page.reload();
    await expect(said).toBeVisible();
    await page.goBack();
    await fill(formOn(page, 'contact'), person);
    await submitButton(formOn(page, 'contact')).click();
    await expect(said).toBeVisible();
    expect(page.url()).toBe(address);
    await expectOneMail(page, mailWords.notice.message(person.name));
  });

  test('no page holds a submission id', async ({ page }) => {
    for (const { path, kind } of Object.values(sentForms)) {
      await page.goto(path);
      await expect(formOn(page, kind)).toBeAttached();
      expect(await page.content()).not.toContain('submission_id');
    }
  });
});
