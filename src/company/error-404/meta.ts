import type { PageMeta } from '../../page-meta/page-meta.ts';
import { notFoundWords } from '../../words/not-found.ts';

const { title, headTitle, description } = notFoundWords;

export const meta: PageMeta = {
  group: 'content',
  order: 250,
  theme: 'house',
  footer: 'one-line',
  path: '/page/error-404',
  ...{ title, headTitle, description },
  noindex: true,
};
