import fc from 'fast-check';
import { expect, test } from 'vitest';
import { versionOf } from '../../../../tests/edited-version.ts';
import { countWords, diffWords } from './diff-words.ts';

const shown = (first: string, second: string) =>
  diffWords(first, second)
    .map(({ kind, text }) => {
      if (kind === 'kept') return text;
      return kind === 'deleted' ? `[${text}]` : `{${text}}`;
    })
    .join('');

test.each([
  ['nothing changed', 'Open it.', 'Open it.', 'Open it.'],
  ['a word cut', 'It is quite cold.', 'It is cold.', 'It is [quite ]cold.'],
  [
    'a word put in',
    'Buy on your phone.',
    'Buy from both on your phone.',
    'Buy {from both }on your phone.',
  ],
  ['a word for another', 'Use your products.', 'Use your rope.', 'Use your [products]{rope}.'],
  [
    'all of it',
    'Payment was made in kind.',
    'Cinnamon rolls.',
    '[Payment was made in kind]{Cinnamon rolls}.',
  ],
  ['nothing before', '', 'So.', '{So.}'],
  ['nothing left', 'In conclusion,', '', '[In conclusion,]'],
])('%s', (_, first, second, expected) => {
  expect(shown(first, second)).toBe(expected);
});

test('two changes with one short word between them are struck in one go', () => {
  expect(shown('an oversell of goods will occur', 'a lamp of brass is sold twice')).toBe(
    '[an oversell of goods will occur]{a lamp of brass is sold twice}',
  );
});

test('both versions can be read off, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('the', 'lamp', 'lamp’s', ',', '.', ' ', '  ', '“two”', '1,100', '—'), {
      maxLength: 30,
    })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (first, second) => {
      const runs = diffWords(first, second);
      expect(versionOf(runs, 'first')).toBe(first);
      expect(versionOf(runs, 'second')).toBe(second);
    }),
  );
});

test.each([
  ['', 0],
  ['Refund one.', 2],
  ['the shop’s till — both', 4],
  ['$1,531.20 in well-kept books', 4],
])('“%s” has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
