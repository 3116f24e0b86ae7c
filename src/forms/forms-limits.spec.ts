import { errorOf, expectMailWith, openForm, submitButton } from '../../tests/e2e/form-helpers.ts';
import { filledForm, type SentForm, sentForms } from '../../tests/e2e/sent-forms.ts';
import { expect, test } from '../../tests/fixtures.ts';
import { textFields } from './form-fields.ts';
import { honeypotField } from './honeypot/schema.ts';

for (const name of ['contact', 'comment', 'appointment', 'application'] as const) {
  const sent = sentForms[name] as SentForm;
  test(`${name}: pasted text is not cut, and its count says how much is too much`, {
    tag: sent.tag ?? [],
  }, async ({ page }) => {
    const { form, person } = await filledForm(page, sent, 'Long');
    const field = form.locator('[name="comment"]');
    // Like a paste, which `maxlength` would cut.
    await field.fill('');
    await field.focus();
    await page.keyboard.insertText('x'.repeat(6000));
    await expect(field).toHaveValue('x'.repeat(6000));
    await expect(form.getByText('1,000 characters too many: 5,000 fit.').first()).toBeVisible();
    await submitButton(form).click();
    expect(await errorOf(form, 'comment')).toBe(
      `Please use ${textFields.comment.limit} characters or fewer.`,
    );
    await expect(field).toHaveValue('x'.repeat(6000));
    const line = `${'x'.repeat(19)}\n`;
    await field.fill(line.repeat(249) + 'y'.repeat(20));
    await expect(form.getByText('0 characters left of 5,000.').first()).toBeVisible();
    await submitButton(form).click();
    await expect(
      form.getByRole('status').filter({ hasText: /has been sent|Thank you|successfully/ }),
    ).toBeVisible();
    await expectMailWith(sent.mail(person));
  });
}

test('a count is announced after a pause in typing, and cleared by a reset', async ({ page }) => {
  const { form } = await filledForm(page, sentForms['contact'] as SentForm, 'Count');
  const field = form.locator('[name="name"]');
  const aloud = field.locator('xpath=..').locator('[aria-live]');
  await expect(aloud).toHaveText('');
  await field.pressSequentially('x'.repeat(textFields.name.limit));
  await expect(aloud).toHaveText(/characters too many: 120 fit\./);
  await form.evaluate((element) => (element as HTMLFormElement).reset());
  await expect(aloud).toHaveText('');
});

test('no field cuts what is typed', async ({ page }) => {
  for (const path of [
    '/page/contact-us',
    '/react-developer',
    '/home-startup',
    '/shop/checkout',
    '/shop/login-register',
  ]) {
    await page.goto(path);
    await expect(page.locator('main form [maxlength]')).toHaveCount(0);
  }
});

for (const name of ['contact', 'application', 'subscription'] as const) {
  test(`${name}: a message arrives even if autofill has filled the honeypot`, async ({ page }) => {
    const sent = sentForms[name] as SentForm;
    const { form, person } = await filledForm(page, sent, 'Filler');
    const trap = form.locator(`[name="${honeypotField}"]`);
    await trap.evaluate((input, value) => {
      (input as HTMLInputElement).value = value;
    }, person.name);
    await submitButton(form).click();
    await expect(
      form.getByRole('status').filter({ hasText: /has been sent|Thank you|successfully/ }),
    ).toBeVisible();
    const mail = await expectMailWith(sent.mail(person));
    if (name !== 'subscription') expect(mail).toContain('[suspect]');
  });
}

test('the honeypot is excluded from autofill and from the tab order', async ({ page }) => {
  const form = await openForm(page, '/page/contact-us', 'contact');
  const trap = form.locator(`[name="${honeypotField}"]`);
  for (const [attribute, value] of Object.entries({
    autocomplete: 'off',
    'data-1p-ignore': '',
    'data-lpignore': 'true',
    'data-bwignore': '',
    'data-form-type': 'other',
  }))
    await expect(trap).toHaveAttribute(attribute, value);
  await trap.evaluate((input) => (input as HTMLElement).focus());
  await expect(trap).not.toBeFocused();
  // Autofill goes by the name, the label and the id.
  await expect(form.locator('[name="website"]')).toHaveCount(0);
});
