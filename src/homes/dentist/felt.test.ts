import { expect, test } from 'vitest';
import { feltText, stretch } from './felt.ts';

test('seconds are as wide as they are long, in percent of the treatment', () => {
  expect(stretch({ at: 15, seconds: 90 }, 30)).toEqual({ left: 50, width: 5 });
});

test('what is felt is summed up in words', () => {
  expect(feltText([])).toBe('nothing');
  expect(feltText([{ at: 2, seconds: 8 }])).toBe('8 seconds');
  expect(
    feltText([
      { at: 2, seconds: 60 },
      { at: 9, seconds: 30 },
    ]),
  ).toBe('1 min 30 s');
  expect(feltText([{ at: 2, seconds: 120 }])).toBe('2 min');
});
