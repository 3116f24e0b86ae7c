import { afterEach, expect, test, vi } from 'vitest';
import { storedTalks, storeTalks } from './stored-talks.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(value: string | null) {
  const box = { value };
  vi.stubGlobal('localStorage', {
    getItem: () => box.value,
    setItem: (_: string, next: string) => {
      box.value = next;
    },
  });
}

test('returns the stored talks', () => {
  stubStorage(null);
  expect(storedTalks()).toEqual([]);
  expect(storeTalks(['a', 'b'])).toBe(true);
  expect(storedTalks()).toEqual(['a', 'b']);
});

test.each(['{', '7', '{"a":1}', 'null'])('%s as stored value is no choice', (value) => {
  stubStorage(value);
  expect(storedTalks()).toEqual([]);
});

test('returns false where storage is switched off', () => {
  const off = () => {
    throw new Error('off');
  };
  vi.stubGlobal('localStorage', { getItem: off, setItem: off });
  expect(storedTalks()).toEqual([]);
  expect(storeTalks(['a'])).toBe(false);
});
