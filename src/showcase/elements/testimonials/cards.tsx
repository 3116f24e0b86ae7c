import { Testimonial } from '../../../elements/testimonial/testimonial.tsx';

const quotes = [
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
    text: 'I am blind, and I ran our membership drive on the site they built. Nobody made a speech about it. It just worked.',
    name: 'Simone Achterberg',
    job: 'Secretary, Winooski Rowing Club',
    img: '/media/portrait-20-480.avif',
  },
];

/** Testimonials on three cards at different heights. */
export function TestimonialCards() {
  return (
    <ul className="grid gap-5 lg:grid-cols-3">
      {quotes.map((quote, index) => (
        <li key={quote.name} className={index === 1 ? 'lg:mt-14' : 'lg:mb-14'}>
          <Testimonial variant="card" {...quote} />
        </li>
      ))}
    </ul>
  );
}
