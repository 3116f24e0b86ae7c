import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name, founded } = siteConfig.company;

export const meta: PageMeta = {
  group: 'content',
  order: 30,
  theme: 'house',
  synonyms: ['history', 'timeline', 'beginnings', 'milestones', 'how it began', 'mill'],
  path: '/page/our-story',
  title: 'Our story',
  headTitle: `Our story: one house, cut open six times`,
  description: `How ${name} came to be since ${founded}: the same mill in six drawings, with the walls that went, the rents, the mistakes and what was in the bank.`,
  picture: 'story-street',
  hasClosingCallToAction: true,
};
