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
import { stopClock } from '../../tests/stopped-clock.ts';
import { captchaWords } from '../words/captcha.ts';
import { fieldErrors } from '../words/field-errors.ts';
import { formWords, success } from '../words/forms.ts';
import { constraints } from './constraints.ts';
import { statusResetMs } from './use-status-flag.ts';

const feedback = '**/wp-json/contact-form-7/v1/contact-forms/*/feedback';

test('[S4] each contact page has a contact form', async ({ page }) => {
  for (const path of ['/page/contact-us', '/page/contact-simple', '/page/contact-modern']) {
    await page.goto(path);
    await expect(formOn(page, 'contact')).toBeAttached();
  }
});

test('[T8] [A3] a message arrives; the form resets and shows its status for 5 s', {
  tag: '@phone',
}, async ({ page }) => {
  const form = await openForm(page, pages.contact, 'contact');
  const person = newPerson('Contact');
  await fill(form, person);
  await submitButton(form).click();
  const status = form.getByRole('status');
  await expect(status).toBeVisible();
  await expect(form.locator('[name="name"]')).toHaveValue('');
  await expect(form.locator('[name="comment"]')).toHaveValue('');
  await expect(form.locator('[data-captcha]')).not.toHaveAttribute('data-captcha', 'error');
  await expect(submitButton(form)).not.toHaveAttribute('aria-busy');
  await expect(status).toBeHidden();
  await expectMailWith(person.name);
});

test('[V7] [X1] an error shows under its field only after the field was touched', async ({
  page,
}) => {
  const form = await openForm(page, pages.contact, 'contact');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await form.locator('[name="email"]').focus();
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await form.locator('[name="email"]').fill('ada@');
  await form.locator('[name="email"]').blur();
  expect(await errorOf(form, 'email')).toBe(fieldErrors.email);
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(1);
  await form.locator('[name="email"]').fill('ada@example.com');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await form.locator('[name="phone"]').fill('555');
  await form.locator('[name="email"]').focus();
  expect(await errorOf(form, 'phone')).toBe(fieldErrors.phone);
});

test('[V1] [X1] sending an empty form shows all errors and goes to the first', {
  tag: '@phone',
}, async ({ page }) => {
  let posts = 0;
  await page.route(feedback, (route) => {
    posts += 1;
    return route.abort();
  });
  const form = await openForm(page, pages.contact, 'contact');
  await submitButton(form).click();
  for (const name of ['name', 'email', 'phone']) {
    expect(await errorOf(form, name)).toBe(fieldErrors.required);
  }
  await expect(form.locator('[name="name"]')).toBeFocused();
  expect(posts).toBe(0);
});

test('a message can be sent by keys alone', async ({ page }) => {
  const form = await openForm(page, pages.contact, 'contact');
  const person = newPerson('Keys');
  await form.locator('[name="name"]').focus();
  await page.keyboard.type(person.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.phone);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toBeVisible();
});

test('a slow server gets one post, however often one presses', async ({ page }) => {
  let posts = 0;
  let release = () => {};
  const delayed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(feedback, async (route) => {
    posts += 1;
    await delayed;
    await route.continue();
  });
  const form = await openForm(page, pages.contact, 'contact');
  await fill(form, newPerson('Slow'));
  await submitButton(form).dblclick();
  await form.locator('[name="name"]').press('Enter');
  await expect(submitButton(form)).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => posts).toBe(1);
  release();
  await expect(form.getByRole('status')).toBeVisible();
  expect(posts).toBe(1);
});

test('with the server down, what was typed stays, and the next try arrives', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_CONNECTION_REFUSED/);
  const form = await openForm(page, pages.contact, 'contact');
  const person = newPerson('Down');
  await fill(form, person);
  await page.route(feedback, (route) => route.abort('connectionrefused'));
  await submitButton(form).click();
  await expect(form.getByRole('alert')).toContainText(formWords.contact.notSent);
  await expect(form.locator('[name="comment"]')).toHaveValue(person.comment);
  await page.unroute(feedback);
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('a refusal shows its errors at their fields', async ({ page }) => {
  await page.route(feedback, (route) =>
    route.fulfill({
      json: {
        contact_form_id: 1,
        status: 'validation_failed',
        message: 'One field needs another look.',
        invalid_fields: [{ field: 'phone', message: 'Nobody answers there.' }],
      },
    }),
  );
  const form = await openForm(page, pages.contact, 'contact');
  const person = newPerson('Refused');
  await fill(form, person);
  await submitButton(form).click();
  await expect(form.getByRole('alert')).toContainText('One field needs another look.');
  expect(await errorOf(form, 'phone')).toBe('Nobody answers there.');
  await expect(form.locator('[name="phone"]')).toBeFocused();
  await expect(form.locator('[name="name"]')).toHaveValue(person.name);
});

test('[V8] [T8] spam sets the captcha’s error marker; a sent message removes it', async ({
  page,
}) => {
  const form = await openForm(page, pages.contact, 'contact');
  await fill(form, newPerson('Spam'));
  const spam = { contact_form_id: 1, status: 'spam', message: 'Please send it once more.' };
  await page.route(feedback, (route) => route.fulfill({ json: spam }));
  await submitButton(form).click();
  const captcha = form.locator('[data-captcha]');
  await expect(captcha).toHaveAttribute('data-captcha', 'error');
  await page.unroute(feedback);
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  await expect(captcha).not.toHaveAttribute('data-captcha', 'error');
});

