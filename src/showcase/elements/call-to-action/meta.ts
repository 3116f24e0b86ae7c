import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['CTA', 'closing band'],
  path: '/elements/call-to-action',
  title: 'Call to action',
  headTitle: 'Calls to action for React: four ways to ask',
  description:
    'One sentence and one thing to do: a question in large type, words over a picture, a line that is one link, and a slab that its picture reaches out of.',
};
