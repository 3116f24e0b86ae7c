import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { keysCord } from './keys-cord.ts';

test('each key has a hook, and a ring where somebody of the firm has it', () => {
  const people = copy.access.items.map((item) => item.people);
  for (const { path } of Object.values(keysCord(people))) {
    expect(path.match(/q8 0 8 8/g)).toHaveLength(people.length);
    expect(path.match(/s-14-6/g)).toHaveLength(people.filter((count) => count !== 0).length);
    expect(path).toMatch(/^M-3000 8L.*L3000 8$/);
  }
});

test('the number of people is the one that the words say', () => {
  const words = { 14: 'Fourteen', 3: 'Three', 2: 'Two', 0: 'Nobody' };
  for (const { people, holders } of copy.access.items)
    expect(holders.startsWith(words[people]), holders).toBe(true);
});
