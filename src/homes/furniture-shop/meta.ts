import type { PageMeta } from '../../page-meta/page-meta.ts';

export const meta: PageMeta = {
  path: '/home-furniture-shop',
  group: 'home',
  order: 210,
  title: 'Furniture shop',
  headTitle: 'Tuesday Red: chairs, tables and lamps in the color of their day',
  description:
    'A chair works in Jamestown, New York, with one paint booth and one color a weekday. Choose the day: it says the color, the price, and when the truck leaves.',
  theme: 'furniture-shop',
  synonyms: ['chair', 'table', 'lamp', 'color', 'configurator', 'store', 'product', 'weekday'],
  picture: 'day-chair-tuesday',
};
