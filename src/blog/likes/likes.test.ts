import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $likes, loadLikes, toggleLike } from './likes-store.ts';

beforeEach(() => $likes.set({ ids: [], persisted: true }));
afterEach(() => vi.unstubAllGlobals());

function storage(first?: string) {
  const kept = new Map(first === undefined ? [] : [['liked-posts', first]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return kept;
}

test('stores a like, and removes it', () => {
  const kept = storage('[4]');
  loadLikes();
  toggleLike(7);
  expect($likes.get()).toEqual({ ids: [4, 7], persisted: true });
  expect(kept.get('liked-posts')).toBe('[4,7]');
  toggleLike(4);
  expect($likes.get().ids).toEqual([7]);
});

test.each(['', 'no json', '{}', '["4"]', 'null'])('ignores invalid stored values: %s', (found) => {
  storage(found);
  loadLikes();
  expect($likes.get().ids).toEqual([]);
});

test('without storage a like lasts for this visit and is marked as not persisted', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  loadLikes();
  toggleLike(7);
  expect($likes.get()).toEqual({ ids: [7], persisted: false });
});
