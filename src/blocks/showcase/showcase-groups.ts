import type { PageRecord } from '../../catalogue/page-record.ts';
import { showcaseGroups } from '../../content/showcase.ts';
import type { ShowcaseIndexProps } from './showcase-index.tsx';

/** The catalogue in the groups of the showcase; groups without a page are left out. */
export function groupsOf(pages: readonly PageRecord[]): ShowcaseIndexProps['groups'] {
  return showcaseGroups
    .map(({ group, heading, lead }) => ({
      key: group,
      heading,
      lead,
      pages: pages
        .filter((page) => page.group === group)
        .map(({ path, title, description }) => ({ path, title, description })),
    }))
    .filter(({ pages: rows }) => rows.length > 0);
}
