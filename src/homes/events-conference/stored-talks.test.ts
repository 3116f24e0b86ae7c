import { afterEach, expect, test, vi } from 'vitest';
import { storedTalks, storeTalks } from './stored-talks.ts';

afterEach(() => vi.unstubAllGlobals());

function storage(kept: string | null) {
  const box = { kept };
  vi.stubGlobal('localStorage', {
    getItem: () => box.kept,
    setItem: (_: string, value: string) => {
      box.kept = value;
    },
  });
}

test('what is kept comes back', () => {
  storage(null);
  expect(storedTalks()).toEqual([]);
  expect(storeTalks(['a', 'b'])).toBe(true);
  expect(storedTalks()).toEqual(['a', 'b']);
});

test.each(['{', '7', '{"a":1}', 'null'])('%s in its place is no choice', (kept) => {
  storage(kept);
  expect(storedTalks()).toEqual([]);
});

test('storage that is switched off is said, not thrown', () => {
  const off = () => {
    throw new Error('off');
  };
  vi.stubGlobal('localStorage', { getItem: off, setItem: off });
  expect(storedTalks()).toEqual([]);
  expect(storeTalks(['a'])).toBe(false);
});
