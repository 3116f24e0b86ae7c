import type { PageMeta } from '../../page-meta/page-meta.ts';
import { pageTitles } from './page-titles.ts';

/** The pages of page titles. */
export const pages: readonly PageMeta[] = pageTitles.map(({ notes: _notes, ...page }) => ({
  ...page,
  group: 'page-title',
  theme: 'house',
}));
