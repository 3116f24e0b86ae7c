import { Person } from '../../../elements/person/person.tsx';

const people = [
  {
    img: '/media/portrait-03-768.avif',
    name: 'Ingrid Solvang',
    designation: 'Design lead',
    description: 'Draws with a pencil first and a browser second.',
  },
  {
    img: '/media/portrait-07-768.avif',
    name: 'Hana Kobayashi',
    designation: 'Research and accessibility',
    description: 'Watches people use what we made, and comes back with a short list.',
  },
  {
    img: '/media/portrait-09-768.avif',
    name: 'Colette Fournier',
    designation: 'Project lead',
    description: 'Calls clients before they have to call her.',
  },
];

/** Portraits whose text rises over them on hover or focus. */
export function TeamOver() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {people.map((person) => (
        <li key={person.name} className="max-lg:last:hidden max-sm:last:block">
          <Person variant="over" {...person}>
            <a
              href="/page/contact-us"
              className="lf-link mt-2 inline-flex min-h-11 items-center text-caption font-semibold"
            >
              Write to {person.name.split(' ')[0]}
            </a>
          </Person>
        </li>
      ))}
    </ul>
  );
}
