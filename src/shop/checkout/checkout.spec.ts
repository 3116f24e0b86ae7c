import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures.ts';
import { cartItems, cartSubtotalCents, formatCents } from '../../content/cart.ts';
import { fillTemplate } from '../../content/fill-template.ts';
import { cartCopy } from '../cart/copy.ts';
import { productCopy } from '../copy.ts';
import { loginCopy } from '../login/copy.ts';
import { deliveryCents, orderSum } from '../order/order-sum.ts';
import { productNamed } from '../products.ts';
import { checkoutCopy } from './copy.ts';

const cart = '/shop/shopping-cart';
const checkout = '/shop/checkout';
const [lighthouse, telephone] = cartItems.map(({ title }) => title) as [string, string];
const bell = productNamed('bell');

const lines = (page: Page) => page.locator('main li:has(> img)');
const pieces = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: fillTemplate(cartCopy.quantity, { name }) });
const more = (page: Page, name: string) =>
  page.getByRole('button', {
    name: `${cartCopy.more}: ${fillTemplate(cartCopy.quantity, { name })}`,
    exact: true,
  });
const less = (page: Page, name: string) =>
  page.getByRole('button', {
    name: `${cartCopy.less}: ${fillTemplate(cartCopy.quantity, { name })}`,
    exact: true,
  });
const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: fillTemplate(cartCopy.removeNamed, { name }) });
const undo = (page: Page) => page.getByRole('button', { name: cartCopy.undo });
const count = (page: Page) => page.locator('[data-cart-count]');
const receipt = (page: Page) => page.locator('main section[aria-label]:has(> dl)');
const cartStatus = (page: Page) => page.locator('main [data-first-screen] p[role="status"]');

/** Status text of the cart after a change. */
const sum = (number: number, cents: number) =>
  fillTemplate(cartCopy.message, { count: number, sum: formatCents(cents) });

/** A browser whose storage is full or blocked. */
const breakStorage = (page: Page, state: 'full' | 'blocked') =>
  page.addInitScript((how) => {
    if (how === 'full')
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    else
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  }, state);

