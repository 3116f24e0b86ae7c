import { describe, expect, it } from 'vitest';
import { notices } from './notices.ts';
import { placeCount, placeOf, wallAt } from './wall-layout.ts';

const many = notices.length;

describe('the wall', () => {
  it('changes one place a step, and puts the newest sheet there', () => {
    for (let sheet = 417; sheet < 460; sheet += 1) {
      const [before, after] = [wallAt(sheet, many), wallAt(sheet + 1, many)];
      const changed = after.flatMap((now, i) => (now.sheet === before[i]?.sheet ? [] : [i]));
      expect(changed).toEqual([placeOf(sheet + 1)]);
      expect(after[placeOf(sheet + 1)]?.sheet).toBe(sheet + 1);
    }
  });

  it('says nothing twice at a time, and shows every rule', () => {
    for (let sheet = 417; sheet < 460; sheet += 1) {
      const wall = wallAt(sheet, many);
      expect(new Set(wall.map(({ notice }) => notice)).size).toBe(placeCount);
      expect(new Set(wall.map(({ rule }) => rule)).size).toBe(7);
    }
  });
});
