import type { PageRecord } from '../catalogue/page-record.ts';
import { freePages } from './free-pages.ts';
import { portfolioPages } from './pages.ts';
import { freeRow, portfolioRow } from './portfolio-row.ts';
import { projectRow } from './project-row.ts';
import { projects } from './projects.ts';

/** The pages of the portfolio, and those of all projects, read from the projects themselves. */
export const rows: readonly PageRecord[] = [
  ...portfolioPages.map(portfolioRow),
  ...Object.values(freePages).map(freeRow),
  ...projects.map(projectRow),
];
