import { expect, test } from 'vitest';
import { readHours } from './read-hours.ts';

/** Spans as clock times after six in the evening. */
const read = (letter: string) => readHours(letter).map(({ from, to }) => [from, to]);

test.each([
  ['nothing at all', '', []],
  ['no hour among other numbers', 'We were 4 people and 2 dogs.', []],
  ['an hour with minutes', 'Woke 1:10.', [[430, 430]]],
  [
    'am and pm',
    'Rain from 9 pm, wind at 3 a.m.',
    [
      [180, 180],
      [540, 540],
    ],
  ],
  ['midnight', 'At midnight the bell.', [[360, 360]]],
  [
    'an hour that is announced',
    'She cried at 3 and about 5.',
    [
      [540, 540],
      [660, 660],
    ],
  ],
  ['a stretch', 'Awake 2:40 to 3:15.', [[520, 555]]],
  ['a stretch with a dash over midnight', '11:30 pm–1:15', [[330, 435]]],
  [
    'hours that go on through the night',
    '7:30, 11:00, 2:00, 6:30',
    [
      [90, 90],
      [300, 300],
      [480, 480],
      [750, 750],
    ],
  ],
  [
    'hours of twenty-four',
    '19:05 and 23:40',
    [
      [65, 65],
      [340, 340],
    ],
  ],
  ['no hour of the day', 'At 2 pm we slept.', []],
  ['no hour that no clock has', 'Room 25:10, minute 3:75.', []],
] as const)('a letter with %s', (_, letter, spans) => {
  expect(read(letter)).toEqual(spans);
});

test('says the hours as they were written', () => {
  const texts = readHours('Up at 1:10 am, then 2:40 to 3:15.').map(({ text }) => text);
  expect(texts).toEqual(['1:10 am', '2:40 to 3:15']);
});
