import { siteConfig } from '../../../site.config.ts';
import { area } from '../../content/contact.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name, founded } = siteConfig.company;

export const meta: PageMeta = {
  group: 'content',
  order: 10,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['company', 'people', 'history', 'who we are'],
  path: '/page/about-us',
  title: 'About us',
  headTitle: `About us: fourteen people and a workshop in ${area}`,
  description: `Who ${name} is: a small firm that has been building software since ${founded}, how we work, what we believe in, and who will do your work.`,
  picture: 'workshop-evening',
};
