import { portfolioCopy } from './copy.ts';
import type { CountedFilter } from './filter/project-filter.tsx';
import { showAllKey } from './filter/show-only.ts';
import { filters } from './filters.ts';

/** Returns the filters that match any of these cards, with their counts. */
const countedFilters = (cards: readonly { categories: readonly string[] }[]): CountedFilter[] =>
  filters
    .map((filter) => ({
      ...filter,
      count: cards.filter(
        ({ categories }) => filter.key === showAllKey || categories.includes(filter.key),
      ).length,
    }))
    .filter(({ count }) => count > 0);

/** Returns the props of the filter above a list of projects, or of their pictures. */
export const filterProps = (cards: Parameters<typeof countedFilters>[0]) => ({
  options: countedFilters(cards),
  listId: 'projects',
  copy: portfolioCopy.filter,
});
