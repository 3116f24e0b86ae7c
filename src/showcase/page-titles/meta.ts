import type { PageMeta } from '../../page-meta/page-meta.ts';
import { pageTitles } from './page-titles.ts';

/** Page meta of the page title demos. */
export const pages: readonly PageMeta[] = pageTitles.map(({ notes: _notes, ...page }) => ({
  ...page,
  group: 'page-title',
  theme: 'house',
}));
