import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { tables, widthOf } from './room.ts';

test('the plan has the thirty chairs that the page speaks of', () => {
  expect(tables.reduce((sum, { chairs }) => sum + chairs, 0)).toBe(30);
  expect(copy.map.heading).toContain('Thirty chairs');
});

test('tables are numbered once, stand in the room, and nobody sits on anybody', () => {
  expect(tables.map(({ number }) => number)).toEqual(tables.map((_, index) => index + 1));
  // The room is 16 wide and 9 deep; a chair and a passage take 3.2 more on every side.
  const reach = (chairs: number) => widthOf(chairs) / 2 + 3.2;
  for (const one of tables) {
    expect(one.x - reach(one.chairs), `${one.number}`).toBeGreaterThan(0);
    for (const other of tables.filter(({ number }) => number > one.number)) {
      const apart = Math.hypot(one.x - other.x, ((one.y - other.y) * 9) / 16);
      expect(apart, `${one.number} and ${other.number}`).toBeGreaterThan(
        reach(one.chairs) + reach(other.chairs) - 2,
      );
    }
  }
});
