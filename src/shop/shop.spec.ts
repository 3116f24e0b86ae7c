import type { Page } from '@playwright/test';
import { expect, test } from '../../tests/fixtures.ts';
import { cartItems, cartSubtotalCents, formatCents } from '../content/cart.ts';
import { fillTemplate } from '../content/fill-template.ts';
import { productCopy, productListCopy } from './copy.ts';
import { productNamed, products } from './products.ts';
import { productListPath, productPath } from './shop-paths.ts';
import { variants } from './variants.ts';

const { buy } = productCopy;
const lighthouse = productNamed('lighthouse');
const bell = productNamed('bell');

const count = (page: Page) => page.locator('[data-cart-count]');
const status = (page: Page) => page.locator('main p[role="status"]');
const add = (page: Page) => page.getByRole('button', { name: buy.add, exact: true });
const shownGlaze = (page: Page) => page.locator('figure[style*="--glaze"]:visible');
const variantLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: productCopy.variants })
    .getByRole('link', { name, exact: true });
const cells = (page: Page) => page.locator('[data-product]:visible');
const filters = (page: Page) => page.locator('nav:has([id^="find-"])');
const found = (page: Page) => filters(page).getByRole('status');
const choice = (page: Page, name: RegExp) => filters(page).getByRole('link', { name });

/** Status text after a number of pieces of a product. */
const statusText = (name: string, quantity: number, priceCents: number) =>
  fillTemplate(buy.added, {
    count: quantity,
    name,
    sum: formatCents(cartSubtotalCents(cartItems) + quantity * priceCents),
  });

