import type { PageRecord } from '../../catalogue/page-record.ts';
import { jobs } from './jobs.ts';

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
}));
