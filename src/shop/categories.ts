import type { ProductCategory } from '../content/product-choices.ts';

/** Categories in the order of the product list, with heading and lead. */
export const categories: Readonly<Record<ProductCategory, { title: string; lead: string }>> = {
  scenery: { title: 'Scenery', lead: 'Places and beasts that stay where they are put.' },
  time: { title: 'Time', lead: 'Three ways of not measuring it.' },
  signals: { title: 'Signals', lead: 'They look as if they were about to say something.' },
  weights: { title: 'Weights', lead: 'For paper, and for people who lean on it.' },
  holders: { title: 'Holders', lead: 'The four that do a job.' },
};