test.describe('a product', () => {
  test('changes its glaze by a link that stands in the address, and back', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(productPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lighthouse.name);
    await expect(shownGlaze(page)).toHaveAttribute('id', 'persimmon');
    await variantLink(page, variants.celadon.title).click();
    await expect(page).toHaveURL(/#celadon$/);
    await expect(shownGlaze(page)).toHaveAttribute('id', 'celadon');
    await expect(variantLink(page, variants.celadon.title)).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(shownGlaze(page)).toHaveAttribute('id', 'persimmon');
    await page.goto(`${bell.path}#cobalt`);
    await expect(shownGlaze(page)).toHaveAttribute('id', 'cobalt');
  });

  test('[C10] goes into the cart beside the sample, by keys, and never less than one', async ({
    page,
  }) => {
    await page.goto(bell.path);
    await expect(count(page)).toHaveText('2');
    const less = page.getByRole('button', { name: `${buy.less}: ${buy.quantity}` });
    await less.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('spinbutton', { name: buy.quantity })).toHaveValue('0');
    await add(page).focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(buy.none);
    await expect(count(page)).toHaveText('2');
    await page.getByRole('spinbutton', { name: buy.quantity }).fill('3');
    await add(page).focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText(statusText(bell.name, 3, bell.priceCents));
    await expect(status(page)).toContainText(buy.persisted);
    await expect(count(page)).toHaveText('5');
  });

  test('of which few are left is put in no oftener, in all its glazes', async ({ page }) => {
    const lark = productNamed('lark');
    const pieces = page.getByRole('spinbutton', { name: buy.quantity });
    await page.goto(lark.path);
    await pieces.fill('50');
    await expect(pieces).toHaveValue('2');
    await pieces.fill('1');
    await add(page).click();
    await expect(status(page)).toContainText(statusText(lark.name, 1, lark.priceCents));
    await page
      .getByRole('navigation', { name: productCopy.variants })
      .getByRole('link')
      .last()
      .click();
    await pieces.fill('2');
    await add(page).click();
    await expect(status(page)).toContainText('Only 1 ×');
    await expect(count(page)).toHaveText('4');
    await add(page).click();
    await expect(status(page)).toContainText(buy.full);
    await expect(count(page)).toHaveText('4');
    await page.goto('/shop/shopping-cart');
    for (const field of await page.getByRole('spinbutton', { name: lark.name }).all())
      await expect(field).toHaveAttribute('max', '1');
  });

  test('is counted as it is put in, and in the header as far as there is room', async ({
    page,
  }) => {
    const pieces = page.getByRole('spinbutton', { name: buy.quantity });
    await page.goto(bell.path);
    await pieces.fill('9999');
    await add(page).click();
    await expect(status(page)).toContainText(statusText(bell.name, 999, bell.priceCents));
    await expect(count(page)).toHaveText('99+');
    await add(page).click();
    await expect(status(page)).toContainText(buy.full);
    await page.reload();
    await expect(count(page)).toHaveText('99+');
    await expect(page.getByRole('button', { name: 'Cart, 1001' })).toBeVisible();
  });

  test('a stored cart that is broken is never shown', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cart', '[{"quantity":7}]'));
    await page.goto(bell.path);
    await expect(count(page)).toHaveText('2');
    await expect(page.locator('body')).not.toHaveAttribute('data-cart');
  });

  test('stays in the cart when the page is loaded anew, on every page', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(`${bell.path}#cobalt`);
    await add(page).click();
    await expect(status(page)).toContainText(`${bell.name}, cobalt`);
    await page.goto('/page/about-us');
    const cart = page.getByRole('button', { name: 'Cart, 3' });
    await expect(cart).toBeVisible();
    await cart.click();
    const panel = page.locator('#cart-panel');
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(panel.getByRole('link', { name: `${bell.name}, cobalt` })).toHaveAttribute(
      'href',
      `${bell.path}#cobalt`,
    );
    await expect(panel.locator('[data-cart-subtotal]')).toHaveText('$113.50');
  });

  test('what one tab puts in, the other counts', async ({ page, context }) => {
    await page.goto(productPath);
    await add(page).click();
    await expect(count(page)).toHaveText('3');
    const other = await context.newPage();
    await other.goto(bell.path);
    await expect(count(other)).toHaveText('3');
    await add(other).click();
    await expect(count(other)).toHaveText('4');
    await expect(count(page)).toHaveText('4');
  });

  for (const keeps of ['full', 'blocked'] as const) {
    test(`goes into the cart if storage is ${keeps}, and says for how long`, async ({ page }) => {
      await page.addInitScript((state) => {
        if (state === 'full')
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        else
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
      }, keeps);
      await page.goto(bell.path);
      await add(page).click();
      await expect(status(page)).toContainText(buy.notPersisted);
      await expect(count(page)).toHaveText('3');
    });
  }

  test('is looked at closely, by keys, and in both glazes', async ({ page }) => {
    await page.goto(productPath);
    const picture = shownGlaze(page).getByRole('link');
    await picture.focus();
    await page.keyboard.press('Enter');
    const box = page.locator('.yarl__root');
    await expect(box.locator('.yarl__slide_current img')).toHaveAttribute(
      'src',
      /shop-lighthouse-persimmon/,
    );
    await page.keyboard.press('ArrowRight');
    await expect(box.locator('.yarl__slide_current img')).toHaveAttribute(
      'src',
      /shop-lighthouse-celadon/,
    );
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await expect(picture).toBeFocused();
  });

  test('tells what it is made of and how it comes, in tabs', async ({ page }) => {
    await page.goto(productPath);
    const facts = page.getByRole('tab', { name: productCopy.tabs.facts });
    await facts.click();
    await expect(facts).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(lighthouse.care, { exact: true })).toBeVisible();
    await facts.press('ArrowRight');
    await expect(page.getByText(productCopy.delivery[0].content, { exact: true })).toBeVisible();
  });

  test('that is sold out cannot be put in', async ({ page }) => {
    const gone = products.find(({ stock }) => stock === 'sold-out');
    await page.goto(gone?.path ?? '');
    await expect(page.getByRole('button', { name: buy.soldOut })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('shows its glazes by their links, and says what the cart needs', async ({ page }) => {
      await page.goto(productPath);
      await expect(page.getByText(buy.script)).toBeVisible();
      await expect(add(page)).toBeHidden();
      await variantLink(page, variants.celadon.title).click();
      await expect(shownGlaze(page)).toHaveAttribute('id', 'celadon');
    });
  });
});