test.describe('the cart', () => {
  test('[H3] starts with the header’s count and its total', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(cart);
    await expect(lines(page)).toHaveCount(2);
    await expect(count(page)).toHaveText('2');
    await expect(receipt(page)).toContainText('$84.50');
    await expect(receipt(page)).toContainText(formatCents(8450 + deliveryCents));
    await expect(page.getByRole('main').getByRole('link', { name: lighthouse })).toHaveAttribute(
      'href',
      '/shop/single-product',
    );
  });

  test('[C10] counts pieces up and down, never below none, by mouse and by keys', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(cart);
    await more(page, lighthouse).click();
    await expect(cartStatus(page)).toHaveText(sum(3, 8450 + 4800));
    await expect(count(page)).toHaveText('3');
    await less(page, telephone).focus();
    await page.keyboard.press('Enter');
    await expect(pieces(page, telephone)).toHaveValue('0');
    await expect(page.getByText(cartCopy.none)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(pieces(page, telephone)).toHaveValue('0');
    await expect(cartStatus(page)).toHaveText(sum(2, 9600));
    await pieces(page, telephone).fill('12');
    await expect(cartStatus(page)).toHaveText(sum(14, 9600 + 12 * 3650));
    const heap = page.getByText(fillTemplate(cartCopy.scale, { count: 12 }), { exact: true });
    await expect(heap).toBeVisible();
    await pieces(page, telephone).fill('123456789');
    await expect(pieces(page, telephone)).toHaveValue('999');
  });

  test('removes an item and restores it in place, with the focus', async ({ page }) => {
    await page.goto(cart);
    await remove(page, lighthouse).focus();
    await page.keyboard.press('Enter');
    await expect(lines(page)).toHaveCount(1);
    await expect(undo(page)).toBeFocused();
    await expect(cartStatus(page)).toContainText(sum(1, 3650));
    await page.keyboard.press('Enter');
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).first()).toContainText(lighthouse);
    await expect(remove(page, lighthouse)).toBeFocused();
    await expect(cartStatus(page)).toHaveText(sum(2, 8450));
  });

  test('is restored on reload, also when it is empty', async ({ page }) => {
    await page.goto(cart);
    await remove(page, lighthouse).click();
    await remove(page, telephone).click();
    await expect(page.getByText(cartCopy.empty.heading)).toBeVisible();
    await expect(receipt(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(cartCopy.empty.heading)).toBeVisible();
    await expect(count(page)).toHaveText('0');
    await page.goto(checkout);
    await expect(page.getByText(checkoutCopy.empty.heading)).toBeVisible();
    await page.goto(cart);
    await page.getByRole('button', { name: cartCopy.empty.sample }).click();
    await expect(lines(page)).toHaveCount(2);
    await expect(count(page)).toHaveText('2');
  });

  test('shows what was added on a product page, in its variant', async ({ page }) => {
    await page.goto(`${bell.path}#cobalt`);
    await page.getByRole('button', { name: productCopy.buy.add, exact: true }).click();
    await page.getByRole('link', { name: productCopy.buy.cart }).click();
    await expect(page).toHaveURL(new RegExp(`${cart}$`));
    await expect(lines(page)).toHaveCount(3);
    await expect(lines(page).last()).toContainText(`${bell.name}, cobalt`);
    await expect(lines(page).last().locator('img')).toHaveAttribute('src', /shop-bell-cobalt/);
  });

  test('is one cart in two tabs', async ({ page, context }) => {
    await page.goto(cart);
    const other = await context.newPage();
    await other.goto(cart);
    await more(page, lighthouse).click();
    await expect(pieces(page, lighthouse)).toHaveValue('2');
    // The other tab hydrates on the first key pressed in it.
    await other.keyboard.press('Tab');
    await expect(pieces(other, lighthouse)).toHaveValue('2');
    await more(other, lighthouse).click();
    await expect(pieces(page, lighthouse)).toHaveValue('3');
    await expect(count(page)).toHaveText('4');
  });

  for (const state of ['full', 'blocked'] as const) {
    test(`counts if storage is ${state}, and says for how long`, async ({ page }) => {
      await breakStorage(page, state);
      await page.goto(cart);
      await more(page, lighthouse).click();
      await expect(pieces(page, lighthouse)).toHaveValue('2');
      await expect(cartStatus(page)).toContainText(cartCopy.notPersisted);
      await expect(receipt(page)).toContainText(formatCents(8450 + 4800 + deliveryCents));
    });
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the sample, says so, and leads on', async ({ page }) => {
      await page.goto(cart);
      await expect(lines(page)).toHaveCount(2);
      await expect(page.getByText(cartCopy.script)).toBeVisible();
      await expect(more(page, lighthouse)).toBeHidden();
      await page.getByRole('link', { name: cartCopy.checkout }).click();
      await expect(page.getByText(checkoutCopy.script)).toBeVisible();
      await expect(page.getByRole('button', { name: checkoutCopy.submit })).toBeHidden();
    });
  });
});

