import type { PageMeta } from '../../page-meta/page-meta.ts';
import { iconPages } from './icon-sets.ts';

/** Paths in the order of the specification. */
const pathOrder = [
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
  .sort((one, other) => pathOrder.indexOf(one.path) - pathOrder.indexOf(other.path));
