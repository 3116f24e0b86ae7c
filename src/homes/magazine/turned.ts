/** The address of the page when all of its stories are turned. */
const all = 'now';
/** The address of the page when none is. */
export const none = 'then';
/** Between the stories that an address names. */
const and = '+';

/**
 * Returns the stories that a URL has turned, in their own order: `#now` all of them, `#dam+school` two,
 * `#then` none; undefined for other hashes.
 */
export function turnedIn(hash: string, ids: readonly string[]): string[] | undefined {
  const name = decodeURIComponent(hash.replace(/^#/, ''));
  if (name === all) return [...ids];
  if (name === none) return [];
  const named = name.split(and);
  return named.every((id) => ids.includes(id)) ? ids.filter((id) => named.includes(id)) : undefined;
}

/** Tests if two lists name the same stories. */
export const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

/** Returns the URL of the page with these stories turned; empty for those that are turned at `first`. */
export function hashOf(
  turned: readonly string[],
  ids: readonly string[],
  first: readonly string[],
): string {
  const named = ids.filter((id) => turned.includes(id));
  if (isSame(named, first)) return '';
  if (named.length === 0) return `#${none}`;
  return `#${named.length === ids.length ? all : named.join(and)}`;
}

/** Returns every URL that turns two stories or more, but not all. */
export function combinationsOf(ids: readonly string[]): string[] {
  const subsets: string[][] = [[]];
  for (const id of ids) subsets.push(...subsets.map((set) => [...set, id]));
  return subsets
    .filter(({ length }) => length > 1 && length < ids.length)
    .map((set) => set.join(and));
}

/** Returns the stories with one of them turned, or turned back. */
export const withStory = (turned: readonly string[], id: string, isNow: boolean): string[] =>
  isNow ? [...new Set([...turned, id])] : turned.filter((each) => each !== id);
