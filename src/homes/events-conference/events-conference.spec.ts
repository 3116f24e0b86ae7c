import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  expectMailWith,
  fill,
  newPerson,
  openForm,
  submitButton,
} from '../../../tests/e2e/form-helpers.ts';
import { interact } from '../../../tests/first-interaction.ts';
import { expect, test } from '../../../tests/fixtures.ts';
import { programDeskCopy } from './copy-program-two-nights.ts';

const path = '/home-events-conference';
const program = (page: Page) => page.locator('#program');
const boxes = (page: Page) => program(page).locator('input[name="talk"]');
const desk = (page: Page) => program(page).getByRole('region', { name: programDeskCopy.label });
const said = (page: Page) => desk(page).locator('[aria-live]');

/** Scrolls the program into view and waits until its desk is interactive. */
async function live(page: Page): Promise<void> {
  await page.goto(path);
  await desk(page).scrollIntoViewIfNeeded();
  await expect(program(page).locator('astro-island[ssr]')).toHaveCount(0);
}

/** Ticks a talk by keys, as its box may be covered by its drawing. */
async function tick(page: Page, index: number): Promise<void> {
  await boxes(page).nth(index).focus();
  await page.keyboard.press('Space');
}

/** Downloads the calendar file of a button, and joins its folded lines. */
async function calendarOf(page: Page, button: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await desk(page).getByRole('button', { name: button }).click();
  const text = readFileSync(await (await waiting).path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  return text.replaceAll('\r\n ', '');
}

test('events-conference: chosen talks stay on this device and go into a calendar', async ({
  page,
}) => {
  await live(page);
  await expect(said(page)).toContainText(programDeskCopy.emptyText);
  // At the foot of the program, covering no hour of it, until a talk is chosen.
  await expect(desk(page)).toHaveCSS('position', 'static');
  await tick(page, 0);
  await expect(desk(page)).toHaveCSS('position', 'sticky');
  await tick(page, 3);
  await expect(said(page)).toContainText('2 talks chosen');
  await page.reload();
  await desk(page).scrollIntoViewIfNeeded();
  await expect(said(page)).toContainText('2 talks chosen');
  await expect(boxes(page).first()).toBeChecked();
  const mine = await calendarOf(page, programDeskCopy.downloadChosenLabel);
  expect(mine.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  const all = await calendarOf(page, programDeskCopy.downloadAllLabel);
  expect(all.match(/BEGIN:VEVENT/g)?.length).toBe(await boxes(page).count());
  expect(all).toContain('DTSTART;TZID=America/New_York:20270312T');
  await desk(page).getByRole('button', { name: programDeskCopy.clearLabel }).click();
  await expect(boxes(page).first()).not.toBeChecked();
});

test('events-conference: talks that overlap are named as such', async ({ page }) => {
  await live(page);
  for (let index = 0; index < (await boxes(page).count()); index += 1) await tick(page, index);
  await expect(
    said(page)
      .getByText(/runs into/)
      .first(),
  ).toBeVisible();
  await expect(program(page).locator('[data-conflict]').first()).toBeVisible();
});

test('events-conference: one track is shown alone, and a voice says how many', async ({ page }) => {
  await live(page);
  const before = await program(page).locator('[data-talk]:visible').count();
  const filter = program(page).getByRole('radio');
  await filter.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(filter.nth(1)).toBeChecked();
  const shown = program(page).locator('[data-talk]').locator('visible=true');
  await expect.poll(() => shown.count()).toBeLessThan(before);
  await expect(said(page)).toContainText(`Showing ${await shown.count()} entries`);
});

test.describe('where storage is switched off', () => {
  test('events-conference: choosing works until the page is closed, and says so', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await live(page);
    await tick(page, 0);
    await expect(said(page)).toContainText('until you close this page');
  });
});

test('events-conference: the clock counts to the doors, and knows when it is over', async ({
  page,
}) => {
  const wake = async () => {
    await page.goto(path);
    await interact(page);
  };
  await page.clock.setFixedTime(new Date('2027-03-10T18:37:00-05:00'));
  await wake();
  await expect(page.getByRole('timer')).toHaveText(/2\s*nights\s*0\s*hours\s*0\s*minutes/);
  await page.clock.setFixedTime(new Date('2027-03-11T17:36:00-05:00'));
  await wake();
  await expect(page.getByRole('timer')).toHaveText(/1\s*night\s*1\s*hour\s*1\s*minute$/);
  await expect(page.getByRole('timer')).toHaveAccessibleName(/: 1 night, 1 hour, 1 minute$/);
  await page.clock.setFixedTime(new Date('2027-03-15T12:00:00-04:00'));
  await wake();
  await expect(page.getByText('It is over, and it is light.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('events-conference: the whole program can be read and filtered', async ({ page }) => {
    await page.goto(path);
    await expect(program(page).locator('[data-talk]').first()).toBeVisible();
    await expect(page.getByText('Fri, March 12, 2027, 6:37 pm')).toBeVisible();
    const all = await program(page).locator('[data-talk]:visible').count();
    await program(page).getByRole('radio').nth(1).check({ force: true });
    expect(await program(page).locator('[data-talk]:visible').count()).toBeLessThan(all);
  });
});

test('events-conference: on paper both nights are printed, and no form', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(program(page).locator('[data-talk]').first()).toBeVisible();
  await expect(program(page).locator('[data-talk]').last()).toBeVisible();
});

test('events-conference: a request arrives with its pass and how many', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  const person = newPerson('Night');
  await fill(form, person);
  await form.getByLabel('Which pass').selectOption({ index: 1 });
  const pass = await form.getByLabel('Which pass').inputValue();
  await form.getByLabel('How many').fill('3');
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of [pass.slice(0, 12), '3', path]) expect(mail).toContain(part);
});
