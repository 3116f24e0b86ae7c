'use client';

import { Carousel } from '../../../elements/carousel/carousel.tsx';
import { Testimonial } from '../../../elements/testimonial/testimonial.tsx';

const quotes = [
  {
    text: 'The phone used to ring from seven until the last boat. This summer my deckhands learned that I can be spoken to before noon.',
    name: 'Marguerite Lavoie',
    job: 'Operations manager, Harrow Point Ferries',
    img: '/media/portrait-18-480.avif',
  },
  {
    text: 'They talked us out of the app. What we got instead was a page that loads in the walk-in cooler, and I have not thought about it since.',
    name: 'Tobias Renner',
    job: 'Owner, Cold Hollow Provisions',
    img: '/media/portrait-21-480.avif',
  },
  {
    text: 'The estimate had a line called things we are not sure about, with a number beside it. The number was right.',
    name: 'Adaeze Nwosu',
    job: 'Finance director, Granite State Seed',
    img: '/media/portrait-22-480.avif',
  },
  {
    text: 'When the card processor went down, Yusuf had called me before the first customer did. He had a plan and a bad joke.',
    name: 'Walter Pruitt',
    job: 'Manager, Pruitt Hardware',
    img: '/media/portrait-23-480.avif',
  },
  {
    text: 'I am blind, and I ran our membership drive on the site they built. Nobody made a speech about it. It just worked.',
    name: 'Simone Achterberg',
    job: 'Secretary, Winooski Rowing Club',
    img: '/media/portrait-20-480.avif',
  },
];

const labels = {
  stop: 'Stop the rotation',
  start: 'Start the rotation',
  previous: 'Previous voice',
  next: 'Next voice',
};

/** Carousel of testimonials on cards, two in view from 768 px on. */
export function TestimonialsPair() {
  return (
    <Carousel
      label="Said by five"
      effect="pair"
      labels={labels}
      slides={quotes.map((item) => ({
        id: item.name,
        body: <Testimonial variant="card" {...item} />,
      }))}
    >
      <h3 className="text-h3 font-bold sm:pb-1.5">Said by five</h3>
    </Carousel>
  );
}
