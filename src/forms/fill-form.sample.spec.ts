import type { Locator, Page } from '@playwright/test';
import { delayChunks, openBeforeHydration } from '../../tests/e2e/delay-chunks.ts';
import { expectMailWith, formOn, newPerson, submitButton } from '../../tests/e2e/form-helpers.ts';
import { interact } from '../../tests/first-interaction.ts';
import { expect, test } from '../../tests/fixtures.ts';
import { openThursday, stopClock, testTime } from '../../tests/stopped-clock.ts';
import { bookCopy } from '../homes/branding-agency/copy-work-book.ts';
import { sheetCopy } from '../homes/consulting/copy-questions.ts';
import { workFilmsCopy } from '../homes/creative-agency/copy.ts';
import { works } from '../homes/creative-agency/works.ts';
import { choiceOf, placeName } from '../homes/decor/bench.ts';
import { items } from '../homes/decor/items.ts';
import { copy as nightCopy } from '../homes/interactive-portfolio/copy.ts';
import { copy } from '../homes/photography/copy.ts';
import { toolSnippetCopy } from '../homes/seo-agency/copy-tool-snippet.ts';

/** Home with a section that fills in the form below it. */
interface Home {
  name: string;
  /** The section, which has to be hydrated. */
  section: (page: Page) => Locator;
  /** Interaction with the section. */
  act: (page: Page, section: Locator) => Promise<void>;
  /** Texts in the mail to the owner. */
  arrives: readonly (string | RegExp)[];
  /** Fills in the other required fields. */
  rest?: (form: Locator) => Promise<void>;
  /** File name of the form's chunk. */
  code?: RegExp;
  /** True if the section gets its controls only when it hydrates. */
  isStatic?: boolean;
  /** True for a form that asks for a day: the page's clock is stopped at `testTime`. */
  hasDay?: boolean;
}

const { palette } = bookCopy;
const product = items[0];
const [work] = works;
const stay = { arrival: '2026-12-07', departure: '2026-12-09' };

const homes: Home[] = [
  {
    name: 'consulting',
    isStatic: true,
    section: (page) => page.locator('div:has(> details > summary > h3)'),
    act: async (_, section) => {
      await section.locator('summary').first().click();
      for (const name of ['A signature', 'One person', 'Nobody ever tried'])
        await section.getByRole('radio', { name, exact: true }).check({ force: true });
      await section.getByRole('link', { name: sheetCopy.send.title }).click();
    },
    arrives: ['My three answers'],
  },
  {
    name: 'branding-agency',
    isStatic: true,
    section: (page) => page.getByRole('region', { name: bookCopy.label }),
    act: async (_, section) => {
      await section.getByRole('button', { name: bookCopy.next }).click();
      await section.getByLabel(palette.fieldLabel).fill('#8a1c7c');
      await section.getByRole('link', { name: palette.send.title }).click();
    },
    arrives: ['Skin #8A1C7C (changed)'],
    rest: async (form) => {
      await form.getByLabel('What you need').selectOption('A name and a mark');
    },
  },
  {
    name: 'seo-agency',
    section: (page) => page.locator('#line'),
    act: async (_, section) => {
      await section.getByRole('button', { name: 'As we left it' }).click();
      await section.getByRole('link', { name: toolSnippetCopy.editor.send.title }).click();
    },
    arrives: ['ochoasbakery.example'],
    rest: async (form) => {
      await form.getByLabel('What do you want more of').selectOption('Phone calls');
    },
  },
  {
    name: 'gym-fitness',
    section: (page) => page.locator('#week'),
    act: (_, section) => section.getByRole('link', { name: '11:20 pm' }).last().click(),
    arrives: ['Friday 11:20 pm, Bar'],
  },
  {
    name: 'creative-agency',
    section: (page) => page.getByRole('group', { name: workFilmsCopy.wheel.label }),
    act: (_, section) =>
      section.getByRole('link', { name: `something like “${work?.title}”` }).click(),
    arrives: [`Something like: ${work?.title}`],
  },
  {
    name: 'spa-salon',
    isStatic: true,
    section: (page) => page.locator('#afternoon'),
    act: (_, section) => section.getByRole('button', { name: 'Long back, earlier' }).click(),
    arrives: ['First: Long back', 'Second: River mud', 'Third: Feet', 'Arrival: 1 pm'],
    rest: async (form) => {
      await form.getByLabel('Which day').fill(openThursday);
      await form.getByLabel('Whose hands').selectOption('Delia, 22 pounds');
    },
    code: /static\/js\/booking-dusk-request/,
    hasDay: true,
  },
  {
    name: 'decor',
    isStatic: true,
    section: (page) => page.locator('#room'),
    act: (page) => page.locator(`#thing-${product?.id}`).getByRole('checkbox').click(),
    arrives: product ? [`${placeName(1)}: ${choiceOf(product)}`] : [],
  },
  {
    name: 'interactive-portfolio',
    section: (page) => page.locator('#record'),
    act: (_, section) =>
      section.getByRole('link', { name: nightCopy.work.requestLink.title }).click(),
    arrives: ['High Water'],
  },
  {
    name: 'photography',
    section: (page) => page.locator('div:has(> ul > [data-essay])'),
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Mark frame 19' }).check({ force: true });
    },
    arrives: [copy.contactLetter.copy.linePrefix, '412-19'],
    rest: async (form) => {
      await form.getByLabel('Size of the print').selectOption('12 × 18');
    },
    code: /static\/js\/contact-light-table-letter/,
  },
  {
    name: 'hotel-resort',
    section: (page) => page.getByRole('form', { name: 'Dates of a stay' }),
    act: async (_, section) => {
      await section.getByLabel('You come').fill(stay.arrival);
      await section.getByLabel('You leave').fill(stay.departure);
      await section.getByRole('button').click();
    },
    arrives: [`Arrival: ${stay.arrival}`, `Departure: ${stay.departure}`],
    rest: async (form) => {
      await form.getByLabel('Room').selectOption('Bay');
    },
    code: /static\/js\/stay-request/,
    hasDay: true,
  },
];

