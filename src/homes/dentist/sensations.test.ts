import { expect, test } from 'vitest';
import { sensationPosition, sensationText } from './sensations.ts';

test('seconds are as wide as they are long, in percent of the treatment', () => {
  expect(sensationPosition({ minute: 15, seconds: 90 }, 30)).toEqual({ left: 50, width: 5 });
});

test('what is felt is summed up in words', () => {
  expect(sensationText([])).toBe('nothing');
  expect(sensationText([{ minute: 2, seconds: 8 }])).toBe('8 seconds');
  expect(
    sensationText([
      { minute: 2, seconds: 60 },
      { minute: 9, seconds: 30 },
    ]),
  ).toBe('1 min 30 s');
  expect(sensationText([{ minute: 2, seconds: 120 }])).toBe('2 min');
});
