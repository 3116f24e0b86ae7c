import { aliases } from './aliases.ts';
import { leftOutPaths } from './pages.ts';

/** Link in copy. */
interface Link {
  link: string;
}

/** Returns the path of a link, without query and fragment. */
const pathOf = (link: string) => link.replace(/[?#].*$/, '');

/** Returns true unless a link leads to a sample that `site.config.ts` leaves out. */
export const isLinkKept = ({ link }: Link): boolean => {
  const path = pathOf(link);
  return !leftOutPaths.has(aliases[path] ?? path);
};

/** Returns a record, without its `link` where that leads to a sample that is left out. */
export function withKeptLink<Item extends { link?: Link | undefined }>(item: Item): Item {
  if (!item.link || isLinkKept(item.link)) return item;
  return { ...item, link: undefined };
}
