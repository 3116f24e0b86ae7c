import { atom } from 'nanostores';
import { keepLikes, readLikes } from './kept-likes.ts';

/** What the visitor likes, by the ids of the posts, and whether this device keeps it. */
export const $likes = atom<{ ids: readonly number[]; kept: boolean }>({ ids: [], kept: true });

/** Takes over what this device has kept. */
export const loadLikes = (): void => $likes.set({ ...$likes.get(), ids: readLikes() });

/** Likes a post, or takes it back. */
export function turnLike(id: number): void {
  const { ids } = $likes.get();
  const others = ids.filter((each) => each !== id);
  const next = others.length === ids.length ? [...ids, id] : others;
  $likes.set({ ids: next, kept: keepLikes(next) });
}
