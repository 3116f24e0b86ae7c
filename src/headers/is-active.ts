import type { MenuItem } from '../content/schema/menu-item.ts';

/** A path in the spelling that two addresses of one page share: lower case, no slash, no `.html`. */
const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';

/** Whether the entry leads to the page at `path`. */
export const isActive = (item: MenuItem, path: string): boolean =>
  item.link !== undefined && plain(item.link) === plain(path);

/** All entries below this one, in dropdowns and in mega menus, at any depth. */
export const entriesBelow = (item: MenuItem): MenuItem[] =>
  [...(item.dropdown ?? []), ...(item.megamenu ?? []).flatMap((group) => group.items)].flatMap(
    (entry) => [entry, ...entriesBelow(entry)],
  );

/** Whether the page at `path` stands somewhere below the entry. */
export const holdsActive = (item: MenuItem, path: string): boolean =>
  entriesBelow(item).some((entry) => isActive(entry, path));
