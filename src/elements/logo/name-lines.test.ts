import { describe, expect, it } from 'vitest';
import type { NameShape } from './brand-shape.ts';
import { isShort, layoutName } from './name-lines.ts';

/** Name whose letters are half an em wide. */
const named = (name: string): NameShape => ({
  words: name.split(' ').map((word) => ({ d: `M${word}`, width: word.length * 200 })),
  em: 400,
  space: 100,
  capital: 280,
});
const linesOf = ({ words }: { words: readonly { d: string; transform: string }[] }) =>
  Map.groupBy(words, ({ transform }) => / ([\d.]+)\)/.exec(transform)?.[1]);

describe('a name in one line', () => {
  it('begins at the given position, with a space between words', () => {
    const { words, width } = layoutName(named('Ash Elm'), 76);
    expect(words.map(({ transform }) => transform)).toEqual([
      'translate(76 49.92) scale(0.128)',
      'translate(165.6 49.92) scale(0.128)',
    ]);
    expect(width).toBeCloseTo(1300 * 0.128);
  });

  it('is set smaller where it would be too wide for any bar', () => {
    expect(layoutName(named('Worcestershireworkshop'), 0).width).toBeLessThan(564);
    expect(layoutName(named('W'.repeat(60)), 0).width).toBe(560);
  });
});

describe('a name in two lines', () => {
  const { words, width } = layoutName(named('Hollingsworth Brothers & Vance'), 0, 2);

  it('breaks where the lines come out most alike', () => {
    const lines = [...linesOf({ words }).values()].map((line) => line.map(({ d }) => d.slice(1)));
    expect(lines).toEqual([['Hollingsworth'], ['Brothers', '&', 'Vance']]);
  });

  it('stays on its board, and is half as wide as in one', () => {
    const [first = 0, second = 0] = [...linesOf({ words }).keys()].map(Number);
    expect(first - 280 * 0.07).toBeGreaterThan(4);
    expect(second).toBeLessThan(58);
    expect(width).toBeLessThan(230);
  });

  it('is one line where there is one word', () => {
    expect(layoutName(named('Larkfield'), 0, 2)).toEqual(layoutName(named('Larkfield'), 0, 1));
  });
});

it('tells short names from those that need two lines in a bar', () => {
  expect(isShort(named('Alders'))).toBe(true);
  expect(isShort(named('Ash & Elm'))).toBe(true);
  expect(isShort(named('Brattleboro & Sons'))).toBe(false);
});
