'use client';

import { Carousel } from '../../../elements/carousel/carousel.tsx';
import { Testimonial } from '../../../elements/testimonial/testimonial.tsx';

const quotes = [
  {
    text: 'The phone used to ring from seven until the last boat. This summer my deckhands learned that I can be spoken to before noon.',
    name: 'Marguerite Lavoie',
    job: 'Operations manager, Harrow Point Ferries',
  },
  {
    text: 'They talked us out of the app. What we got instead was a page that loads in the walk-in cooler, and I have not thought about it since.',
    name: 'Tobias Renner',
    job: 'Owner, Cold Hollow Provisions',
  },
  {
    text: 'The estimate had a line called things we are not sure about, with a number beside it. The number was right.',
    name: 'Adaeze Nwosu',
    job: 'Finance director, Granite State Seed',
  },
  {
    text: 'When the card processor went down, Yusuf had called me before the first customer did. He had a plan and a bad joke.',
    name: 'Walter Pruitt',
    job: 'Manager, Pruitt Hardware',
  },
  {
    text: 'I am blind, and I ran our membership drive on the site they built. Nobody made a speech about it. It just worked.',
    name: 'Simone Achterberg',
    job: 'Secretary, Winooski Rowing Club',
  },
];

const labels = {
  stop: 'Stop the rotation',
  start: 'Start the rotation',
  previous: 'Previous card',
  next: 'Next card',
};

/** Carousel of testimonials on cards, as a coverflow. */
export function TestimonialsCoverflow() {
  return (
    <Carousel
      label="Cards, turned"
      effect="coverflow"
      labels={labels}
      slides={quotes.map((item) => ({
        id: item.name,
        body: <Testimonial variant="card" {...item} />,
      }))}
    >
      <h3 className="text-h3 font-bold sm:pb-1.5">Pick a card</h3>
    </Carousel>
  );
}