/** Waits until the islands in and around a section have hydrated. */
async function hydrated(page: Page, section: Locator): Promise<void> {
  const island = page.locator('astro-island[ssr]');
  await expect(island.filter({ has: section }).or(section.locator(island))).toHaveCount(0);
}

/** Opens a home and waits until its section is hydrated. */
async function openHome(page: Page, { name, section, hasDay }: Home): Promise<Locator> {
  if (hasDay) await page.clock.setFixedTime(testTime);
  await page.goto(`/home-${name}`);
  await section(page).scrollIntoViewIfNeeded();
  await interact(page, { x: 5, y: 5 });
  await hydrated(page, section(page));
  return section(page);
}

/** Fills in the sender, submits the form, and checks the mail to the owner. */
async function arrive(page: Page, { arrives, rest }: Home): Promise<void> {
  const form = formOn(page, 'contact');
  const person = newPerson('Bridge');
  for (const field of ['name', 'email', 'phone'] as const)
    await form.locator(`[name="${field}"]`).fill(person[field]);
  await rest?.(form);
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(`Message from ${person.name}`);
  for (const part of arrives) expect(mail).toMatch(part);
}

for (const home of homes) {
  test(`${home.name}: values that a section fills into a hydrated form arrive`, async ({
    page,
  }) => {
    const section = await openHome(page, home);
    const form = formOn(page, 'contact');
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('data-ready', 'true');
    await section.scrollIntoViewIfNeeded();
    await home.act(page, section);
    await arrive(page, home);
  });

  test(`${home.name}: values that a section fills into a form before hydration arrive`, async ({
    page,
  }) => {
    const release = await delayChunks(page, home.code ?? /static\/js\/contact-form/);
    const section = await openHome(page, home);
    await home.act(page, section);
    const form = formOn(page, 'contact');
    await expect(form).not.toHaveAttribute('data-ready');
    release();
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('data-ready', 'true');
    await arrive(page, home);
  });

  if (home.isStatic) continue;
  test(`${home.name}: interactions with a section before its own hydration arrive`, async ({
    page,
  }) => {
    await stopClock(page);
    const release = await delayChunks(page);
    await openBeforeHydration(page, `/home-${home.name}`);
    const section = home.section(page);
    await section.scrollIntoViewIfNeeded();
    await home.act(page, section);
    release();
    await interact(page, { x: 5, y: 5 });
    await hydrated(page, section);
    await page.clock.resume();
    const form = formOn(page, 'contact');
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('data-ready', 'true');
    await arrive(page, home);
  });
}

test('a link that fills in a field keeps the typed text', async ({ page }) => {
  await page.clock.setFixedTime(testTime);
  await page.goto('/home-dentist#book');
  const form = formOn(page, 'contact');
  await expect(form).toHaveAttribute('data-ready', 'true');
  await form.locator('[name="comment"]').fill('Afraid of drills');
  const link = page.locator('a[href*="appointment="]').first();
  await link.click();
  const slot = new URLSearchParams(new URL(page.url()).search).get('appointment') ?? '';
  await expect(form.locator('input[name="appointment"]:checked')).toHaveValue(slot);
  await expect(form.locator('[name="comment"]')).toHaveValue('Afraid of drills');
});
