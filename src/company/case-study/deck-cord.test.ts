import { expect, test } from 'vitest';
import { deckCord, emptyPlaces } from './deck-cord.ts';

/** Counts the places that the line goes round. */
const takenIn = (path: string) => path.match(/v-\d/g)?.length ?? 0;
const deck = (empty: number, isFerry = true) => ({ places: 28, isFerry, empty });

test('the line goes round each place that is taken: of 28, four are empty before, and one after', () => {
  const { wide, narrow } = deckCord(deck(4), deck(1));
  expect(takenIn(wide.path)).toBe(24 + 27);
  expect(narrow.map(({ path }) => takenIn(path))).toEqual([24, 27]);
  for (const { path } of [wide, ...narrow]) expect(path).toMatch(/^M-3000 .*L3000 \d+$/);
});

test('empty places are in several lanes, and all of them at most', () => {
  const lanes = [...emptyPlaces(28, 4)].map((place) => Math.floor(place / 7));
  expect(new Set(lanes).size).toBeGreaterThan(2);
  expect(emptyPlaces(28, 30).size).toBe(28);
});

test('without a ferry the line is drawn in one strand', () => {
  const { wide } = deckCord(deck(4, false), deck(1, false));
  expect(wide.path.match(/M/g)).toHaveLength(1);
  expect(deckCord(deck(4), deck(1)).wide.path.match(/M/g)).toHaveLength(3);
});
