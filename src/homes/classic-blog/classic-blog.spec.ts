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
import { copy } from './copy.ts';
import { postEdits } from './edit/post-edits.ts';

const path = '/home-classic-blog';
const [newest] = postEdits;
const edits = newest?.edits ?? [];
const editNamed = (id: string) => {
  const edit = edits.find((each) => each.id === id);
  if (!edit) throw new Error(`no edit ${id}`);
  return edit;
};
const noted = edits.filter((each) => each.note);
const numberOf = (id: string) => noted.findIndex((each) => each.id === id) + 1;

const piece = (page: Page) => page.getByRole('article').first();
const way = (page: Page, label: string) => page.getByRole('radio', { name: label });
const note = (page: Page, id: string) =>
  page.getByRole('note', { name: `Note ${numberOf(id)}`, exact: true });
const toNote = (page: Page, id: string) =>
  page.getByRole('link', {
    name: copy.postMarked.toNote.replace('{number}', `${numberOf(id)}`),
    exact: true,
  });
const toText = (page: Page, id: string) =>
  page.getByRole('link', {
    name: copy.postMarked.toText.replace('{number}', `${numberOf(id)}`),
    exact: true,
  });
/** Returns a passage with its marks, by the place that its note leads to. */
const passage = (page: Page, id: string) => page.locator(`span[id="at-${id}"]`);

/** Opens the page and lets its margin come to life, as a first movement does. */
async function wake(page: Page): Promise<void> {
  await page.goto(path);
  await interact(page, { x: 5, y: 5 });
  await expect(async () => {
    await toNote(page, 'begin').focus();
    await expect(note(page, 'begin')).toHaveAttribute('data-highlighted', '', { timeout: 500 });
  }).toPass();
}

test('classic-blog: one text is read as it came, with the pencil, and as it was printed', async ({
  page,
}) => {
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  const { first, printed } = editNamed('rope');
  await expect(passage(page, 'rope').getByRole('deletion')).toHaveCount(1);
  await expect(passage(page, 'rope').getByRole('insertion')).toHaveCount(1);
  await way(page, copy.postMarked.manuscriptLabel).check();
  await expect(passage(page, 'rope')).toHaveText(first, { useInnerText: true });
  await expect(heading).toHaveText(newest?.title?.first ?? '', { useInnerText: true });
  await expect(note(page, 'rope')).toBeHidden();
  await way(page, copy.postMarked.printedLabel).check();
  await expect(passage(page, 'rope')).toHaveText(printed, { useInnerText: true });
  await expect(heading).toHaveText('How to choose a shop system without a spreadsheet', {
    useInnerText: true,
  });
  for (const edit of edits)
    await expect(piece(page)).toContainText(edit.printed, { useInnerText: true });
});

test('classic-blog: the words that are said to be saved are those of the two texts', async ({
  page,
}) => {
  await page.goto(path);
  const counted = async (label: string) => {
    const said = await page.locator('label', { hasText: label }).textContent();
    return Number(/([\d,]+) words/.exec(said ?? '')?.[1]?.replace(',', ''));
  };
  const manuscript = await counted(copy.postMarked.manuscriptLabel);
  const saved = manuscript - (await counted(copy.postMarked.printedLabel));
  expect(saved).toBeGreaterThan(20);
  const savedText = copy.postMarked.savedCount.replace('{count}', `${saved}`);
  await expect(page.getByText(savedText)).toBeVisible();
});

