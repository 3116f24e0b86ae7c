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
import { success } from '../words/forms.ts';
import { copy } from './copy.ts';

/** A phone number as Contacts on an iPhone copies it, and its normalized form. */
const copied = '\u202d+1 (802)\u00a0555\u20110172\u202c';
const meant = '(802) 555-0172';

/** An email address as a mail program copies it. */
const withName = (email: string) => `\u202aAnn Marsh <${email}>\u202c`;

for (const [kind, path] of [
  ['contact', pages.contact],
  ['contact', '/home-dentist#book'],
  ['job-application', pages.job],
] as const)
  test(`[V1] a copied number and address are right on ${path}, and are shown as they are meant`, async ({
    page,
  }) => {
    const form = await openForm(page, path, kind);
    const { email } = newPerson('Copied');
    await fill(form, { email: withName(email), phone: copied });
    await form.locator('[name="name"]').focus();
    await expect(form.locator('[name="email"]')).toHaveValue(email);
    await expect(form.locator('[name="phone"]')).toHaveValue(meant);
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  });

test('[V1] a number that the browser fills in loses its country code', async ({ page }) => {
  // Browsers under test have no autofill: every input reports that it was autofilled.
  await page.addInitScript(() => {
    Element.prototype.matches = new Proxy(Element.prototype.matches, {
      apply: (matches, element, [selectors]: [string]) =>
        selectors === ':autofill' || matches.call(element, selectors),
    });
  });
  const form = await openForm(page, pages.contact, 'contact');
  const phone = form.locator('[name="phone"]');
  await phone.fill('+1 802-555-0172');
  await phone.blur();
  await expect(phone).toHaveValue('802-555-0172');
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
});

test('[V1] text is not changed while it is being typed', async ({ page }) => {
  const form = await openForm(page, pages.contact, 'contact');
  const phone = form.locator('[name="phone"]');
  await phone.pressSequentially('+1 802 555 0172');
  await expect(phone).toHaveValue('+1 802 555 0172');
  await phone.fill('802--555--0176');
  await phone.blur();
  expect(await errorOf(form, 'phone')).toBe('Invalid phone');
  await expect(phone).toHaveValue('802--555--0176');
});

test('[V1] a copied number and address arrive as they are meant', async ({ page }) => {
  const form = await openForm(page, pages.contact, 'contact');
  const person = newPerson('Copied');
  await fill(form, { ...person, email: withName(person.email), phone: copied });
  // By keyboard: no field is blurred before the form is submitted.
  await form.locator('[name="phone"]').press('Enter');
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  expect(mail).toContain(`E-mail: ${person.email}`);
  expect(mail).toContain(`Phone: ${meant}`);
});

test('[V5] an address out of a mailto: link is subscribed', async ({ page }) => {
  const form = await openForm(page, pages.subscribe, 'subscribe');
  const { email } = newPerson('Mailto');
  await fill(form, { email: `mailto:${email}?subject=Letter` });
  await submitButton(form).click();
  await expect(form.getByRole('status')).toContainText(success.subscribe);
  await expectMailWith(`To: ${email}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[V1] the browser accepts a copied number and address, and both arrive normalized', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(pages.contact);
    const form = formOn(page, 'contact');
    const person = newPerson('Copied');
    await fill(form, { ...person, phone: '802--555--0176' });
    await submitButton(form).click();
    await expect(page).toHaveURL(new RegExp(`${pages.contact}$`));
    await fill(form, { ...person, email: withName(person.email), phone: copied });
    await submitButton(form).click();
    await expect(page.getByRole('heading', { name: success.contact })).toBeVisible();
    const mail = await expectMailWith(person.name);
    expect(mail).toContain(`E-mail: ${person.email}`);
    expect(mail).toContain(`Phone: ${meant}`);
  });

  test('[V5] the browser takes an address with its name in the form for letters', async ({
    page,
  }) => {
    await page.goto(pages.subscribe);
    const form = formOn(page, 'subscribe');
    const { email } = newPerson('Copied');
    await fill(form, { email: withName(email) });
    await submitButton(form).click();
    await expect(page.getByRole('heading', { name: success.subscribe })).toBeVisible();
    await expectMailWith(`To: ${email}`);
  });
});

test.describe('confirmation of a form', () => {
  test('a form with more fields shows it until it is dismissed', async ({ page }) => {
    await page.clock.install();
    const form = await openForm(page, '/home-corporate', 'contact');
    await fill(form, newPerson('Lasting'));
    for (const list of await form.locator('select').all()) await list.selectOption({ index: 1 });
    await submitButton(form).click();
    const box = form.getByRole('status').filter({ hasText: 'Thank you' });
    await expect(box).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(box).toBeVisible();
    // By keyboard: a timer may move the page between mouse down and mouse up.
    await box.getByRole('button', { name: copy.dismiss }).press('Enter');
    await expect(box).toHaveCount(0);
    await expect(submitButton(form)).toBeFocused();
  });

  test('[T8] a plain success is gone after 5 s, and not before', async ({ page }) => {
    await page.clock.install();
    const form = await openForm(page, pages.contact, 'contact');
    await fill(form, newPerson('Plain'));
    await submitButton(form).click();
    const box = form.getByRole('status');
    await expect(box).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(box).toBeHidden();
  });
});

test('lists have an arrow of their own, in forms and beside them', async ({ page }) => {
  for (const path of ['/home-photography', '/home-hotel-resort', '/home-blog-metro']) {
    await page.goto(path);
    const lists = page.getByRole('main').locator('select');
    await expect(lists.first()).toBeAttached();
    await expect
      .poll(() => lists.evaluateAll((all) => all.map((list) => getComputedStyle(list).appearance)))
      .not.toContain('auto');
    const arrows = await lists.evaluateAll((all) =>
      all.map((list) => getComputedStyle(list).backgroundImage),
    );
    for (const arrow of arrows) expect(arrow).toContain('linear-gradient');
  }
});
