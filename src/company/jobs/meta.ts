import type { PageMeta } from '../../page-meta/page-meta.ts';
import { isClosed } from './closing-time.ts';
import { jobs } from './jobs.ts';

const now = new Date();

/** The page of every opening. */
export const pages: readonly PageMeta[] = jobs.map((job) => ({
  path: job.path,
  group: 'job',
  title: job.title,
  headTitle: job.headTitle,
  description: job.headDescription,
  theme: 'house',
  hasClosingCallToAction: true,
  picture: 'career-stool',
  noindex: isClosed(job, now),
}));
