import { Heading } from '../../../elements/heading/heading.tsx';

const chapters = [
  { title: 'The sheet on the door', text: 'How the line told people that the noon boat was full.' },
  {
    title: 'A booth without a phone',
    text: 'Two weeks in which nobody could call, and what they did instead.',
  },
  { title: 'The first booked car', text: 'A blue pickup, two hay bales and a dog.' },
];

/** Headings with a number in the margin. */
export function NumberedHeadings() {
  return (
    <ol className="grid gap-10">
      {chapters.map(({ title, text }, index) => (
        <li key={title}>
          <Heading level={3} size="h2" variant="number" label={`0${index + 1}`}>
            {title}
          </Heading>
          <p className="mt-3 ps-12 text-muted md:ps-24">{text}</p>
        </li>
      ))}
    </ol>
  );
}
