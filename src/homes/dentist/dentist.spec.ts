import type { Locator, Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { interact } from '../../../tests/first-interaction.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { testTime } from '../../../tests/stopped-clock.ts';
import { requireUncached } from '../../../tests/uncached.ts';
import { apiPaths } from '../../forms/api-paths.ts';
import { diaries } from '../../forms/appointments/diaries.ts';
import { dayText, slotText, slotTime } from '../../forms/appointments/diary.ts';
import { copy } from '../../forms/copy.ts';
import { pricesCopy } from './copy-prices.ts';
import { firm } from './firm.ts';
import { weekLines } from './practice-week.ts';

const path = '/home-dentist';
const card = (page: Page) => page.locator('main [data-first-screen] astro-island > div');
const dayChoices = (form: Locator) =>
  form.getByRole('radiogroup', { name: copy.appointment.day, exact: true }).locator('label');
const timeChoices = (form: Locator) => form.locator('[type="radio"][name="appointment"]');
const timeChoice = (form: Locator, slot: string) =>
  form.locator(`[type="radio"][name="appointment"][value="${slot}"]`);
const open = weekLines(diaries.dentist).filter(({ hours }) => hours);

/** Opens the page and simulates a visitor's interaction. */
async function arrive(page: Page): Promise<void> {
  await page.goto(path);
  await interact(page);
}

/** Returns the name of a day in the form, `Tue Nov 24`, of a slot. */
const shortDay = (slot: string) => dayText(slot.slice(0, 10)).replaceAll(/(\w{3})[a-z]*,?/g, '$1');

/**
 * Returns the form, and the last of its free half-hours on a late day that is one test's own. The
 * server accepts only half-hours of the next days.
 */
async function lateSlot(page: Page, day: number) {
  requireUncached();
  const form = await openForm(page, `${path}#book`, 'contact');
  const days = dayChoices(form);
  await expect(days.first()).toBeVisible();
  await days.nth(day).click();
  const times = timeChoices(form);
  const slots = await times.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const slot = slots.at(-1) ?? '';
  return { form, slot };
}

test('the card holds out free half-hours, and one that is pressed is chosen in the form', async ({
  page,
}) => {
  await page.clock.setFixedTime(testTime);
  await arrive(page);
  const links = card(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(4);
  const href = (await links.nth(1).getAttribute('href')) ?? '';
  const slot = new URLSearchParams(href.split('#')[0]).get('appointment') ?? '';
  await links.nth(1).click();
  const form = page.locator('main form[data-form="contact"]');
  await expect(form.locator('[name="appointment"]:checked')).toHaveValue(slot);
  await expect(form.getByText(`${copy.appointment.chosen} ${slotText(slot)}.`)).toBeVisible();
});

test('a half-hour is chosen by keys alone, arrives, and is given to nobody else', {
  tag: '@uncached',
}, async ({ page }) => {
  const { form, slot } = await lateSlot(page, -1);
  const chosen = timeChoice(form, slot);
  await chosen.focus();
  await page.keyboard.press('Space');
  await expect(chosen).toBeChecked();
  const person = newPerson('Molar');
  await fill(form, person);
  await form.getByLabel('What for').selectOption('A first look');
  await form.getByLabel('How afraid').selectOption('Very much');
  await submitButton(form).click();
  const said = `${firm.brand.title} expects you on ${slotText(slot)}.`;
  await expect(form.getByRole('status').filter({ hasText: said })).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of [slotText(slot), 'A first look', 'Very much', path])
    expect(mail).toContain(part);
  const again = await openForm(page, `${path}?again#book`, 'contact');
  await expect(dayChoices(again).first()).toBeVisible();
  await dayChoices(again).last().click();
  await expect(timeChoice(again, slot)).toHaveCount(0);
});

test('what was taken is gone from both lists at once, and the answer stays until it is dismissed', {
  tag: '@uncached',
}, async ({ page }) => {
  // Freezes the server's response as it is now.
  const old = await (await page.request.get(apiPaths.appointments(diaries.dentist.name))).json();
  await page.route('**/api/appointments/*', (route) => route.fulfill({ json: old }));
  await page.clock.install();
  await arrive(page);
  const links = card(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(4);
  // A late one of those that the card holds out: other tests take from the end of the book.
  const link = links.nth(3);
  const href = (await link.getAttribute('href')) ?? '';
  const slot = new URLSearchParams(href.split('#')[0]).get('appointment') ?? '';
  const form = await openForm(page, `${path}${href}`, 'contact');
  const chosen = form.getByRole('radio', { name: slotTime(slot), exact: true });
  await expect(chosen).toBeChecked();
  await fill(form, newPerson('Gone'));
  await form.getByLabel('What for').selectOption('Cleaning');
  await submitButton(form).click();
  const box = form.getByRole('status').filter({ hasText: slotText(slot) });
  await expect(box).toBeVisible();
  // The form is reset a moment later, and with it the day.
  await expect(form.getByLabel('What for')).not.toHaveValue('Cleaning');
  await form.getByRole('radio', { name: shortDay(slot) }).check();
  await expect(chosen).toHaveCount(0);
  await expect(card(page).locator(`a[href*="${encodeURIComponent(slot)}"]`)).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(box).toBeVisible();
  // By key: a new minute may move the page between a press and its release.
  await box.getByRole('button', { name: copy.dismiss }).press('Enter');
  await expect(box).toHaveCount(0);
});

test('who comes second is told so at the field', { tag: '@uncached' }, async ({
  page,
  context,
}) => {
  const { form, slot } = await lateSlot(page, -2);
  const other = await context.newPage();
  const second = await openForm(other, `${path}?appointment=${slot}#book`, 'contact');
  await expect(second.locator('[name="appointment"]:checked')).toHaveValue(slot);
  for (const each of [form, second]) {
    await fill(each, newPerson('Twice'));
    await each.getByLabel('What for').selectOption('Cleaning');
  }
  await timeChoice(form, slot).check();
  await submitButton(form).click();
  await expect(form.getByText('Thank')).toBeVisible();
  await submitButton(second).click();
  await expect(second.locator('fieldset:has([name="appointment"])')).toContainText(
    'Somebody took that time',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the card says the hours, and the form asks for a day and a time', async ({ page }) => {
    await page.goto(path);
    await expect(card(page)).toContainText('We are here');
    for (const { days, hours } of open) {
      await expect(card(page)).toContainText(days);
      await expect(card(page)).toContainText(hours);
    }
    await expect(page.locator('#book input[type="datetime-local"]')).toBeVisible();
    await page.getByText('Where the eleventh is').click();
    await expect(page.getByText('Under the road bridge')).toBeVisible();
  });
});

test('bars of minutes and seconds have the same unit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const bars = page.locator('[aria-hidden="true"][style*="--long"]');
  const sheet = await bars.first().locator('xpath=ancestor::div[1]').boundingBox();
  await expect(bars).toHaveCount(pricesCopy.treatments.length);
  for (const [index, { minutes, sensations }] of pricesCopy.treatments.entries()) {
    const bar = await bars.nth(index).boundingBox();
    const minute = (sheet?.width ?? 0) / 60;
    expect(bar?.width).toBeCloseTo(minutes * minute, 0);
    const longest = Math.max(...sensations.map(({ seconds }) => seconds));
    const widths = await bars
      .nth(index)
      .locator('i')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.max(...widths)).toBeCloseTo(Math.max(3, (longest / 60) * minute), 0);
  }
});

test('one switch shows who stands at the chair upside down, by key as well, and at once with less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const turned = () =>
    page
      .locator('main section')
      .filter({ has: page.getByLabel('See us from the chair') })
      .locator('li picture')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).rotate));
  await expect.poll(turned).toEqual(['none', 'none', 'none', 'none']);
  await page.getByLabel('See us from the chair').focus();
  await page.keyboard.press('Space');
  await expect.poll(turned).toEqual(['180deg', '180deg', '180deg', 'none']);
});

test('the practice signs its page', async ({ page }) => {
  await page.goto(path);
  const header = page.locator('[data-site-header]');
  await expect(header.getByRole('link', { name: 'Left Hand Up' })).toHaveAttribute('href', path);
  const footer = page.locator('[data-site-footer]');
  await expect(footer).toContainText('(563) 555-0155');
  await expect(footer).not.toContainText('Larkfield');
});
