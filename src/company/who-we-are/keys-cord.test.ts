import { expect, test } from 'vitest';
import { keysCord } from './keys-cord.ts';

test('each key has a hook, and a ring where somebody of the firm has it', () => {
  const people = [14, 3, 2, 0];
  for (const { path } of Object.values(keysCord(people))) {
    expect(path.match(/q8 0 8 8/g)).toHaveLength(people.length);
    expect(path.match(/s-14-6/g)).toHaveLength(people.filter((count) => count !== 0).length);
    expect(path).toMatch(/^M-3000 8L.*L3000 8$/);
  }
});
