import { errorOf, expectMailWith, openForm, submitButton } from '../../tests/e2e/form-helpers.ts';
import { filledForm, sentForms, sentText } from '../../tests/e2e/sent-forms.ts';
import { expect, test } from '../../tests/fixtures.ts';
import { keepsSample } from '../page-meta/samples.ts';
import { controlWords } from '../words/controls.ts';
import { fieldErrors } from '../words/field-errors.ts';
import { mailWords } from '../words/mails.ts';
import { textFields } from './form-fields.ts';
import { honeypotField } from './honeypot/schema.ts';

/** Forms with a text of several lines. */
const longForms = Object.entries(sentForms).filter(([, { kind }]) => kind !== 'subscribe');
const { limit } = textFields.comment;

for (const [name, sent] of longForms) {
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
    const excess = controlWords.charactersTooMany(6000 - limit, limit);
    await expect(form.getByText(excess).first()).toBeVisible();
    await submitButton(form).click();
    expect(await errorOf(form, 'comment')).toBe(fieldErrors.tooLong(limit));
    await expect(field).toHaveValue('x'.repeat(6000));
    const line = `${'x'.repeat(19)}\n`;
    await field.fill(line.repeat(249) + 'y'.repeat(20));
    await expect(form.getByText(controlWords.charactersLeft(0, limit)).first()).toBeVisible();
    await submitButton(form).click();
    await expect(form.getByRole('status').filter({ hasText: sentText })).toBeVisible();
    await expectMailWith(sent.mail(person));
  });
}

test('a count is announced after a pause in typing, and cleared by a reset', async ({ page }) => {
  const { form, person } = await filledForm(page, sentForms.contact, 'Count');
  const field = form.locator('[name="name"]');
  const aloud = field.locator('xpath=..').locator('[aria-live]');
  await expect(aloud).toHaveText('');
  const most = textFields.name.limit;
  await field.pressSequentially('x'.repeat(most));
  await expect(aloud).toHaveText(controlWords.charactersTooMany(person.name.length, most));
  await form.evaluate((element) => (element as HTMLFormElement).reset());
  await expect(aloud).toHaveText('');
});

test('no field cuts what is typed', async ({ page }) => {
  const shop = keepsSample('shop') ? ['/shop/checkout', '/shop/login-register'] : [];
  for (const path of [...Object.values(sentForms).map((sent) => sent.path), ...shop]) {
    await page.goto(path);
    await expect(page.locator('main form [maxlength]')).toHaveCount(0);
  }
});

for (const name of ['contact', 'application', 'subscription'] as const) {
  test(`${name}: a message arrives even if autofill has filled the honeypot`, async ({ page }) => {
    const sent = sentForms[name];
    const { form, person } = await filledForm(page, sent, 'Filler');
    const trap = form.locator(`[name="${honeypotField}"]`);
    await trap.evaluate((input, value) => {
      (input as HTMLInputElement).value = value;
    }, person.name);
    await submitButton(form).click();
    await expect(form.getByRole('status').filter({ hasText: sentText })).toBeVisible();
    const mail = await expectMailWith(sent.mail(person));
    if (name !== 'subscription') expect(mail).toContain(`[${mailWords.notice.suspect}]`);
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
