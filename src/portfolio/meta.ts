import type { PageMeta } from '../page-meta/page-meta.ts';
import { freePages } from './free-pages.ts';
import { portfolioPages } from './pages.ts';
import { freePageMeta, portfolioMeta } from './portfolio-meta.ts';
import { projectMeta } from './project-meta.ts';
import { projects } from './projects.ts';

/** Meta of the portfolio's pages, and of all projects. */
export const pages: readonly PageMeta[] = [
  ...portfolioPages.map(portfolioMeta),
  ...Object.values(freePages).map(freePageMeta),
  ...projects.map(projectMeta),
];
