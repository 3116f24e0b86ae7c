import { expect, test } from 'vitest';
import { clockDigits, hourText, playingTime, spokenTime, timeText } from './time-text.ts';

test('minutes after midnight are formatted with am or pm, beyond midnight too', () => {
  expect([0, 280, 720, 1117, 1445].map(timeText)).toEqual([
    '12:00 am',
    '4:40 am',
    '12:00 pm',
    '6:37 pm',
    '12:05 am',
  ]);
});

test('hours are formatted as in speech', () => {
  expect([8, 12, 12.5, 18, 21.5].map(hourText)).toEqual([
    '8 am',
    'noon',
    '12:30 pm',
    '6 pm',
    '9:30 pm',
  ]);
});

test('times are formatted as in speech, too', () => {
  expect([480, 720, 1080, 1290].map(spokenTime)).toEqual(['8 am', 'noon', '6 pm', '9:30 pm']);
});

test('digits alone are those of a twelve-hour clock', () => {
  expect([0, 280, 720, 1117].map(clockDigits)).toEqual(['12:00', '4:40', '12:00', '6:37']);
});

test('a playing time has two digits for seconds, and as many as it needs for minutes', () => {
  expect([0, 7.9, 31, 60, 95].map(playingTime)).toEqual(['0:00', '0:07', '0:31', '1:00', '1:35']);
});
