import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'content',
  order: 150,
  theme: 'house',
  hasClosingCallToAction: true,
  synonyms: ['marketing', 'SEO', 'search', 'newsletter', 'ads', 'advertising', 'leads'],
  path: '/page/DigitalMarketing',
  title: 'Digital marketing',
  headTitle: 'Digital marketing: where a hundred dollars goes',
  description:
    'What becomes of $100 of advertising in a small town, drawn to scale and summed to the cent, and how search, mail and ads are counted without following anyone.',
  picture: 'hundred-way',
};
