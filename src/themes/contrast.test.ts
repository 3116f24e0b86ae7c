import { expect, test } from 'vitest';
import { colorOf, failingPairs, unreadablePairs } from './contrast.ts';
import { themeNames, themes } from './themes.ts';

test('computes known colors and contrasts', () => {
  expect(colorOf('color-mix(in oklab, white 100%, black)', {})).toBe('#ffffff');
  expect(failingPairs({ '--a': '#777777', '--b': '#ffffff' }, [['--a', '--b']])).toHaveLength(1);
  expect(colorOf('var(--none, var(--a))', { '--a': '#123456' })).toBe('#123456');
});

test.each(themeNames)('%s: text is readable on every background and tone', (theme) => {
  expect(unreadablePairs(themes[theme])).toEqual([]);
});
