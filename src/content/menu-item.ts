/** An entry of a menu. It leads somewhere, or opens a dropdown or a mega menu. Source: `menu.ts`. */
export interface MenuItem {
  title: string;
  /** Missing when the entry only opens its dropdown. */
  link?: string | undefined;
  /** Entries below this one, nested as deep as needed. */
  dropdown?: MenuItem[] | undefined;
  /** Groups side by side in a wide panel. Never together with `dropdown`. */
  megamenu?: MenuGroup[] | undefined;
}

/** A column of a mega menu. */
export interface MenuGroup {
  title: string;
  items: MenuItem[];
}

/** A path in the spelling that two addresses of one page share: lower case, no slash, no `.html`. */
const plain = (path: string) =>
  path
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';

/** Whether the entry leads to the page at `path`, or to the section in view that it ends with. */
export function isActive(item: MenuItem, path: string): boolean {
  if (item.link === undefined) return false;
  if (item.link.startsWith('#')) return path.endsWith(item.link);
  return plain(item.link) === plain(path);
}

/** Whether there is something below the entry, so that it is a button rather than a link. */
export const opensPanel = (item: MenuItem): boolean => Boolean(item.dropdown ?? item.megamenu);

/** All entries below this one, in dropdowns and in mega menus, at any depth. */
export const entriesBelow = (item: MenuItem): MenuItem[] =>
  [...(item.dropdown ?? []), ...(item.megamenu ?? []).flatMap((group) => group.items)].flatMap(
    (entry) => [entry, ...entriesBelow(entry)],
  );

/** Whether the page at `path` stands somewhere below the entry. */
export const holdsActive = (item: MenuItem, path: string): boolean =>
  entriesBelow(item).some((entry) => isActive(entry, path));
