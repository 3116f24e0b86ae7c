import { expect, test } from 'vitest';
import { clashesOf, type TimedTalk } from './clashes.ts';

const talk = (id: string, night: 1 | 2, from: number, to: number): TimedTalk => ({
  id,
  night,
  start: from,
  end: to,
});
const pairs = (...chosen: TimedTalk[]) => clashesOf(chosen).map(([a, b]) => `${a.id}${b.id}`);

test('two at the same time are a pair, in the order of the program', () => {
  expect(pairs(talk('b', 1, 1230, 1280), talk('a', 1, 1200, 1245))).toEqual(['ab']);
});

test('one that begins when another ends is none', () => {
  expect(pairs(talk('a', 1, 1200, 1245), talk('b', 1, 1245, 1290))).toEqual([]);
});

test('the same hour of another night is none', () => {
  expect(pairs(talk('a', 1, 1200, 1245), talk('b', 2, 1200, 1245))).toEqual([]);
});

test('a long one meets each of two short ones', () => {
  const long = talk('a', 2, 1530, 1635);
  expect(pairs(long, talk('b', 2, 1535, 1550), talk('c', 2, 1620, 1660))).toEqual(['ab', 'ac']);
});
