import type { PageMeta } from '../../page-meta/page-meta.ts';
import { iconPages } from './icon-sets.ts';

/** In the order in which the specification names them. */
const order = [
  '/iconsmindline',
  '/iconsmindsolid',
  '/ETlineicon',
  '/fontawesome',
  '/feather',
  '/simple-line',
  '/themify',
];

/** The pages of icon sets. */
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
