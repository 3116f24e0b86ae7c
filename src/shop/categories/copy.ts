import { siteConfig } from '../../../site.config.ts';

/** Copy of the categories page. */
export const categoriesCopy = {
  title: 'Kinds',
  heading: 'Five doors, eighteen things.',
  lead: 'Behind each door is one kind. Nobody follows you in to ask what you are after.',
  /** Templates with `{count}` and `{price}`. */
  count: '{count} things',
  fromPrice: 'from {price}',
  other: {
    heading: 'None of these?',
    lead: 'There is a gate at the side. It opens on all of them at once, or on a part that you name.',
    allProducts: 'All eighteen, no door',
    price: 'By price',
    color: 'By glaze',
  },
  demo: `The doors are painted on: ${siteConfig.company.name} made this shop as a demo, and the clay stays with us.`,
} as const;
