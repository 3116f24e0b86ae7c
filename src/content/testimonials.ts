import type { Testimonial } from './schema/testimonial.ts';

/** What clients said, in their words. */
export const testimonials: Testimonial[] = [
  {
    quote:
      'The phone used to ring from seven until the last boat. This summer my deckhands learned that I can be spoken to before noon.',
    name: 'Marguerite Lavoie',
    role: 'Operations manager, Harrow Point Ferries',
  },
  {
    quote:
      'They talked us out of the app. What we got instead was a page that loads in the walk-in cooler, and I have not thought about it since.',
    name: 'Tobias Renner',
    role: 'Owner, Cold Hollow Provisions',
  },
  {
    quote:
      'The estimate had a line called “things we are not sure about”, with a number beside it. The number was right.',
    name: 'Adaeze Nwosu',
    role: 'Finance director, Granite State Seed',
  },
  {
    quote:
      'When the card processor went down, Yusuf had called me before the first customer did. He had a plan and a bad joke.',
    name: 'Walter Pruitt',
    role: 'Manager, Pruitt Hardware',
  },
  {
    quote:
      'I am blind, and I ran our membership drive on the site they built. Nobody made a speech about it. It just worked.',
    name: 'Simone Achterberg',
    role: 'Secretary, Winooski Rowing Club',
  },
];
