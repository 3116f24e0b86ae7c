import type { Page } from '@playwright/test';
import { expect, test } from '../../tests/fixtures.ts';
import { cartItems, cartSubtotalCents, cartTexts, formatCents } from '../content/cart.ts';
import { fillTemplate } from '../content/fill-template.ts';
import { productCategories } from '../content/product-choices.ts';
import { catalogCopy } from './catalog/copy.ts';
import { categories } from './categories.ts';
import { productListCopy } from './copy.ts';
import { categoryLink } from './filters.ts';
import { priceListCopy } from './price-list/copy.ts';
import { productNamed, products } from './products.ts';
import { catalogPath, categoriesPath, priceListPath } from './shop-paths.ts';
import { variants } from './variants.ts';

const things = (page: Page) => page.locator('[data-product]:visible');
const ofKind = (kind: string) => products.filter(({ category }) => category === kind);
const inVariant = (name: string) =>
  products.filter((one) => one.variants.some((variant) => variant.name === name));
const shown = (count: number) =>
  fillTemplate(productListCopy.filter.shown, { count, all: products.length });

test.describe('the catalog', () => {
  const { range, activeFilters: wishes, show, column } = catalogCopy;
  const choice = (page: Page, name: string) =>
    page.locator('#catalog-column').getByRole('link', { name: new RegExp(`^${name}`) });
  const count = (page: Page) => page.locator('#catalog-column + div').getByRole('status');
  const wish = (page: Page, name: string) =>
    page.getByRole('link', { name: fillTemplate(wishes.removeLabel, { wish: name }), exact: true });
  const lowest = (page: Page) => page.getByRole('slider', { name: range.lowest });
  const highest = (page: Page) => page.getByRole('slider', { name: range.highest });
  const costs = (from: number, to: number) =>
    products.filter(({ priceCents }) => priceCents >= from * 100 && priceCents <= to * 100).length;

  test('is narrowed by kind and glaze, and takes wishes and steps back', async ({ page }) => {
    await page.goto(catalogPath);
    await expect(things(page)).toHaveCount(products.length);
    await choice(page, variants.cobalt.title).click();
    await expect(page).toHaveURL(/\?glaze=cobalt$/);
    await expect(count(page)).toHaveText(shown(inVariant('cobalt').length));
    await expect(things(page)).toHaveCount(inVariant('cobalt').length);
    const coats = await page
      .locator('[data-product]:visible [data-variant-key]:visible')
      .evaluateAll((all) => all.map((coat) => (coat as HTMLElement).dataset['variantKey']));
    expect(new Set(coats)).toEqual(new Set(['cobalt']));
    await choice(page, categories.time.title).click();
    const both = inVariant('cobalt').filter(({ category }) => category === 'time').length;
    await expect(things(page)).toHaveCount(both);
    await wish(page, variants.cobalt.title).click();
    await expect(page).toHaveURL(/\?kind=time$/);
    await expect(things(page)).toHaveCount(ofKind('time').length);
    await page.goBack();
    await expect(things(page)).toHaveCount(both);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${catalogPath}$`));
    await expect(things(page)).toHaveCount(products.length);
  });

  test('opens at what its address asks for, and counts as not said what it says wrongly', async ({
    page,
  }) => {
    await page.goto(`${catalogPath}?from=40&to=20&sort=dear-first&kind=%22&q=bell`);
    await expect(things(page)).toHaveCount(costs(20, 40));
    await expect(count(page)).toHaveText(shown(costs(20, 40)));
    await expect(page.getByRole('spinbutton', { name: range.from })).toHaveValue('20');
    await expect(highest(page)).toHaveValue('40');
    const prices = await things(page).evaluateAll((all) =>
      all.map((card) => Number((card as HTMLElement).dataset['price'])),
    );
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  });

  test('is asked for a price by keys, in one step of the history, and by typing', async ({
    page,
  }) => {
    await page.goto(`${catalogPath}?sort=cheap-first`);
    const start = Number(await lowest(page).inputValue());
    await lowest(page).focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`from=${start + 4}&sort=cheap-first$`));
    await expect(things(page)).toHaveCount(costs(start + 4, 999));
    await page.goBack();
    await expect(page).toHaveURL(/\?sort=cheap-first$/);
    await expect(things(page)).toHaveCount(products.length);
    await highest(page).press('Home');
    // Never past the other thumb.
    await expect(highest(page)).toHaveValue(String(start));
    await highest(page).press('End');
    await expect(things(page)).toHaveCount(products.length);
    const to = page.getByRole('spinbutton', { name: range.to });
    await to.fill('25');
    await to.press('Enter');
    await expect(page).toHaveURL(/to=25/);
    await expect(things(page)).toHaveCount(costs(0, 25));
    await to.fill('-3');
    await to.press('Enter');
    await expect(to).toHaveValue('');
    await expect(things(page)).toHaveCount(products.length);
  });

  test('says when nothing is all of that, and takes all of it back by keys', async ({ page }) => {
    await page.goto(`${catalogPath}?glaze=plum&kind=time`);
    await expect(page.getByText(catalogCopy.emptyMessage)).toBeVisible();
    await expect(things(page)).toHaveCount(0);
    await page.getByRole('link', { name: wishes.clear }).focus();
    await page.keyboard.press('Enter');
    await expect(things(page)).toHaveCount(products.length);
    await expect(page.getByText(catalogCopy.emptyMessage)).toBeHidden();
  });

  test('keeps its question in a sheet on a phone, which says how many it would show', {
    tag: '@phone-only',
  }, async ({ page }) => {
    await page.goto(catalogPath);
    await expect(choice(page, categories.time.title)).toBeHidden();
    await page.getByRole('button', { name: column }).click();
    await choice(page, categories.time.title).click();
    const answer = page.getByRole('button', {
      name: fillTemplate(show.many, { count: ofKind('time').length }),
    });
    await answer.click();
    await expect(answer).toBeHidden();
    await expect(things(page)).toHaveCount(ofKind('time').length);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('all is shown, the kinds lead to their first card, and no price is asked for', async ({
      page,
    }) => {
      await page.goto(catalogPath);
      await expect(page.getByRole('slider')).toHaveCount(0);
      await choice(page, categories.weights.title).click();
      await expect(page).toHaveURL(/#weights$/);
      await expect(page.locator('#weights')).toBeInViewport();
      await expect(things(page)).toHaveCount(products.length);
    });
  });
});

test.describe('the price list', () => {
  const { buy, column } = priceListCopy;
  const bell = productNamed('bell');
  const field = (page: Page) => page.getByRole('searchbox', { name: column.searchLabel });
  const put = (page: Page, name: string) =>
    page.getByRole('button', { name: `${buy.addLabel}: ${name}`, exact: true });
  const sum = (page: Page) => page.locator('[data-running-sum]');
  const cart = (page: Page) => page.getByRole('region', { name: cartTexts.viewCart.title });
  const status = (page: Page) => cart(page).getByRole('status');
  const sampleCents = cartSubtotalCents(cartItems);

  test('is searched by words as they are typed, in one step of the history', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(priceListPath);
    await field(page).fill('cob');
    await field(page).fill('COBALT');
    await expect(page).toHaveURL(/\?q=COBALT$/);
    await expect(things(page)).toHaveCount(inVariant('cobalt').length);
    await page
      .getByRole('navigation', { name: column.category })
      .getByRole('link', { name: new RegExp(`^${categories.time.title}`) })
      .click();
    const both = inVariant('cobalt').filter(({ category }) => category === 'time').length;
    await expect(things(page)).toHaveCount(both);
    await expect(page.locator('[data-group]:visible')).toHaveCount(1);
    await page.goBack();
    await expect(things(page)).toHaveCount(inVariant('cobalt').length);
    await page.goBack();
    await expect(things(page)).toHaveCount(products.length);
    await expect(field(page)).toHaveValue('');
  });

  test('opens at the words of its address, and says when no line has them', async ({ page }) => {
    await page.goto(`${priceListPath}?q=bell%20clapper&color=blue`);
    await expect(field(page)).toHaveValue('bell clapper');
    await expect(things(page)).toHaveCount(1);
    await field(page).fill('bell trombone');
    await expect(page.getByText(priceListCopy.emptyMessage)).toBeVisible();
    await page.getByRole('link', { name: column.clear }).click();
    await expect(things(page)).toHaveCount(products.length);
    await expect(field(page)).toHaveValue('');
  });

  test('[C10] a line goes into the cart by keys, and the column adds it up', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(priceListPath);
    await expect(sum(page)).toHaveText(formatCents(sampleCents));
    const pieces = page.getByRole('spinbutton', {
      name: fillTemplate(buy.quantity, { name: bell.name }),
      exact: true,
    });
    await pieces.fill('0');
    await put(page, bell.name).press('Enter');
    await expect(status(page)).toHaveText(fillTemplate(buy.none, { name: bell.name }));
    await pieces.fill('3');
    await put(page, bell.name).press('Enter');
    const now = formatCents(sampleCents + 3 * bell.priceCents);
    await expect(status(page)).toHaveText(
      fillTemplate(buy.added, { name: bell.name, count: 3, sum: now }),
    );
    await expect(sum(page)).toHaveText(now);
    await expect(page.locator('[data-cart-count]')).toHaveText('5');
    const line = page.locator('[data-product]', { has: put(page, bell.name) });
    await expect(line.getByText(fillTemplate(buy.inCart, { count: 3 }))).toBeVisible();
    await page.reload();
    await page.keyboard.press('Tab');
    await expect(sum(page)).toHaveText(now);
  });

  test('has no button on a line that is sold out', async ({ page }) => {
    const gone = products.filter(({ stock }) => stock === 'sold-out');
    await page.goto(priceListPath);
    for (const { name } of gone) await expect(put(page, name)).toHaveCount(0);
    await expect(page.locator('li button', { hasText: buy.addLabel })).toHaveCount(
      products.length - gone.length,
    );
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('is whole, and the kinds and the cart are a link away', async ({ page }) => {
      await page.goto(priceListPath);
      await expect(things(page)).toHaveCount(products.length);
      await expect(field(page)).toBeHidden();
      await expect(put(page, bell.name)).toBeHidden();
      await page
        .getByRole('navigation', { name: column.category })
        .getByRole('link', { name: new RegExp(`^${categories.holders.title}`) })
        .click();
      await expect(page.locator('#holders')).toBeInViewport();
      await expect(
        cart(page).getByRole('link', { name: cartTexts.viewCart.title }),
      ).toHaveAttribute('href', cartTexts.viewCart.link);
    });
  });
});

test.describe('the category cards', () => {
  test('lead to the section of their category, from anywhere on the card', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(categoriesPath);
    for (const kind of productCategories)
      await expect(
        page.getByRole('link', { name: categories[kind].title, exact: true }),
      ).toHaveAttribute('href', categoryLink(kind));
    // Among its products, not on its name.
    await page.locator('section[data-kind="time"] > [aria-hidden="true"]').click({ force: true });
    await expect(page).toHaveURL(/kind=time#time$/);
    await expect(things(page)).toHaveCount(ofKind('time').length);
  });

  test('draw everything behind them to one scale', async ({ page }) => {
    await page.goto(categoriesPath);
    const stands = page.locator('section[data-ground] > [aria-hidden="true"] > span');
    const scales = await stands.evaluateAll((all) =>
      all.map((stand) => {
        const across = Number((stand as HTMLElement).style.getPropertyValue('--across'));
        const width = stand.querySelector('picture')?.getBoundingClientRect().width ?? 0;
        return (width / across).toFixed(2);
      }),
    );
    expect(scales).toHaveLength(products.length);
    expect(new Set(scales).size).toBe(1);
  });
});
