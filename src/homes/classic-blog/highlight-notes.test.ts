import { expect, test } from 'vitest';
import { leaderPath } from './highlight-notes.ts';

test('a line begins at the sentence and ends at the note', () => {
  expect(leaderPath({ x: 10, y: 20 }, { x: 110, y: 60.04 }, 40)).toBe('M10 20C45 26 75 56 110 60');
});

test('a line keeps below the words that follow, as far as the side of the text', () => {
  expect(leaderPath({ x: 10, y: 20 }, { x: 310, y: 60 }, 210)).toBe(
    'M10 20C16 35 34 36 210 35C245 35 275 56 310 60',
  );
});
