import type { PageRecord } from '../../catalogue/page-record.ts';
import { isClosed } from './closing.ts';
import { jobs } from './jobs.ts';

const now = new Date();

/** The page of every opening. */
export const rows: readonly PageRecord[] = jobs.map((job) => ({
  path: job.path,
  group: 'job',
  title: job.title,
  headTitle: job.headTitle,
  description: job.headDescription,
  theme: 'house',
  endsWithCall: true,
  picture: 'career-stool',
  noindex: isClosed(job, now),
}));
