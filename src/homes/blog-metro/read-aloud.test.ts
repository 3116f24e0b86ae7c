import { expect, test } from 'vitest';
import { readAloud } from './read-aloud.ts';

const words = (count: number) => Array.from({ length: count }, () => 'sand').join(' ');

test.each([
  [40, 1, 0],
  [300, 2, 0],
  [375, 3, 1],
  [750, 5, 2],
  [1500, 10, 4],
])('%i words take %i minutes and %i tiles', (count, minutes, tiles) => {
  expect(readAloud(words(count))).toEqual({ minutes, tiles });
});

test('nobody reads code, footnotes or rules of a table aloud', () => {
  const text = `${words(375)}\n\n\`\`\`sql\n${words(400)}\n\`\`\`\n\n| --- | --- |\n\n[^1]: ${words(90)}\n`;
  expect(readAloud(text)).toEqual({ minutes: 3, tiles: 1 });
});
