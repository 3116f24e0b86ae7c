import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name, founded } = siteConfig.company;

export const meta: PageMeta = {
  group: 'content',
  order: 30,
  theme: 'house',
  synonyms: ['history', 'timeline', 'beginnings', 'milestones', 'how it began'],
  path: '/page/our-story',
  title: 'Our story',
  headTitle: 'Our story: how we began, and what came next',
  description: `How ${name} started out in ${founded}, who came to us, what has changed since then, and what we have in mind.`,
  picture: 'story-street',
  hasClosingCallToAction: true,
};