test('classic-blog: keys go from note to note, and each is lit with its sentence', async ({
  page,
}) => {
  await wake(page);
  await page.keyboard.press('ArrowDown');
  await expect(toNote(page, 'useless')).toBeFocused();
  await expect(note(page, 'useless')).toHaveAttribute('data-highlighted', '');
  await expect(passage(page, 'useless')).toHaveAttribute('data-highlighted', '');
  await expect(note(page, 'begin')).not.toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#note-useless$/);
  await toText(page, 'useless').focus();
  await page.keyboard.press('End');
  await expect(toText(page, 'ours')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(toText(page, 'begin')).toBeFocused();
});

test('classic-blog: what is pointed at is lit, and a line leads to its note', async ({ page }) => {
  await wake(page);
  await toNote(page, 'lamp').hover();
  await expect(note(page, 'lamp')).toHaveAttribute('data-highlighted', '');
  await expect(piece(page).locator('path[pathLength="1"]')).toHaveAttribute('d', /^M/);
  await note(page, 'door').hover();
  await expect(passage(page, 'door')).toHaveAttribute('data-highlighted', '');
  await expect(passage(page, 'lamp')).not.toHaveAttribute('data-highlighted');
});

test('classic-blog: a touch lights a sentence and its note below it @phone-only', async ({
  page,
}) => {
  await page.goto(path);
  await passage(page, 'vary').scrollIntoViewIfNeeded();
  await expect(async () => {
    // The middle of its longest line is pressed: that of the sentence may lie beside it, and near a
    // number a touch goes to the number.
    const { x, y } = await passage(page, 'vary').evaluate((one) => {
      const lines = [...one.getClientRects()].sort((a, b) => b.width - a.width);
      const { left = 0, top = 0, width = 0, height = 0 } = lines[0] ?? {};
      return { x: left + width / 2, y: top + height / 2 };
    });
    await page.touchscreen.tap(x, y);
    await expect(note(page, 'vary')).toHaveAttribute('data-highlighted', '', { timeout: 500 });
  }).toPass();
  await expect(passage(page, 'vary')).toHaveAttribute('data-highlighted', '');
});

test('classic-blog: the notes can be read in type', async ({ page }) => {
  await page.goto(path);
  const words = note(page, 'place').getByText(editNamed('place').note ?? '', { exact: true });
  await expect(words).toHaveCSS('position', 'absolute');
  await page.getByRole('checkbox', { name: copy.postMarked.typeSwitchLabel }).check();
  await expect(words).toHaveCSS('position', 'static');
  await expect(note(page, 'place').locator('svg[viewBox^="0 -40"]').first()).toBeHidden();
});

test('classic-blog: on paper the blue is gone', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(note(page, 'lamp')).toBeHidden();
  await expect(passage(page, 'lamp')).toHaveText(editNamed('lamp').printed, {
    useInnerText: true,
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How to choose a shop system without a spreadsheet',
    { useInnerText: true },
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('classic-blog: the text is switched, and the address lights a note', async ({ page }) => {
    await page.goto(path);
    await way(page, copy.postMarked.printedLabel).check();
    await expect(passage(page, 'door')).toHaveText(editNamed('door').printed, {
      useInnerText: true,
    });
    await way(page, copy.postMarked.markedLabel).check();
    await toNote(page, 'door').click();
    await expect(page).toHaveURL(/#note-door$/);
    await expect(note(page, 'door')).toBeInViewport();
    await toText(page, 'door').click();
    await expect(passage(page, 'door')).toBeInViewport();
    await expect(page.getByText('Put in', { exact: false }).first()).toBeVisible();
  });
});

test('classic-blog: a word is chosen, a mark is made, and the sentence is set anew', async ({
  page,
}) => {
  await page.goto(path);
  const sentence = page.getByLabel('A sentence of yours');
  await sentence.scrollIntoViewIfNeeded();
  await interact(page);
  const result = page.getByRole('status', { name: 'Set as marked' });
  await expect(result).toHaveText('The second reader reads it three times, and once aloud.');
  await expect(sentence).toBeEditable();
  await sentence.fill('it took 12 pages again never mind');
  await expect(result).toHaveText('it took 12 pages again never mind');
  const words = page.getByRole('group', { name: 'Its words' });
  const marks = page.getByRole('group', { name: 'Marks' });
  await words.getByRole('button', { name: '12' }).click();
  await marks.getByRole('button', { name: 'Spell out' }).click();
  await words.getByRole('button', { name: 'again' }).click();
  await page.keyboard.press('t');
  await expect(result).toHaveText('it took twelve pages never again mind');
  await page.keyboard.press('Home');
  await page.keyboard.press('c');
  await page.keyboard.press('End');
  await page.keyboard.press('d');
  await expect(result).toHaveText('It took twelve pages never again');
  await page.getByLabel('To put in').fill('long');
  await marks.getByRole('button', { name: 'Put in' }).click();
  await expect(result).toHaveText('It took twelve pages never again long');
  await page.getByRole('button', { name: 'Take all marks off' }).click();
  await expect(result).toHaveText('it took 12 pages again never mind');
});

test('classic-blog: a pasted page is counted, priced and arrives', async ({ page }) => {
  const form = await openForm(page, path, 'contact');
  const said = page.getByRole('status').filter({ hasText: /counted|words/ });
  await expect(said).toHaveText(copy.pageCount.emptyText);
  const person = newPerson('Page');
  const text = `${person.name} ${Array.from({ length: 500 }, () => 'so').join(' ')}`;
  await form.getByLabel(copy.form.commentLabel).fill(text);
  await expect(said).toContainText('502 words, 3 pages. Copy edit: $24.');
  await form.getByLabel('How closely').selectOption('Take apart');
  await expect(said).toContainText('502 words, 3 pages. Take apart: $42.');
  await fill(form, { name: person.name, email: person.email, phone: person.phone });
  await submitButton(form).click();
  await expect(form.getByRole('status')).toBeVisible();
  const mail = await expectMailWith(person.name);
  for (const part of ['Take apart', path]) expect(mail).toContain(part);
  await expect(said).toHaveText(copy.pageCount.emptyText);
});
