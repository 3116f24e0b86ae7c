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
import { expect, test } from '../../tests/fixtures.ts';
import { fieldErrors } from '../words/field-errors.ts';
import { formWords, success } from '../words/forms.ts';
import { pageWords, serverWords } from '../words/server.ts';

const { join, joined } = pageWords.subscription;

const call = '**/api/subscribe';

test('[X3] [T9] [A4] an address is accepted, and on the list once its link is confirmed', {
  tag: '@phone',
}, async ({ page }) => {
  const form = await openForm(page, pages.subscribe, 'subscribe');
  const { email } = newPerson('Reader');
  await fill(form, { email });
  await submitButton(form).click();
  await expect(form.getByRole('status')).toContainText(success.subscribe);
  await expect(form.locator('[name="email"]')).toHaveValue('');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  const mail = await expectMailWith(email);
  const link = /\/api\/subscribe\/confirm\?\S+/.exec(mail)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: join.confirm }).click();
  await expect(page.getByRole('heading', { name: joined.title })).toBeVisible();
});

test('[V8] a captcha that the server rejects shows an error, and the address stays', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/422/);
  await page.route(call, (route) => {
    const { altcha: _, ...body } = route.request().postDataJSON() as Record<string, string>;
    return route.continue({ postData: JSON.stringify(body) });
  });
  const form = await openForm(page, pages.subscribe, 'subscribe');
  const { email } = newPerson('Reader');
  await fill(form, { email });
  await submitButton(form).click();
  await expect(form.getByText(serverWords.captcha)).toBeVisible();
  await expect(form.locator('[data-captcha="error"]')).toBeVisible();
  await expect(form.locator('[name="email"]')).toHaveValue(email);
});

test('[V5] [V7] [X1] its errors', async ({ page }) => {
  const form = await openForm(page, pages.subscribe, 'subscribe');
  await submitButton(form).click();
  expect(await errorOf(form, 'email')).toBe(fieldErrors.required);
  await form.locator('[name="email"]').fill('reader');
  expect(await errorOf(form, 'email')).toBe(fieldErrors.email);
});

test('with the server down, the address stays', async ({ page, expectErrors }) => {
  expectErrors(/ERR_CONNECTION_REFUSED/);
  await page.route(call, (route) => route.abort('connectionrefused'));
  const form = await openForm(page, pages.subscribe, 'subscribe');
  const { email } = newPerson('Reader');
  await fill(form, { email });
  await form.locator('[name="email"]').press('Enter');
  await expect(form.getByRole('alert')).toContainText(formWords.subscribe.failure);
  await expect(form.locator('[name="email"]')).toHaveValue(email);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[X3] a page confirms the subscription', async ({ page }) => {
    await page.goto(pages.subscribe);
    const form = formOn(page, 'subscribe');
    await fill(form, { email: newPerson('Reader').email });
    await submitButton(form).click();
    await expect(page.getByRole('heading', { name: success.subscribe })).toBeVisible();
  });
});