test('[V8] without a captcha challenge there is a way on', async ({ page, expectErrors }) => {
  expectErrors(/ERR_FAILED.*captcha\/challenge/);
  await page.route('**/api/captcha/challenge', (route) => route.abort());
  const form = await openForm(page, pages.contact, 'contact');
  const person = newPerson('Unchecked');
  await fill(form, person);
  await submitButton(form).click();
  await expect(form.locator('[data-captcha]')).toHaveAttribute('data-captcha', 'error');
  await form.getByRole('button', { name: captchaWords.skip }).click();
  await expect(page.getByRole('heading', { name: success.contact })).toBeVisible();
  await expectMailWith(person.name);
});

test('nothing of the captcha is loaded before the form is touched', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const form = await openForm(page, pages.contact, 'contact');
  expect(requests).not.toContain('/api/captcha/challenge');
  await form.locator('[name="name"]').focus();
  await expect(form.locator('[data-captcha]')).toHaveAttribute('data-captcha', 'done');
  expect(requests.filter((path) => path === '/api/captcha/challenge')).toHaveLength(1);
});

test('text typed before hydration is kept, shown and sent', async ({ page }) => {
  let release = () => {};
  const delayed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/js/**', async (route) => {
    await delayed;
    await route.continue();
  });
  await page.goto(pages.contact, { waitUntil: 'commit' });
  const form = formOn(page, 'contact');
  const person = newPerson('Early');
  await fill(form, person);
  await expect(form).not.toHaveAttribute('data-ready');
  release();
  await expect(form).toHaveAttribute('data-ready', 'true');
  await expect(form.locator('[name="name"]')).toHaveValue(person.name);
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  await expectMailWith(person.name);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser checks by the same rules, and the message arrives', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto(pages.contact);
    const form = formOn(page, 'contact');
    const person = newPerson('Native');
    await fill(form, { ...person, phone: '555' });
    await submitButton(form).click();
    await expect(page).toHaveURL(new RegExp(`${pages.contact}$`));
    await fill(form, person);
    await submitButton(form).click();
    await expect(page.getByRole('heading', { name: success.contact })).toBeVisible();
    await expectMailWith(person.name);
  });
});

test('the result scrolls into view and takes the focus, and returns it when dismissed', {
  tag: '@phone',
}, async ({ page }) => {
  await stopClock(page);
  const form = await openForm(page, pages.contact, 'contact');
  await fill(form, newPerson('Answer'));
  // The button at the lower edge of the window: the result is below it.
  await submitButton(form).evaluate((button) =>
    button.scrollIntoView({ block: 'end', behavior: 'instant' }),
  );
  await submitButton(form).press('Enter');
  const status = form.getByRole('status');
  await expect(status).toBeInViewport({ ratio: 1 });
  const holdsFocus = (role: string) =>
    form.getByRole(role as 'status').evaluate((box) => document.activeElement?.contains(box));
  await expect.poll(() => holdsFocus('status')).toBe(true);
  await page.clock.runFor(statusResetMs);
  await page.clock.resume();
  await expect(status).toBeHidden();
  await expect(submitButton(form)).toBeFocused();

  await test.step('a failure as well, which stays until it is dismissed', async () => {
    await page.route(feedback, (route) =>
      route.fulfill({ json: { contact_form_id: 1, status: 'mail_failed', message: 'Not today.' } }),
    );
    await fill(form, newPerson('Answer'));
    await submitButton(form).click();
    await expect(form.getByRole('alert').filter({ hasText: 'Not today.' })).toBeInViewport({
      ratio: 1,
    });
    expect(
      await form
        .getByRole('alert')
        .filter({ hasText: 'Not today.' })
        .evaluate((box) => document.activeElement?.contains(box)),
    ).toBe(true);
    await form.getByRole('button', { name: formWords.dismiss }).click();
    await expect(submitButton(form)).toBeFocused();
  });
});

test('the phone has its example beside it, before an error and after', async ({ page }) => {
  const form = await openForm(page, pages.contact, 'contact');
  const phone = form.locator('[name="phone"]');
  const hint = form.getByText(constraints.phone.title);
  await expect(hint).toBeVisible();
  await phone.fill('555');
  await phone.blur();
  expect(await errorOf(form, 'phone')).toBe(fieldErrors.phone);
  await expect(hint).toBeVisible();
  const described = (await phone.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = described.map((id) => form.locator(`[id="${id}"]`).textContent());
  const description = (await Promise.all(texts)).join(' ');
  expect(description).toContain(fieldErrors.phone);
  expect(description).toContain(constraints.phone.title);
});

test('the focus and an error have each its own color', async ({ page }) => {
  const form = await openForm(page, pages.contact, 'contact');
  await submitButton(form).click();
  const name = form.locator('[name="name"]');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  const { ring, edge } = await name.evaluate((input) => {
    const { outlineColor, outlineStyle, boxShadow } = getComputedStyle(input);
    return { ring: `${outlineStyle} ${outlineColor}`, edge: boxShadow };
  });
  expect(ring).toMatch(/^solid/);
  const [, color = ''] = /(rgb\([^)]+\))/.exec(ring) ?? [];
  expect(color).not.toBe('');
  expect(edge).toContain('inset');
  expect(edge).not.toContain(color);
});
