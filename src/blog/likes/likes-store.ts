import { atom } from 'nanostores';
import { readLikes, saveLikes } from './likes-storage.ts';

/** Ids of the posts that the visitor likes, and whether they could be stored on this device. */
export const $likes = atom<{ ids: readonly number[]; persisted: boolean }>({
  ids: [],
  persisted: true,
});

/** Loads the likes stored on this device. */
export const loadLikes = (): void => $likes.set({ ...$likes.get(), ids: readLikes() });

/** Toggles the like of a post. */
export function toggleLike(id: number): void {
  const { ids } = $likes.get();
  const others = ids.filter((each) => each !== id);
  const next = others.length === ids.length ? [...ids, id] : others;
  $likes.set({ ids: next, persisted: saveLikes(next) });
}
