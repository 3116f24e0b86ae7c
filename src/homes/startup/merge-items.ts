/**
 * Merges two lists of objects by index: content, and additions of one page.
 * @throws when the lists differ in length.
 */
export function mergeItems<Item extends object, More extends object>(
  items: readonly Item[],
  more: readonly More[],
): (Item & More)[] {
  if (items.length !== more.length) {
    throw new Error(
      `${items.length} items, but ${more.length} additions: each item needs its own.`,
    );
  }
  return items.map((item, index) => ({ ...item, ...(more[index] as More) }));
}
