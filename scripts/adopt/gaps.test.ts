import { expect, test } from 'vitest';
import { gapsIn, summarizeGaps } from './gaps.ts';

const text = (line: number, text: string) => ({ file: 'src/copy.ts', line, text });

test('a gap is some words in brackets, in a text or in a comment; one word or a link is none', () => {
  const texts = [
    text(3, 'We are [how many people] people in [which town].'),
    text(5, '// [gap: price of the small plan]'),
    text(7, 'items[index], [gap], [our prices](/page/pricing-packages)'),
  ];
  expect(gapsIn(texts).map(({ line, description }) => [line, description])).toEqual([
    [3, 'how many people'],
    [3, 'which town'],
    [5, 'price of the small plan'],
  ]);
});

test('a gap may begin with a capital, as nouns do in German', () => {
  const texts = [
    text(2, 'Wir sind [wie viele Leute] in [Straße und Ort].'),
    text(4, '// [gap: Preis des kleinen Pakets]'),
    text(6, '[Straße]'),
  ];
  expect(gapsIn(texts).map(({ description }) => description)).toEqual([
    'wie viele Leute',
    'Straße und Ort',
    'Preis des kleinen Pakets',
  ]);
});

test('a summary counts the gaps and lists the first ten', () => {
  const gaps = (count: number) =>
    gapsIn(Array.from({ length: count }, (_, index) => text(index + 1, '[how many people]')));
  expect(summarizeGaps([])).toBe('');
  expect(summarizeGaps(gaps(1))).toBe('Gaps to fill (1):\nsrc/copy.ts:1: [how many people]\n');
  expect(summarizeGaps(gaps(10))).not.toContain('more');
  const lines = summarizeGaps(gaps(12)).trim().split('\n');
  expect(lines[0]).toBe('Gaps to fill (12):');
  expect(lines.slice(1, -1)).toHaveLength(10);
  expect(lines.at(-1)).toBe('… and 2 more: npm run adopt -- --check');
});
