import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['ticker', 'marquee'],
  path: '/elements/text-slider',
  title: 'Text slider',
  headTitle: 'Text sliders for React that need no script',
  description:
    'Sentences chosen by radio buttons, a week by its days, words that run by and can be stopped, a row that snaps. All in HTML and CSS.',
};
