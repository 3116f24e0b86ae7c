/** Hash of the page when all of its stories are flipped. */
const hashAll = 'now';
/** Hash of the page when none of its stories is flipped. */
export const hashNone = 'then';
/** Character between the stories in a hash. */
const separator = '+';

/**
 * Returns the stories that a URL has flipped, in their own order: `#now` all of them, `#dam+school` two,
 * `#then` none; undefined for other hashes.
 */
export function flippedIn(hash: string, ids: readonly string[]): string[] | undefined {
  const decodedHash = decodeURIComponent(hash.replace(/^#/, ''));
  if (decodedHash === hashAll) return [...ids];
  if (decodedHash === hashNone) return [];
  const storyIds = decodedHash.split(separator);
  return storyIds.every((id) => ids.includes(id))
    ? ids.filter((id) => storyIds.includes(id))
    : undefined;
}

/** Returns whether two lists name the same stories. */
export const isSame = (storyIds: readonly string[], otherIds: readonly string[]): boolean =>
  storyIds.length === otherIds.length && storyIds.every((id) => otherIds.includes(id));

/** Returns the URL of the page with these stories flipped; empty for those that are flipped at `first`. */
export function hashOf(
  flipped: readonly string[],
  ids: readonly string[],
  initiallyFlipped: readonly string[],
): string {
  const storyIds = ids.filter((id) => flipped.includes(id));
  if (isSame(storyIds, initiallyFlipped)) return '';
  if (storyIds.length === 0) return `#${hashNone}`;
  return `#${storyIds.length === ids.length ? hashAll : storyIds.join(separator)}`;
}

/** Returns every hash that flips two stories or more, but not all. */
export function combinationsOf(ids: readonly string[]): string[] {
  const subsets: string[][] = [[]];
  for (const id of ids) subsets.push(...subsets.map((set) => [...set, id]));
  return subsets
    .filter(({ length }) => length > 1 && length < ids.length)
    .map((set) => set.join(separator));
}

/** Returns the stories with one of them flipped, or flipped back. */
export const setStory = (flipped: readonly string[], id: string, isNow: boolean): string[] =>
  isNow ? [...new Set([...flipped, id])] : flipped.filter((each) => each !== id);
