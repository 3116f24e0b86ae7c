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
  headTitle: `About us: a small software firm in ${area}`,
  description: `Who ${name} is: a small software and web firm, founded in ${founded}. How we work, what we hold to, and who will do your work.`,
  picture: 'workshop-evening',
};
