import { capitalize } from '../../../content/capitalize.ts';
import { numberWords } from '../../../content/number-words.ts';
import type { MarkName } from './proof-marks.ts';

/** Mark at a word of a sentence, by the word's index; `text` is the insertion. */
export interface Mark {
  name: MarkName;
  at: number;
  text?: string;
}

/** Splits a sentence into words; marks refer to their indexes. */
export const wordsIn = (sentence: string): string[] => sentence.split(/\s+/).filter(Boolean);

const parts = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u;

/** Changes the letters of a word, and keeps the punctuation around it. */
function within(word: string, change: (letters: string) => string): string {
  const [, before = '', letters = '', after = ''] = parts.exec(word) ?? [];
  return `${before}${change(letters)}${after}`;
}

const spelled = (letters: string) => {
  const plain = letters.replaceAll(',', '');
  return /^\d{1,6}$/.test(plain) ? numberWords(Number(plain)) : letters;
};

/** Appends a punctuation mark to a word, in place of its own. */
const signed = (word: string, sign: string) => word.replace(/[.,;:!?]+(?=[”’"']*$)|$/, sign);

const changes: Partial<Record<MarkName, (word: string) => string>> = {
  capital: (word) => within(word, capitalize),
  'lower-case': (word) => within(word, (letters) => letters.toLowerCase()),
  'spell-out': (word) => within(word, spelled),
  quotes: (word) => word.replace(/^(.*?)([.,]?)$/, '“$1$2”'),
  period: (word) => signed(word, '.'),
  comma: (word) => signed(word, ','),
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

interface Piece {
  text: string;
  /** Separator before the next word. */
  after: string;
  before: string;
}

/** Applies the marks and returns the corrected sentence. */
export function correct(words: readonly string[], marks: readonly Mark[]): string {
  const on = (at: number) => marks.filter((mark) => mark.at === at);
  const has = (at: number, name: MarkName) => on(at).some((mark) => mark.name === name);
  const sequence = words.map((_, index) => index);
  for (const { name, at } of marks) {
    if (name !== 'transpose' || at + 1 >= words.length) continue;
    const [one, other] = [sequence.indexOf(at), sequence.indexOf(at + 1)];
    [sequence[one], sequence[other]] = [at + 1, at];
  }
  const pieces = sequence.flatMap((at): Piece[] => {
    if (has(at, 'delete') && !has(at, 'insert')) return [];
    let text = has(at, 'delete') ? '' : (words[at] ?? '');
    for (const name of order) if (text && has(at, name)) text = changes[name]?.(text) ?? text;
    const inserted =
      on(at)
        .find(({ name }) => name === 'insert')
        ?.text?.trim() ?? '';
    const joined = [inserted, text].filter(Boolean).join(' ');
    if (joined === '') return [];
    const after = has(at, 'close-up')
      ? ''
      : has(at, 'hyphen')
        ? '-'
        : has(at, 'dash')
          ? ' — '
          : ' ';
    return [{ text: joined, after, before: has(at, 'paragraph') ? '\n' : '' }];
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
const rivals: readonly (readonly MarkName[])[] = [
  ['capital', 'lower-case'],
  ['period', 'comma'],
  ['close-up', 'hyphen', 'dash'],
];

/** Toggles a mark at a word; `stet` removes all marks of the word. */
export function withMark(marks: readonly Mark[], mark: Mark): Mark[] {
  const { name, at } = mark;
  if (name === 'stet') return marks.filter((each) => each.at !== at);
  const there = marks.find((each) => each.at === at && each.name === name);
  const others = marks.filter((each) => each !== there);
  if (there && there.text === mark.text) return others;
  const rival = rivals.find((group) => group.includes(name)) ?? [];
  return [...others.filter((each) => each.at !== at || !rival.includes(each.name)), mark];
}

/** Drops the marks whose word no longer exists. */
export const marksWithin = (marks: readonly Mark[], count: number): Mark[] =>
  marks.filter(({ at }) => at < count);
