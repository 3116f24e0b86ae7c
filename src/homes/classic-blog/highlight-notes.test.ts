import { expect, test } from 'vitest';
import { leaderPath, noteAfter } from './highlight-notes.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 3, 4],
  ['ArrowDown', 4, 4],
  ['ArrowUp', 2, 1],
  ['ArrowLeft', 0, 0],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 1, undefined],
])('%s at %i of five leads to %s', (key, index, expected) => {
  expect(noteAfter(key, index, 5)).toBe(expected);
});

test('a line begins at the sentence and ends at the note', () => {
  expect(leaderPath({ x: 10, y: 20 }, { x: 110, y: 60.04 }, 40)).toBe('M10 20C45 26 75 56 110 60');
});

test('a line keeps below the words that follow, as far as the side of the text', () => {
  expect(leaderPath({ x: 10, y: 20 }, { x: 310, y: 60 }, 210)).toBe(
    'M10 20C16 35 34 36 210 35C245 35 275 56 310 60',
  );
});
