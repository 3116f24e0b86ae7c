import { siteConfig } from '../../../site.config.ts';
import type { PageMeta } from '../../page-meta/page-meta.ts';

const { name } = siteConfig.company;

export const meta: PageMeta = {
  group: 'content',
  order: 20,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['team', 'people', 'staff', 'who sits where'],
  path: '/page/our-team',
  title: 'Our team',
  headTitle: `Our team: who sits where at ${name}`,
  description:
    'A floor from above, with everybody at their bench: who we are, who answers for what, and whom to ask about your question.',
  picture: 'team-floor',
};
