import type { PageMeta } from '../../page-meta/page-meta.ts';
import { iconPages } from './icon-sets.ts';

/** Order of the specification. */
const order = [
  '/iconsmindline',
  '/iconsmindsolid',
  '/ETlineicon',
  '/fontawesome',
  '/feather',
  '/simple-line',
  '/themify',
];

/** Page meta of the icon pages. */
export const pages: readonly PageMeta[] = iconPages
  .map(({ path, title, headTitle, description }) => ({
    path,
    group: 'icons' as const,
    title,
    headTitle,
    description,
    theme: 'house' as const,
  }))
  .sort((one, other) => order.indexOf(one.path) - order.indexOf(other.path));
