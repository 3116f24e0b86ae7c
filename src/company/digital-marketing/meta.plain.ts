import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 150,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['marketing', 'SEO', 'search', 'newsletter', 'ads', 'advertising', 'leads'],
  path: '/page/DigitalMarketing',
  title: 'Digital marketing',
  headTitle: 'Digital marketing: where the budget goes',
  description:
    'What becomes of a budget for ads, in an example, what can be changed, and how search, letters and ads are counted without following anyone.',
  picture: 'desk-travel',
};
