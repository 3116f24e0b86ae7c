import { expect, test } from 'vitest';
import { correct, type Mark, marksWithin, toggleMark, wordsIn } from './correct.ts';
import { type MarkName, markNames, proofMarks } from './proof-marks.ts';

const set = (sentence: string, ...marks: Mark[]) => correct(wordsIn(sentence), marks);
const at = (place: number, name: MarkName, text?: string): Mark =>
  text === undefined ? { wordIndex: place, name } : { wordIndex: place, name, text };

test.each<[string, string, Mark[], string]>([
  ['no mark', '  It   is late ', [], 'It is late'],
  ['delete', 'a very cold day', [at(1, 'delete')], 'a cold day'],
  ['insert before a word', 'a dog', [at(1, 'insert', 'wet')], 'a wet dog'],
  [
    'delete and put in its place',
    'a big dog',
    [at(1, 'delete'), at(1, 'insert', 'wet')],
    'a wet dog',
  ],
  ['transpose', 'again never', [at(0, 'transpose')], 'never again'],
  ['transpose at the last word does nothing', 'never again', [at(1, 'transpose')], 'never again'],
  ['close up', 'a news paper.', [at(1, 'close-up')], 'a newspaper.'],
  ['hyphen', 'a well read page', [at(1, 'hyphen')], 'a well-read page'],
  ['dash', 'late again', [at(0, 'dash')], 'late — again'],
  ['period for a comma', 'It is late,', [at(2, 'period')], 'It is late.'],
  ['comma', 'yes but', [at(0, 'comma')], 'yes, but'],
  ['quotes keep the period inside', 'It is fresh.', [at(2, 'quotes')], 'It is “fresh.”'],
  ['capital behind a sign', '“indiana', [at(0, 'capital')], '“Indiana'],
  ['lower case', 'the AUTHOR,', [at(1, 'lower-case')], 'the author,'],
  [
    'spelled out at the beginning',
    '12 pages',
    [at(0, 'spell-out'), at(0, 'capital')],
    'Twelve pages',
  ],
  ['a word that is no number stays', 'pages', [at(0, 'spell-out')], 'pages'],
  ['paragraph', 'Enough. Now', [at(1, 'paragraph')], 'Enough.\nNow'],
  ['nothing left', 'so', [at(0, 'delete')], ''],
  ['the last word gone', 'so there', [at(1, 'delete')], 'so'],
])('%s', (_, sentence, marks, expected) => {
  expect(set(sentence, ...marks)).toBe(expected);
});

test('a mark made twice is taken back, a rival gives way, and stet takes back all of a word', () => {
  let marks: Mark[] = [];
  const make = (mark: Mark) => {
    marks = toggleMark(marks, mark);
  };
  make(at(0, 'capital'));
  make(at(0, 'lower-case'));
  expect(marks).toEqual([at(0, 'lower-case')]);
  make(at(0, 'lower-case'));
  expect(marks).toEqual([]);
  make(at(1, 'insert', 'wet'));
  make(at(1, 'insert', 'dry'));
  expect(marks).toEqual([at(1, 'insert', 'dry')]);
  make(at(2, 'delete'));
  make(at(1, 'comma'));
  make(at(1, 'stet'));
  expect(marks).toEqual([at(2, 'delete')]);
  expect(marksWithin(marks, 2)).toEqual([]);
});

test('each mark does to its example what the legend says', () => {
  const example: Partial<Record<MarkName, Mark[]>> = {
    insert: [at(1, 'insert', 'wet')],
    capital: [at(0, 'capital')],
    period: [at(2, 'period')],
    'lower-case': [at(1, 'lower-case')],
    paragraph: [at(1, 'paragraph')],
  };
  for (const name of markNames) {
    const { before, after } = proofMarks[name];
    const marks = name === 'stet' ? [] : (example[name] ?? [at(0, name)]);
    expect(set(before, ...marks), name).toBe(after.replace(' ¶ ', '\n'));
  }
});

test('no two marks have one key', () => {
  const keys = markNames.map((name) => proofMarks[name].key);
  expect(new Set(keys).size).toBe(keys.length);
});
