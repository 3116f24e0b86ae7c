import { expect, test } from 'vitest';
import { toolSnippetCopy } from './copy-tool-snippet.ts';
import { cutLine, settings } from './snippet.ts';
import { type Draft, faultsOf } from './snippet-faults.ts';

const { faults: words, examples } = toolSnippetCopy.editor;
const good: Draft = examples[1].draft;
const idsOf = (draft: Draft) => faultsOf(draft, words).map(({ id }) => id);

test('the line that we left has no fault, on a phone neither', () => {
  expect(idsOf(good)).toEqual(['good']);
  expect(cutLine(good.title, settings.phone.title).isCut).toBe(false);
});

test('the line that we found has several, gravest first', () => {
  const found = faultsOf(examples[0].draft, words);
  expect(found.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['titleCut', 'textCut', 'homeFirst', 'repeated']),
  );
  const grave = found.map((fault) => fault.isSevere);
  expect(grave.indexOf(false)).toBeGreaterThan(grave.lastIndexOf(true));
});

test('says how many pixels are too many, and what is lost', () => {
  const title = `${good.title} and many more things that nobody reads`;
  const { width, cutText } = cutLine(title, settings.desk.title);
  const said = faultsOf({ ...good, title }, words).find(({ id }) => id === 'titleCut')?.message;
  expect(said).toContain(`${Math.ceil(width - 600)} px`);
  expect(said).toContain(cutText);
});

test('misses what is empty, short or loud', () => {
  expect(idsOf({ ...good, title: '' })).toContain('titleEmpty');
  expect(idsOf({ ...good, text: ' ' })).toContain('textEmpty');
  expect(idsOf({ ...good, title: 'Bread, fresh, Yuma' })).toContain('titleShort');
  expect(idsOf({ ...good, title: 'FRESH BREAD FROM FOUR IN DOWNTOWN YUMA' })).toContain('shouting');
});

test('misses a searched word, or finds it behind the cut', () => {
  expect(idsOf({ ...good, query: 'gluten' })).toContain('queryMissing');
  const title =
    'A family business that has been proud to serve its customers since 1988 with conchas';
  expect(idsOf({ ...good, title, query: 'conchas' })).toContain('queryLate');
});

test('a description that only a phone cuts is said so', () => {
  const text = `${good.text} Parking in the yard.`;
  expect(cutLine(text, settings.desk.text).isCut).toBe(false);
  expect(idsOf({ ...good, text })).toEqual(['textPhone']);
});