test.describe('the checkout', () => {
  const field = (page: Page, name: string) => page.getByRole('textbox', { name });
  const { labels } = checkoutCopy;

  async function fillIn(page: Page, zip: string, state: string) {
    await field(page, 'Name').fill('Ada Byron');
    await field(page, 'E-mail').fill('ada@example.com');
    await field(page, 'Phone').fill('(607) 555-0163');
    await field(page, labels.street).fill('31 Kiln Street');
    await field(page, labels.city).fill('Alfred');
    await page.getByRole('combobox', { name: labels.state }).selectOption(state);
    await field(page, labels.zip).fill(zip);
  }
  const submit = (page: Page) => page.getByRole('button', { name: checkoutCopy.submit });

  test('shows an error at each field, and focuses the first', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(checkout);
    await submit(page).click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(page.getByText('Field is required.')).toHaveCount(7);
    await expect(page.getByText(checkoutCopy.wrong)).toBeVisible();
    await fillIn(page, '14802', 'Ohio');
    await field(page, 'Phone').fill('555-0163');
    await submit(page).click();
    await expect(field(page, 'Phone')).toBeFocused();
    await expect(page.getByText('Invalid phone', { exact: true })).toBeVisible();
    await expect(page.getByText('14802 is in New York, and you chose Ohio.')).toBeVisible();
    await page.getByRole('combobox', { name: labels.state }).selectOption('New York');
    await expect(page.getByText('14802 is in New York')).toBeHidden();
  });

  test('accepts a number, an address and a ZIP code with invisible characters', async ({
    page,
  }) => {
    await page.goto(checkout);
    await fillIn(page, '\u202d14802\u20131234\u202c', 'New York');
    await field(page, 'Phone').fill('\u202d+1 (607)\u00a0555\u20110163\u202c');
    await field(page, 'E-mail').fill('\u202aAda Byron <ada@example.com>\u202c');
    await field(page, 'Name').focus();
    await expect(field(page, 'Phone')).toHaveValue('(607) 555-0163');
    await expect(field(page, 'E-mail')).toHaveValue('ada@example.com');
    await submit(page).click();
    await expect(
      page.getByRole('heading', { level: 1, name: checkoutCopy.done.heading }),
    ).toBeVisible();
  });

  test('lets the tax follow the state, to the cent', async ({ page }) => {
    await page.goto(checkout);
    const inNewYork = orderSum(cartItems, 'New York');
    // As early as possible: the island hydrates when its field is focused.
    await page.getByRole('combobox', { name: labels.state }).focus();
    await page.getByRole('combobox', { name: labels.state }).selectOption('New York');
    await expect(receipt(page)).toContainText(formatCents(inNewYork.tax ?? 0));
    await expect(receipt(page)).toContainText(formatCents(inNewYork.total));
    await page.getByRole('combobox', { name: labels.state }).selectOption('Ohio');
    await expect(receipt(page)).toContainText(formatCents(orderSum(cartItems, 'Ohio').total));
  });

  test('ends with a notice that nothing was ordered; nothing is sent or stored', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(checkout);
    await fillIn(page, '14802', 'New York');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('Byron')) posts.push(request.url());
    });
    await field(page, labels.zip).press('Enter');
    const end = page.getByRole('heading', { level: 1, name: checkoutCopy.done.heading });
    await expect(end).toBeFocused();
    await expect(end).toBeInViewport();
    await expect(receipt(page)).toContainText(formatCents(orderSum(cartItems, 'New York').total));
    await expect(count(page)).toHaveText('2');
    expect(posts).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie]),
    );
    expect(kept).not.toMatch(/Byron|Kiln|example\.com|14802|0163/);
    await page.goBack();
    await expect(field(page, 'Name')).toHaveValue('');
    await expect(receipt(page)).toContainText(checkoutCopy.summary.taxLater);
  });

  test('has the cart of this device, line by line', async ({ page }) => {
    await page.goto(cart);
    await more(page, telephone).click();
    await expect(count(page)).toHaveText('3');
    await page.getByRole('link', { name: cartCopy.checkout }).click();
    await expect(receipt(page)).toContainText(
      fillTemplate(checkoutCopy.summary.counted, { title: telephone, count: 2 }),
    );
    await expect(receipt(page)).toContainText(
      formatCents(cartSubtotalCents(cartItems) + 3650 + deliveryCents),
    );
  });
});

test.describe('the two forms of an account', () => {
  const { login, register, labels } = loginCopy;
  const path = '/shop/login-register';

  test('validate the input, discard it, and say that there is no account', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(path);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    const form = page.getByRole('form', { name: register.heading });
    const password = form.getByLabel(labels.password, { exact: true });
    await form.getByLabel(labels.name).fill('Ada Byron');
    await form.getByLabel(labels.email).fill('ada@example.com');
    await password.fill('short');
    await form.getByRole('button', { name: register.submit }).click();
    await expect(password).toBeFocused();
    await expect(form.getByText('Twelve characters or more, please')).toBeVisible();
    await password.fill('a loom weaves leaves');
    await form.getByRole('checkbox', { name: loginCopy.show }).check();
    await expect(password).toHaveAttribute('type', 'text');
    await password.press('Enter');
    await expect(form.getByText(register.doneMessage)).toBeVisible();
    await expect(password).toHaveValue('');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(sent).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toContain('loom');
  });

  test('asks those who have been here for less', async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name: login.heading });
    await form.getByRole('button', { name: login.submit }).click();
    await expect(form.getByText('Field is required.')).toHaveCount(2);
    await form.getByLabel(labels.email).fill('ada@example.com');
    await form.getByLabel(labels.password, { exact: true }).fill('x');
    await form.getByRole('button', { name: login.submit }).click();
    await expect(form.getByText(login.doneMessage)).toBeVisible();
  });
});
