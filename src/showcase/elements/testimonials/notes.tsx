import { Testimonial } from '../../../elements/testimonial/testimonial.tsx';

const quotes = [
  {
    text: 'When the card processor went down, Yusuf had called me before the first customer did. He had a plan and a bad joke.',
    name: 'Walter Pruitt',
    job: 'Manager, Pruitt Hardware',
  },
  {
    text: 'The estimate had a line called things we are not sure about, with a number beside it. The number was right.',
    name: 'Adaeze Nwosu',
    job: 'Finance director, Granite State Seed',
  },
  {
    text: 'They talked us out of the app. What we got instead was a page that loads in the walk-in cooler, and I have not thought about it since.',
    name: 'Tobias Renner',
    job: 'Owner, Cold Hollow Provisions',
  },
  {
    text: 'I am blind, and I ran our membership drive on the site they built. Nobody made a speech about it. It just worked.',
    name: 'Simone Achterberg',
    job: 'Secretary, Winooski Rowing Club',
  },
];

/** Testimonials in small type with lines between them, beside a heading. */
export function TestimonialNotes() {
  return (
    <div className="grid gap-8 lg:grid-cols-12">
      <h3 className="text-h2 font-bold lg:col-span-4">What they say when we are not in the room</h3>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:col-span-8">
        {quotes.map((quote) => (
          <li key={quote.name}>
            <Testimonial variant="note" {...quote} />
          </li>
        ))}
      </ul>
    </div>
  );
}
