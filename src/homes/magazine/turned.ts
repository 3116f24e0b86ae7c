/** The address of the page when all of its stories are turned. */
const all = 'now';
/** Between the stories that an address names. */
const and = '+';

/**
 * Returns the stories that an address has turned, in their own order: `#now` all of them, `#dam+school`
 * two; undefined where it names something else.
 */
export function turnedIn(hash: string, ids: readonly string[]): string[] | undefined {
  const name = decodeURIComponent(hash.replace(/^#/, ''));
  if (name === all) return [...ids];
  const named = name.split(and);
  return named.every((id) => ids.includes(id)) ? ids.filter((id) => named.includes(id)) : undefined;
}

/** The address of the page with these stories turned; empty for none. */
export function hashOf(turned: readonly string[], ids: readonly string[]): string {
  const named = ids.filter((id) => turned.includes(id));
  if (named.length === 0) return '';
  return `#${named.length === ids.length ? all : named.join(and)}`;
}

/** Every address that turns two stories or more, but not all. */
export function combinationsOf(ids: readonly string[]): string[] {
  const subsets: string[][] = [[]];
  for (const id of ids) subsets.push(...subsets.map((set) => [...set, id]));
  return subsets
    .filter(({ length }) => length > 1 && length < ids.length)
    .map((set) => set.join(and));
}

/** The stories with one of them turned, or turned back. */
export const withStory = (turned: readonly string[], id: string, isNow: boolean): string[] =>
  isNow ? [...new Set([...turned, id])] : turned.filter((each) => each !== id);
