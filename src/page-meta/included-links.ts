import { aliases } from './aliases.ts';
import { leftOutPaths } from './pages.ts';

/** Part of a link in copy, `{ title, link }`. */
interface Link {
  link: string;
}

/** Returns the path of a link, without query and fragment. */
const pathOf = (link: string) => link.replace(/[?#].*$/, '');

/** Returns true unless a link leads to a sample that `site.config.ts` leaves out. */
export const isLinkIncluded = ({ link }: Link): boolean => {
  const path = pathOf(link);
  return !leftOutPaths.has(aliases[path] ?? path);
};

/** Returns a record, without its `action` where that leads to a sample that is left out. */
export function omitLeftOutAction<Item extends { action?: Link | undefined }>(item: Item): Item {
  if (!item.action || isLinkIncluded(item.action)) return item;
  return { ...item, action: undefined };
}
