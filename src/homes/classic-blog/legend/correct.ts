import { capitalize } from '../../../content/capitalize.ts';
import { numberWords } from '../../../content/number-words.ts';
import type { MarkName } from './proof-marks.ts';

/** Mark at a word of a sentence, by the word's index; `text` is the insertion. */
export interface Mark {
  name: MarkName;
  wordIndex: number;
  text?: string;
}

/** Splits a sentence into words; marks refer to their indexes. */
export const wordsIn = (sentence: string): string[] => sentence.split(/\s+/).filter(Boolean);

const letterParts = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u;

/** Changes the letters of a word, and keeps the punctuation around it. */
function changeLetters(word: string, change: (letters: string) => string): string {
  const [, before = '', letters = '', after = ''] = letterParts.exec(word) ?? [];
  return `${before}${change(letters)}${after}`;
}

const spellOut = (letters: string) => {
  const plain = letters.replaceAll(',', '');
  return /^\d{1,6}$/.test(plain) ? numberWords(Number(plain)) : letters;
};

/** Appends a punctuation mark to a word, in place of its own. */
const withPunctuation = (word: string, sign: string) =>
  word.replace(/[.,;:!?]+(?=[”’"']*$)|$/, sign);

const changeWord: Partial<Record<MarkName, (word: string) => string>> = {
  capital: (word) => changeLetters(word, capitalize),
  'lower-case': (word) => changeLetters(word, (letters) => letters.toLowerCase()),
  'spell-out': (word) => changeLetters(word, spellOut),
  quotes: (word) => word.replace(/^(.*?)([.,]?)$/, '“$1$2”'),
  period: (word) => withPunctuation(word, '.'),
  comma: (word) => withPunctuation(word, ','),
};

/** Order in which the marks of one word are applied. */
const order: readonly MarkName[] = [
  'spell-out',
  'lower-case',
  'capital',
  'comma',
  'period',
  'quotes',
];

interface CorrectedWord {
  text: string;
  /** Line break of a new paragraph, or nothing. */
  before: string;
  /** Separator before the next word. */
  after: string;
}

/** Applies the marks and returns the corrected sentence. */
export function correct(words: readonly string[], marks: readonly Mark[]): string {
  const marksAt = (wordIndex: number) => marks.filter((mark) => mark.wordIndex === wordIndex);
  const hasMark = (wordIndex: number, name: MarkName) =>
    marksAt(wordIndex).some((mark) => mark.name === name);
  const sequence = words.map((_, index) => index);
  for (const { name, wordIndex } of marks) {
    if (name !== 'transpose' || wordIndex + 1 >= words.length) continue;
    const [one, other] = [sequence.indexOf(wordIndex), sequence.indexOf(wordIndex + 1)];
    [sequence[one], sequence[other]] = [wordIndex + 1, wordIndex];
  }
  const pieces = sequence.flatMap((wordIndex): CorrectedWord[] => {
    if (hasMark(wordIndex, 'delete') && !hasMark(wordIndex, 'insert')) return [];
    let text = hasMark(wordIndex, 'delete') ? '' : (words[wordIndex] ?? '');
    for (const name of order)
      if (text && hasMark(wordIndex, name)) text = changeWord[name]?.(text) ?? text;
    const inserted =
      marksAt(wordIndex)
        .find(({ name }) => name === 'insert')
        ?.text?.trim() ?? '';
    const joined = [inserted, text].filter(Boolean).join(' ');
    if (joined === '') return [];
    const after = hasMark(wordIndex, 'close-up')
      ? ''
      : hasMark(wordIndex, 'hyphen')
        ? '-'
        : hasMark(wordIndex, 'dash')
          ? ' — '
          : ' ';
    return [{ text: joined, after, before: hasMark(wordIndex, 'paragraph') ? '\n' : '' }];
  });
  return pieces
    .map(({ text, after, before }, index) => {
      const next = pieces[index + 1];
      const gap = next?.before ? '' : after;
      return `${index > 0 ? before : ''}${text}${next ? gap : ''}`;
    })
    .join('');
}

/** Marks that exclude each other at one word: the newer replaces the older. */
const exclusiveMarks: readonly (readonly MarkName[])[] = [
  ['capital', 'lower-case'],
  ['period', 'comma'],
  ['close-up', 'hyphen', 'dash'],
];

/** Toggles a mark at a word; `stet` removes all marks of the word. */
export function toggleMark(marks: readonly Mark[], mark: Mark): Mark[] {
  const { name, wordIndex } = mark;
  if (name === 'stet') return marks.filter((each) => each.wordIndex !== wordIndex);
  const existing = marks.find((each) => each.wordIndex === wordIndex && each.name === name);
  const others = marks.filter((each) => each !== existing);
  if (existing && existing.text === mark.text) return others;
  const exclusive = exclusiveMarks.find((group) => group.includes(name)) ?? [];
  return [
    ...others.filter((each) => each.wordIndex !== wordIndex || !exclusive.includes(each.name)),
    mark,
  ];
}

/** Drops the marks whose word no longer exists. */
export const marksWithin = (marks: readonly Mark[], count: number): Mark[] =>
  marks.filter(({ wordIndex }) => wordIndex < count);
