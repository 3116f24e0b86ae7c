import type { FilterOption } from '../content/schema/filter-option.ts';
import type { ProjectCategory } from '../content/schema/project.ts';

/** Singular names of the kinds; the plural names are in the filter. */
export const categoryNames: Readonly<Record<ProjectCategory, string>> = {
  booking: 'Booking',
  shop: 'Shop',
  app: 'App',
  tool: 'Tool',
  story: 'Story',
};

/** Filter choices of every portfolio (specification, section 3). */
export const filters: readonly FilterOption[] = [
  { title: 'All', key: '*' },
  { title: 'Booking', key: 'booking' },
  { title: 'Shops', key: 'shop' },
  { title: 'Apps', key: 'app' },
  { title: 'Tools', key: 'tool' },
  { title: 'Stories', key: 'story' },
];
