import type { FilterOption } from './schema/filter-option.ts';

/** The choices above a portfolio grid. */
export const portfolioFilters: FilterOption[] = [
  { title: 'All', key: '*' },
  { title: 'Web', key: 'web' },
  { title: 'Shops', key: 'shops' },
  { title: 'Apps', key: 'apps' },
  { title: 'Identity', key: 'identity' },
  { title: 'Print', key: 'print' },
];
