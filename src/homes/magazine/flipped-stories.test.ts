import { expect, test } from 'vitest';
import { combinationsOf, flippedIn, hashOf, setStory } from './flipped-stories.ts';

const ids = ['bridge', 'line', 'shop', 'dam', 'school'];

test.each([
  ['#now', ids],
  ['#dam', ['dam']],
  ['#school+dam', ['dam', 'school']],
  ['#bridge%2Bline', ['bridge', 'line']],
  ['#then', []],
  ['#letters', undefined],
  ['#dam+letters', undefined],
  ['', undefined],
])('the address “%s” turns %j', (hash, flipped) => {
  expect(flippedIn(hash, ids)).toEqual(flipped);
});

test('every set of stories has an address, and comes back from it', () => {
  const sets = [
    ...combinationsOf(ids).map((name) => `#${name}`),
    '#now',
    ...ids.map((id) => `#${id}`),
  ];
  expect(sets).toHaveLength(2 ** ids.length - 1);
  for (const hash of sets) expect(hashOf(flippedIn(hash, ids) ?? [], ids, [])).toBe(hash);
  expect(hashOf([], ids, [])).toBe('');
});

test('a story is flipped once, and back', () => {
  expect(setStory(['dam'], 'dam', true)).toEqual(['dam']);
  expect(setStory(['dam'], 'bridge', true)).toEqual(['dam', 'bridge']);
  expect(setStory(['dam', 'bridge'], 'dam', false)).toEqual(['bridge']);
});

test('the stories that are flipped at first need no address', () => {
  expect(hashOf(['line'], ids, ['line'])).toBe('');
  expect(hashOf([], ids, ['line'])).toBe('#then');
  expect(hashOf(['dam', 'line'], ids, ['line'])).toBe('#line+dam');
});