test.describe('the shelf', () => {
  const blue = products.filter((one) =>
    one.variants.some(({ name }) => variants[name].family === 'blue'),
  );
  const shown = (number: number) =>
    fillTemplate(productListCopy.filter.shown, { count: number, all: products.length });

  test('shows all, then what is asked for, and takes steps back', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(productListPath);
    await expect(cells(page)).toHaveCount(products.length);
    await choice(page, /^Time/).click();
    await expect(page).toHaveURL(/\?kind=time$/);
    const time = products.filter(({ category }) => category === 'time').length;
    await expect(cells(page)).toHaveCount(time);
    await expect(found(page)).toHaveText(shown(time));
    await choice(page, /^Blue/).click();
    await expect(page).toHaveURL(/\?kind=time&color=blue$/);
    const both = blue.filter(({ category }) => category === 'time').length;
    await expect(cells(page)).toHaveCount(both);
    await expect(choice(page, /^Blue/)).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(cells(page)).toHaveCount(time);
    await page.goBack();
    await expect(cells(page)).toHaveCount(products.length);
    await expect(found(page)).toHaveText(
      fillTemplate(productListCopy.filter.everything, { all: products.length }),
    );
  });

  test('opens at what the address asks for, in the glaze of that color', async ({ page }) => {
    await page.goto(`${productListPath}?color=blue&sort=dear-first`);
    await expect(cells(page)).toHaveCount(blue.length);
    const prices = await cells(page).evaluateAll((all) =>
      all.map((cell) => Number((cell as HTMLElement).dataset['price'])),
    );
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    const families = await page
      .locator('[data-product]:visible [data-color]:visible')
      .evaluateAll((all) => all.map((coat) => (coat as HTMLElement).dataset['color']));
    expect(new Set(families)).toEqual(new Set(['blue']));
    await cells(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/shop\/single-product/);
    await page.goBack();
    await expect(cells(page)).toHaveCount(blue.length);
  });

  test('is filtered by keyboard, and says when nothing matches', async ({ page }) => {
    await page.goto(productListPath);
    await choice(page, /^Plum/).focus();
    await page.keyboard.press('Enter');
    await choice(page, /^\$40 and more/).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(productListCopy.emptyMessage)).toBeVisible();
    await expect(cells(page)).toHaveCount(0);
    await page.getByRole('link', { name: productListCopy.filter.clear }).focus();
    await page.keyboard.press('Enter');
    await expect(cells(page)).toHaveCount(products.length);
    await expect(page.getByText(productListCopy.emptyMessage)).toBeHidden();
  });

  test('draws everything to one scale', async ({ page }) => {
    await page.goto(productListPath);
    const stands = page.locator('[data-product] [data-variant-key]:not([hidden])');
    const scales = await stands.evaluateAll((all) =>
      all.map((stand) => {
        const cell = stand.closest<HTMLElement>('[data-product]');
        const across = Number(cell?.style.getPropertyValue('--across'));
        return (stand.getBoundingClientRect().width / across).toFixed(2);
      }),
    );
    expect(new Set(scales).size).toBe(1);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('all stand on their boards, and the kinds lead to them', async ({ page }) => {
      await page.goto(productListPath);
      await choice(page, /^Weights/).click();
      await expect(page).toHaveURL(/#weights$/);
      await expect(page.locator('#weights')).toBeInViewport();
      await expect(cells(page)).toHaveCount(products.length);
      await expect(page.getByRole('heading', { name: productListCopy.filter.price })).toBeHidden();
    });
  });
});
