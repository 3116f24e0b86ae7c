import { expect, test } from 'vitest';
import { copy } from './copy.ts';

test('the number of people is the one that the words say', () => {
  const words = { 14: 'Fourteen', 3: 'Three', 2: 'Two', 0: 'Nobody' };
  for (const { people, holders } of copy.access.items)
    expect(holders.startsWith(words[people]), holders).toBe(true);
});
