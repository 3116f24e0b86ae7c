import { expect, test } from 'vitest';
import { iconPages } from './icon-sets.ts';
import { loadIcons, spriteOf } from './load-icons.ts';

const sets = iconPages.flatMap((page) => page.sets);

test.each([
  ['feather', 286],
  ['fa7-solid', 2000],
  ['fa7-regular', 272],
  ['fa7-brands', 608],
  ['phosphor-line', 1512],
  ['phosphor-solid', 1512],
  ['et-line', 100],
  ['simple-line', 189],
  ['themify', 352],
])('%s has all of its icons, each once', (id, count) => {
  const set = sets.find((each) => each.id === id);
  const names = set ? loadIcons(set).map(({ name }) => name) : [];
  expect(new Set(names).size).toBe(names.length);
  // A set may grow with its package, but not shrink unnoticed.
  expect(names.length).toBeGreaterThanOrEqual(Math.floor(count * 0.75));
});

test('names are safe in space-separated lists and in URLs', () => {
  for (const set of sets) {
    expect(loadIcons(set).filter(({ name }) => !/^[\w-]+$/.test(name))).toEqual([]);
  }
});

test('a sprite takes the color of the text', () => {
  const [set] = sets;
  const sprite = set ? spriteOf(loadIcons(set)) : '';
  expect(sprite).toContain('<symbol id="activity" viewBox="0 0 24 24">');
  expect(sprite).toContain('currentColor');
});
