import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 260,
  theme: 'house',
  synonyms: ['GDPR', 'data protection', 'cookies'],
  path: '/privacy',
  title: 'Privacy',
  headTitle: 'Privacy: what this site keeps, and for how long',
  description:
    'What this site does with what you send: where messages, applications and subscriptions are kept, who reads them, for how long, and how to have them erased.',
};
