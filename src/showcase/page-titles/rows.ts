import type { PageRecord } from '../../catalogue/page-record.ts';
import { pageTitles } from './page-titles.ts';

/** The pages of page titles. */
export const rows: readonly PageRecord[] = pageTitles.map(({ notes: _notes, ...page }) => ({
  ...page,
  group: 'page-title',
  theme: 'house',
}));
