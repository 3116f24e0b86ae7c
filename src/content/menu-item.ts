/** Menu entry: a link, or the trigger of a dropdown or mega menu. Source: `menu.ts`. */
export interface MenuItem {
  title: string;
  /** Left out when the entry only opens its dropdown. */
  link?: string | undefined;
  /** Paths of pages that belong to the entry without being in the menu: on them it is marked. */
  pages?: string[] | undefined;
  /** Child entries, nested as deep as needed. */
  dropdown?: MenuItem[] | undefined;
  /** Groups side by side in a wide panel. Mutually exclusive with `dropdown`. */
  megamenu?: MenuGroup[] | undefined;
}

/** Column of a mega menu. */
export interface MenuGroup {
  title: string;
  items: MenuItem[];
}

/** Normalizes a path for comparison: lower case, no trailing slash, no `.html`. */
const normalizePath = (path: string) =>
  path
    .toLowerCase()
    .replace(/[?#].*$/, '')
    .replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';

/** Returns true if the entry links to the page at `path`, or to the section in view at its hash. */
export function isActive(item: MenuItem, path: string): boolean {
  if (item.link === undefined) return false;
  if (item.link.startsWith('#')) return path.endsWith(item.link);
  return normalizePath(item.link) === normalizePath(path);
}

/** Returns true if the page at `path` belongs to the entry without being in the menu. */
export const standsFor = ({ pages = [] }: MenuItem, path: string): boolean =>
  pages.some((page) => normalizePath(page) === normalizePath(path));

/** Returns true if the entry has children, so that it is a button rather than a link. */
export const opensPanel = (item: MenuItem): boolean => Boolean(item.dropdown ?? item.megamenu);

/** Returns all descendants of an entry, in dropdowns and mega menus, at any depth. */
export const entriesBelow = (item: MenuItem): MenuItem[] =>
  [...(item.dropdown ?? []), ...(item.megamenu ?? []).flatMap((group) => group.items)].flatMap(
    (entry) => [entry, ...entriesBelow(entry)],
  );

/** Returns true if the page at `path` is a descendant of the entry, or belongs to it or to one. */
export const holdsActive = (item: MenuItem, path: string): boolean =>
  standsFor(item, path) ||
  entriesBelow(item).some((entry) => isActive(entry, path) || standsFor(entry, path));

/**
 * Returns the entries of the menu on the page at `path`, whose `pages` contain no other: the header is
 * an island, so that its props are in the HTML of every page.
 */
export const menuOn = (path: string, items: MenuItem[]): MenuItem[] =>
  items.map(({ pages, dropdown, ...item }) => ({
    ...item,
    ...(pages?.includes(path) && { pages: [path] }),
    ...(dropdown && { dropdown: menuOn(path, dropdown) }),
  }));
