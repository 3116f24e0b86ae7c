import type { PageMeta } from '../page-meta/page-meta.ts';
import { gridlessPages } from './gridless-pages.ts';
import { portfolioPages } from './pages.ts';
import { gridlessPageMeta, portfolioMeta } from './portfolio-meta.ts';
import { projectMeta } from './project-meta.ts';
import { projects } from './projects.ts';

/** Meta of the portfolio's pages, and of all projects. */
export const pages: readonly PageMeta[] = [
  ...portfolioPages.map(portfolioMeta),
  ...Object.values(gridlessPages).map(gridlessPageMeta),
  ...projects.map(projectMeta),
];
