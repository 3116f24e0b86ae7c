import {
  errorOf,
  expectMailWith,
  fill,
  formOn,
  newPerson,
  openForm,
  pages,
  submitButton,
} from '../../tests/e2e/form-helpers.ts';
import { openingPaths } from '../../tests/e2e/openings.ts';
import { cv } from '../../tests/e2e/sent-forms.ts';
import { expect, test } from '../../tests/fixtures.ts';
import { fieldErrors } from '../words/field-errors.ts';
import { formWords, success } from '../words/forms.ts';

const send = '**/api/v1.0/email/send-form';

test('[S2] each job page has an application form', async ({ page }) => {
  for (const path of openingPaths) {
    await page.goto(path);
    await expect(formOn(page, 'job-application')).toBeAttached();
  }
});

test('[X2] [T9] [A2] an application with its CV arrives and is confirmed', {
  tag: '@phone',
}, async ({ page }) => {
  const form = await openForm(page, pages.job, 'job-application');
  const person = newPerson('Applicant');
  await fill(form, person);
  await form.locator('[name="file"]').setInputFiles(cv);
  await form.locator('[name="terms_condition"]').check();
  // Playwright does not expose bodies with files; the client's unit test covers the content.
  const answered = page.waitForResponse(send);
  await submitButton(form).click();
  const response = await answered;
  expect([response.status(), await response.text()]).toEqual([200, 'OK']);
  const box = form.getByRole('status').filter({ hasText: success.job });
  await expect(box).toBeVisible();
  await expectMailWith(person.name);

  await test.step('[C7] the message box stays until it is dismissed', async () => {
    await box.getByRole('button', { name: formWords.dismiss }).click();
    await expect(box).toHaveCount(0);
  });

  await test.step('the same application cannot be sent twice', async () => {
    let posts = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/send-form')) posts += 1;
    });
    await submitButton(form).click();
    await expect(box).toBeVisible();
    expect(posts).toBe(0);
  });
});

test('[V3] [X1] terms that were not accepted have their error beside a hint', async ({ page }) => {
  const form = await openForm(page, pages.job, 'job-application');
  await expect(form.getByText(formWords.hints.terms)).toBeVisible();
  await fill(form, newPerson('Terms'));
  await submitButton(form).click();
  expect(await errorOf(form, 'terms_condition')).toBe(fieldErrors.terms);
  await expect(form.locator('[name="terms_condition"]')).toBeFocused();
});

test('[X2] a failure is reported, and the input stays', async ({ page, expectErrors }) => {
  expectErrors(/ERR_CONNECTION_REFUSED/);
  const form = await openForm(page, pages.job, 'job-application');
  const person = newPerson('Failing');
  await fill(form, person);
  await form.locator('[name="file"]').setInputFiles(cv);
  await form.locator('[name="terms_condition"]').check();
  await page.route(send, (route) => route.abort('connectionrefused'));
  await submitButton(form).click();
  const alert = form.getByRole('alert').filter({ hasText: formWords.job.failure });
  await expect(alert).toBeVisible();
  await expect(form.locator('[name="comment"]')).toHaveValue(person.comment);
  await expect(form.locator('[name="terms_condition"]')).toBeChecked();

  await test.step('the honest retry is not throttled', async () => {
    await page.unroute(send);
    await submitButton(form).click();
    await expect(form.getByRole('status').filter({ hasText: success.job })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('[X6] a second, different application within ten seconds has to wait', async ({ page }) => {
  const form = await openForm(page, pages.job, 'job-application');
  await fill(form, newPerson('Hasty'));
  await form.locator('[name="terms_condition"]').check();
  await submitButton(form).click();
  await expect(form.getByRole('status').filter({ hasText: success.job })).toBeVisible();
  await fill(form, newPerson('Hasty'));
  await submitButton(form).click();
  await expect(form.getByRole('alert')).toContainText(formWords.job.wait);
});

test('a file that is too large or of the wrong kind is refused at its field', async ({ page }) => {
  const form = await openForm(page, pages.job, 'job-application');
  const file = form.locator('[name="file"]');
  await file.setInputFiles({ ...cv, name: 'cv.exe' });
  await form.locator('[name="name"]').focus();
  await submitButton(form).click();
  expect(await errorOf(form, 'file')).toBe(formWords.file.wrongType);
  await file.setInputFiles({ ...cv, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(form.getByText(formWords.file.tooLarge)).toBeVisible();
  await file.setInputFiles(cv);
  await expect(file).not.toHaveAttribute('aria-invalid');
});

test('a file that only calls itself a CV is refused by the server, at its field', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/status of 422/);
  const form = await openForm(page, pages.job, 'job-application');
  await fill(form, newPerson('Faker'));
  await form.locator('[name="file"]').setInputFiles({ ...cv, buffer: Buffer.from('<h1>Hi</h1>') });
  await form.locator('[name="terms_condition"]').check();
  await submitButton(form).click();
  await expect(form.getByRole('alert').filter({ hasText: formWords.job.failure })).toBeVisible();
  expect(await errorOf(form, 'file')).not.toBe('');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[X2] the application arrives with its CV', async ({ page }) => {
    await page.goto(pages.job);
    const form = formOn(page, 'job-application');
    const person = newPerson('Native applicant');
    await fill(form, person);
    await form.locator('[name="file"]').setInputFiles(cv);
    await form.locator('[name="terms_condition"]').check();
    await submitButton(form).click();
    await expect(page.getByRole('heading', { name: success.job })).toBeVisible();
    await expectMailWith(person.name);
  });
});

test('the tick can be seen on every ground', async ({ page }) => {
  const form = await openForm(page, pages.job, 'job-application');
  const box = form.locator('[name="terms_condition"]');
  await box.check();
  for (const tone of ['paper', 'tint', 'deep', 'ink', 'accent', 'highlight']) {
    await form.evaluate((element, name) => element.setAttribute('data-tone', name), tone);
    const { ground, tick } = await box.evaluate((input) => {
      const path = input.parentElement?.querySelector('svg');
      return {
        ground: getComputedStyle(input).backgroundColor,
        tick: path ? getComputedStyle(path).stroke : '',
      };
    });
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const value = Number(part) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [dark = 0, bright = 0] = [light(ground), light(tick)].sort((one, other) => one - other);
    expect((bright + 0.05) / (dark + 0.05), tone).toBeGreaterThan(3);
  }
});
