import type { PageMeta } from '../../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  group: 'element',
  theme: 'house',
  synonyms: ['reviews', 'quotes', 'slider'],
  path: '/elements/testimonials-carousel',
  title: 'Testimonials carousel',
  headTitle: 'Testimonial carousels for React with a pause',
  description:
    'Voices one after another: one that fades, two cards side by side, and cards that turn away. They wait while they are pointed at or focused.',
};
